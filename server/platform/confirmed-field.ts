import { IsBoolean, IsOptional } from 'class-validator';
import { Field } from 'type-graphql';

/** Declares that the user stores an entry that is asked about. */
export function ConfirmedField(...codes: string[]): PropertyDecorator {
  const parts = [
    Field(() => Boolean, {
      nullable: true,
      description: `Stores the entry although it resembles an earlier one or has an unusual figure; without it the call fails with ${codes.join(' or ')}.`,
    }) as PropertyDecorator,
    IsOptional(),
    IsBoolean(),
  ];
  return (prototype, property) => {
    for (const declare of parts) declare(prototype, property);
  };
}
