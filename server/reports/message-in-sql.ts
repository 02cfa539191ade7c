import { type CompiledMessage, compileMessage } from '../domain/kernel/compile-message';
import { LABEL, type Message } from '../domain/kernel/message';

/** SQL of a value; a message as value is wrapped by `nested`. */
type Value = string | { nested: string };

/** A message or a label as the value of another message. */
export const nested = (message: string) => ({ nested: message });

type Names<Definition> = Definition extends (params: infer Params) => Message ? keyof Params & string : never;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** SQL: litres in Indian grouping, '10,70,700.000': a comma before each pair of digits before the last three. */
const groupedLitres = (millilitres: string): string =>
  `regexp_replace(to_char(${millilitres} / 1000.0, 'FM999999990.000'), '([0-9])(?=([0-9][0-9])+[0-9][.])', '\\1,', 'g')`;

/** SQL: a value as the English text shows it. */
function shown([name, kind, cases]: Exclude<CompiledMessage[number], string>, values: Record<string, Value>): string {
  const value = values[name]!;
  if (typeof value !== 'string') return `(${value.nested}) ->> 'message'`;
  switch (kind) {
    case undefined:
      return `(${value})::text`;
    case 'date':
      return `to_char(${value}, 'DD-MM-YYYY')`;
    case 'litres':
      return groupedLitres(value);
    case 'select': {
      const { other, offset: _, ...others } = cases as Record<string, CompiledMessage>;
      const whens = Object.entries(others).map(([each, text]) => `WHEN ${quoted(each)} THEN ${quoted(text.join(''))}`);
      return `CASE ${value} ${whens.join(' ')} ELSE ${quoted(other!.join(''))} END`;
    }
    default:
      throw new Error(`${kind} cannot be written in SQL`);
  }
}

const asData = (value: Value): string => (typeof value === 'string' ? value : value.nested);

/**
 * SQL: a message as jsonb, for a column of kind `message`. The values are SQL: text, days, millilitres, or `nested`
 * messages. Its English text is written too, since rows are sorted and exported by it.
 */
export function messageInSql<Definition extends { id: string; english: string }>(
  { id, english }: Definition,
  values: Readonly<Record<Names<Definition>, Value>>,
): string {
  const all = values as Record<string, Value>;
  const params = Object.entries(all).map(([name, value]) => `${quoted(name)}, ${asData(value)}`);
  const parts = compileMessage(english).map((token) => (typeof token === 'string' ? quoted(token) : shown(token, all)));
  return `jsonb_build_object('messageId', ${quoted(id)}, 'params', jsonb_build_object(${params.join(', ')}), 'message', concat(${parts.join(', ')}))`;
}

/** SQL: a label as a message. */
export const labelInSql = (label: string): string =>
  `jsonb_build_object('messageId', '${LABEL}', 'params', jsonb_build_object('label', ${label}), 'message', ${label})`;

/** SQL: text as typed in a column of kind `message`. */
export const typedInSql = (text: string): string => `to_jsonb((${text})::text)`;
