/**
 * The answer's own word that allows the style elements Mantine makes at run time (Content-Security-Policy style-src).
 * The server puts it in place of CSP_NONCE in index.html.
 */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

/** Hands it, under the name that it looks for, to what keeps the page from scrolling behind a dialog (get-nonce). */
export const shareStyleNonce = (): void => void Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
