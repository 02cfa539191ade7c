import { IsInt, IsOptional } from 'class-validator';
import { Field, Int } from 'type-graphql';
import { shifts } from '../../domain/shifts.messages';
import { saying } from '../../platform/validated';

/** Declares the shift that an entry is meant for; `shareRunningShift` enforces it. */
export function ShiftMeantField(): PropertyDecorator {
  const parts = [
    Field(() => Int, {
      nullable: true,
      description:
        'Id of the expected shift; refused unless it is running. If omitted, the shift running at the time of the request is used.',
    }) as PropertyDecorator,
    IsOptional(),
    IsInt(saying(shifts.select())),
  ];
  return (prototype, property) => {
    for (const declare of parts) declare(prototype, property);
  };
}
