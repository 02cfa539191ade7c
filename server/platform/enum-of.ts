import { registerEnumType } from 'type-graphql';

/** The values of a closed set, with their meanings, as an enum of the API. */
export function enumOf(name: string, description: string, meanings: Readonly<Record<string, string>>): object {
  const values = Object.keys(meanings);
  const valuesConfig = Object.fromEntries(values.map((value) => [value, { description: meanings[value] }]));
  const members = Object.fromEntries(values.map((value) => [value, value]));
  registerEnumType(members, { name, description, valuesConfig });
  return members;
}
