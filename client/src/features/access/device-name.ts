const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\bChrome\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** A readable name of the program behind a User-Agent: 'Chrome, Windows'. An unknown one is returned unchanged. */
export function deviceName(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([, sign]) => sign.test(userAgent))?.[0] ?? []);
  return names.length === 0 ? userAgent : names.join(', ');
}
