/**
 * Segments of letters, digits, `-` and `_`, each after one slash: nothing that a browser reads as a scheme, a host,
 * `..` or `\`.
 */
const OWN_PATH = /^(\/[A-Za-z0-9_-]+)+$/;

/**
 * Whether the path for recipients' names belongs to this origin. The server creates no others; a row that came from
 * elsewhere is not queried.
 */
export const isOwnPath = (path: string): boolean => OWN_PATH.test(path);
