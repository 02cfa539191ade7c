/** The next slip of the book: increments the trailing number and keeps its zeros ('A-0099' gives 'A-0100'). */
export function nextSlip(slip: string): string {
  const [, before = '', number, after = ''] = /^(.*?)([0-9]+)([^0-9]*)$/.exec(slip.trim()) ?? [];
  if (number === undefined) return '';
  return before + String(BigInt(number) + 1n).padStart(number.length, '0') + after;
}
