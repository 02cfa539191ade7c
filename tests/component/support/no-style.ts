/** Any class of a CSS module, under its own name. */
const classes: Record<string, string> = new Proxy({}, { get: (_, name) => String(name) });
export default classes;
