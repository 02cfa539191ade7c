import { IsInt, IsOptional } from 'class-validator';
import { Field, Int } from 'type-graphql';

/** Declares the shift that an entry is meant for; `shareRunningShift` enforces it. */
export function ShiftMeantField(): PropertyDecorator {
  const parts = [
    Field(() => Int, {
      nullable: true,
      description:
        'Only into this shift: refused where another one, or none, is running. Left out: into whichever runs when it arrives.',
    }) as PropertyDecorator,
    IsOptional(),
    IsInt({ message: 'Select a shift' }),
  ];
  return (prototype, property) => {
    for (const declare of parts) declare(prototype, property);
  };
}
