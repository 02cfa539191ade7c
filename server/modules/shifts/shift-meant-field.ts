import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { Field, Int } from 'type-graphql';
import { lateReasonRule } from '../../domain/late-entry.rules';
import { shifts } from '../../domain/shifts.messages';
import { Ruled } from '../../platform/ruled';
import { saying } from '../../platform/validated';

const together =
  (parts: PropertyDecorator[]): PropertyDecorator =>
  (prototype, property) => {
    for (const declare of parts) declare(prototype, property);
  };

/** Declares the shift that an entry is meant for; `lockShiftOfEntry` enforces it. */
export const ShiftMeantField = (): PropertyDecorator =>
  together([
    Field(() => Int, {
      nullable: true,
      description:
        'Id of the expected shift; refused unless it is running, or closed and a lateReason is given. If omitted, the shift running at the time of the request is used.',
    }) as PropertyDecorator,
    IsOptional(),
    IsInt(saying(shifts.select())),
  ]);

/** Declares the reason of an entry that was forgotten in the closed shift `shiftId`. */
export const LateReasonField = (): PropertyDecorator =>
  together([
    Field(() => String, {
      nullable: true,
      description:
        'Why the entry is made after the close of its shift: records it in the closed shift `shiftId`, by the right shift.lateEntry; without the right it waits for approval. Ignored if that shift is running.',
    }) as PropertyDecorator,
    Ruled(lateReasonRule),
  ]);

/** Declares that the caller wants to know the effects before anything is recorded: see `submit`. */
export const RehearseField = (): PropertyDecorator =>
  together([
    Field(() => Boolean, {
      nullable: true,
      description: 'Dry run: records nothing, and answers `effects` alone; none if it would wait for approval.',
    }) as PropertyDecorator,
    IsOptional(),
    IsBoolean(),
  ]);
