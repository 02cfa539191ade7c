/** The slip after this one in its book: the last number in it counted on, zeros kept ('A-0099' gives 'A-0100'). */
export function nextSlip(slip: string): string {
  const [, before = '', number, after = ''] = /^(.*?)([0-9]+)([^0-9]*)$/.exec(slip.trim()) ?? [];
  if (number === undefined) return '';
  return before + String(BigInt(number) + 1n).padStart(number.length, '0') + after;
}
