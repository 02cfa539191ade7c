import { type Millilitres, parseLitres } from '../../../../server/domain/kernel/litres';

/** Litres as the server sends them, in millilitres. Throws RangeError for any other text. */
export function exactLitres(text: string): Millilitres {
  const litres = parseLitres(text);
  if (litres === null) throw new RangeError(`The server sent '${text}' for litres`);
  return litres;
}
