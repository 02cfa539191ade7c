/**
 * The response's nonce for the style elements Mantine creates at run time (Content-Security-Policy style-src). The
 * server replaces CSP_NONCE in index.html.
 */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

/** Sets the global that get-nonce reads, so that react-remove-scroll may add its style element. */
export const shareStyleNonce = (): void => void Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
