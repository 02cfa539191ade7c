import { IsBoolean, IsOptional } from 'class-validator';
import { Field } from 'type-graphql';

/** Declares that the user keeps an entry that is asked about. */
export function ConfirmedField(...codes: string[]): PropertyDecorator {
  const parts = [
    Field(() => Boolean, {
      nullable: true,
      description: `Keeps an entry that is asked about: one like an earlier one, or with an unusual figure. Without it such an entry is refused with ${codes.join(' or ')}.`,
    }) as PropertyDecorator,
    IsOptional(),
    IsBoolean(),
  ];
  return (prototype, property) => {
    for (const declare of parts) declare(prototype, property);
  };
}
