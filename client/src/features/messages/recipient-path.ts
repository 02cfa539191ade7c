/** Steps of letters, digits, `-` and `_`, each behind one slash: nothing that a browser reads as a scheme, a host, `..` or `\`. */
const OWN_PATH = /^(\/[A-Za-z0-9_-]+)+$/;

/**
 * Whether the path that completes recipients' names leads to a place of this station and to no other. The server makes
 * none that does not; a row that came to be in another way is asked nothing.
 */
export const isOwnPath = (path: string): boolean => OWN_PATH.test(path);
