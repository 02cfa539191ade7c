import type { LateEffects } from '../../../modules/shifts/late-entry';
import { lastId } from '../present';
import { body, type Fields, type Shape, text, whole } from '../shape';

/**
 * The body of an entry of a shift. Old tools post whole screens, so `shiftId` counts only beside a reason for a late
 * entry.
 */
export function entryBody(fields: Fields): Shape {
  const ordinary = body(fields);
  const late = body({ ...fields, shiftId: whole('shiftId'), lateReason: text('lateReason') });
  return Object.assign<Shape, Pick<Shape, 'oldName'>>(
    (request) => (isBlank(request.body?.lateReason) ? ordinary : late)(request),
    { oldName: late.oldName },
  );
}

const isBlank = (sent: unknown): boolean =>
  sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '');

/** The answer of such an entry, with what a late one changed. */
export const entryId = (id: number, { effects }: LateEffects): [{ lastId: number; effects?: string[] }] =>
  effects === undefined ? lastId(id) : [{ lastId: id, effects }];
