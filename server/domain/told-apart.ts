/** A person in a list of choices. */
export interface Named {
  id: number;
  name: string;
  contactNo?: string | null;
}

const keyOf = ({ name }: Named): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The label of each person in a list of choices, by id: the name, and for people who share it also the phone number, or the
 * number of the record where the phone does not tell them apart either.
 */
export function toldApart(people: readonly Named[]): Map<number, string> {
  const sharing = new Map<string, Named[]>();
  for (const person of people) sharing.set(keyOf(person), [...(sharing.get(keyOf(person)) ?? []), person]);
  return new Map(
    people.map((person) => {
      const others = sharing.get(keyOf(person))!.filter(({ id }) => id !== person.id);
      if (others.length === 0) return [person.id, person.name];
      const phone = person.contactNo?.trim() ?? '';
      const isTold = phone !== '' && others.every(({ contactNo }) => contactNo?.trim() !== phone);
      return [person.id, `${person.name} (${isTold ? phone : `#${person.id}`})`];
    }),
  );
}
