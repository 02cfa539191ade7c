import { IsBoolean, IsOptional } from 'class-validator';
import { Field } from 'type-graphql';

/** Declares that the user keeps an entry after the question whether it was entered before. */
export function ConfirmedField(codes: string): PropertyDecorator {
  const parts = [
    Field(() => Boolean, {
      nullable: true,
      description: `Records the entry although it looks like an earlier one; without it such an entry is refused with ${codes}.`,
    }) as PropertyDecorator,
    IsOptional(),
    IsBoolean(),
  ];
  return (prototype, property) => {
    for (const declare of parts) declare(prototype, property);
  };
}
