import { GraphQLScalarType, Kind } from 'graphql';
import { densityText, parseDensity } from '../domain/density';
import { isBusinessDate } from '../domain/kernel/business-date';
import { litresText, parseLitres } from '../domain/kernel/litres';
import { parseLocalDateTime } from '../domain/kernel/local-date-time';
import type { MessageParams } from '../domain/kernel/message';
import { moneyText, parseMoney, parseRate, rateText } from '../domain/kernel/money';
import { refusal } from '../domain/kernel/problem';
import { requests } from '../domain/requests.messages';

/**
 * Creates a scalar that is decimal text on the wire and a safe integer inside. Numbers are refused because they may
 * have lost digits.
 */
function decimalScalar(
  name: string,
  description: string,
  parse: (text: string) => number | null,
  text: (n: number) => string,
) {
  const parseValue = (value: unknown): number => {
    const parsed = typeof value === 'string' ? parse(value) : null;
    if (parsed === null) throw refusal('INVALID', requests.decimalWanted({ name }), undefined, 'INVALID');
    return parsed;
  };
  return new GraphQLScalarType<number, string>({
    name,
    description,
    serialize: (value) => text(value as number),
    parseValue,
    parseLiteral: (node) => parseValue(node.kind === Kind.STRING ? node.value : null),
  });
}

export const Money = decimalScalar(
  'Money',
  'Rupees as a decimal text with two decimals: "27750.00".',
  parseMoney,
  moneyText,
);
export const Litres = decimalScalar(
  'Litres',
  'Litres as a decimal text with three decimals: "445.125".',
  parseLitres,
  litresText,
);
export const Rate = decimalScalar('Rate', 'Rupees per litre as a decimal text: "92.50".', parseRate, rateText);
export const Percent = decimalScalar(
  'Percent',
  'A percentage as a decimal text with two decimals: "18.00".',
  parseRate,
  rateText,
);

export const Tenths = decimalScalar(
  'Tenths',
  'A measured figure as a decimal text with one decimal: kg/m³ "748.3", °C "28.5".',
  parseDensity,
  densityText,
);

/** Output only. */
export const MessageValues = new GraphQLScalarType<MessageParams, MessageParams>({
  name: 'MessageValues',
  description:
    'Values of a message by name, as JSON: text, exact integers (paise, millilitres), days yyyy-mm-dd, or messages with messageId, params and the English message.',
  serialize: (value) => value as MessageParams,
});

export const BusinessDate = new GraphQLScalarType<string, string>({
  name: 'BusinessDate',
  description: 'A calendar day, yyyy-mm-dd, in the time zone of the station.',
  serialize: (value) => value as string,
  parseValue: asDate,
  parseLiteral: (node) => asDate(node.kind === Kind.STRING ? node.value : null),
});

function asDate(value: unknown): string {
  if (typeof value !== 'string' || !isBusinessDate(value))
    throw refusal('INVALID', requests.dateWanted(), undefined, 'INVALID');
  return value;
}

export const LocalDateTime = new GraphQLScalarType<string, string>({
  name: 'LocalDateTime',
  description: 'A local date and time to the minute, yyyy-mm-ddThh:mm, in the time zone of the station.',
  serialize: (value) => value as string,
  parseValue: asMinute,
  parseLiteral: (node) => asMinute(node.kind === Kind.STRING ? node.value : null),
});

function asMinute(value: unknown): string {
  const minute = typeof value === 'string' ? parseLocalDateTime(value) : null;
  if (minute === null) throw refusal('INVALID', requests.minuteWanted(), undefined, 'INVALID');
  return minute;
}
