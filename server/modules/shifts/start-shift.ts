import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { type Problem, refusal, refuseIf } from '../../domain/kernel/problem';
import { shifts } from '../../domain/shifts.messages';
import { moveOpeningsToFirstShift } from '../../masters/move-openings';
import { IS_SOLD, type RateInForce, ratesInForce } from '../../masters/product-rate.queries';
import { IsBusinessDate } from '../../platform/is-business-date';
import { BusinessDate } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { NOT_REVERSED } from '../../services/ledger/not-reversed';
import { post } from '../../services/ledger/post';
import { keepAttendance, OnDutyField, type OnDutyInput } from './keep-attendance';
import { lastShift } from './next-shift.queries';
import { lockShiftSequence } from './running-shift';
import { checkSlot } from './shift-slot';
import { TANK_OPENING } from './shift-tank.entity';
import { notifyOfStart } from './tell-shift-started';

@InputType({ description: 'Starts a shift of a type on a date, with the employees on duty.' })
export class StartShiftInput {
  @Field(() => Int, { description: 'Id of the shift type.' })
  @IsInt(saying(shifts.selectType()))
  shiftTypeId!: number;
  @Field(() => BusinessDate)
  @IsBusinessDate('Please enter a valid shift date')
  shiftDate!: string;
  @OnDutyField({ defaultValue: [] })
  @IsOptional()
  onDuty?: OnDutyInput[];
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Confirmation of a date more than a day ahead of the next shift due, which needs the right shift.startAhead.',
  })
  @IsOptional()
  @IsBoolean()
  confirmAhead?: boolean | null;
}

/**
 * Starts a shift (docs/design/domain.md#start): copies rates, carries forward readings and levels, stores the
 * attendance.
 */
export const startShift = defineCommand({
  name: 'startShift',
  right: 'shift.start',
  input: StartShiftInput,
  async run(tx, input): Promise<{ shiftId: number }> {
    await lockShiftSequence(tx);
    const last = await lastShift(tx.sql);
    if (last?.state === 'RUNNING') throw refusal('SHIFT_RUNNING', shifts.running({ shift: shifts.named(last) }));
    const shiftType = await checkSlot(tx, input, last);
    if (last === null) await moveOpeningsToFirstShift(tx, input.shiftDate);
    const shiftId = await createShift(tx, input, await ratesToStartWith(tx, input));
    await carryReadings(tx, shiftId);
    await carryLevels(tx, shiftId, input.shiftDate);
    await keepAttendance(tx, shiftId, input.onDuty ?? []);
    tx.audit({ table: 'shift', id: shiftId, after: input });
    tx.publish('shiftChanged', { shiftId });
    await notifyOfStart(tx, { shiftId, shiftDate: input.shiftDate, shiftName: shiftType.name });
    return { shiftId };
  },
});

/** The rates in force of the fuel products in use; refused if a product that a nozzle sells has none. */
export async function ratesToStartWith(
  tx: Tx,
  { shiftDate, shiftTypeId }: Pick<StartShiftInput, 'shiftDate' | 'shiftTypeId'>,
): Promise<RateInForce[]> {
  const products = await tx.sql<{ id: number; name: string; isSold: boolean }>(
    `SELECT p.id, p.name, ${IS_SOLD} AS "isSold" FROM product p WHERE p.kind = 'FUEL' AND NOT p.disabled ORDER BY p.id`,
  );
  const rates = await ratesInForce(tx.sql, shiftDate, shiftTypeId);
  const missing = products.filter((product) => product.isSold && !rates.some((rate) => rate.productId === product.id));
  refuseIf(
    missing.map((product): Problem => ({ code: 'NO_RATE', ...shifts.noRate({ product: product.name }) })),
    'REFUSED',
  );
  return rates.filter((rate) => products.some((product) => product.id === rate.productId));
}

async function createShift(tx: Tx, { shiftDate, shiftTypeId }: StartShiftInput, rates: RateInForce[]): Promise<number> {
  const [shift] = await tx.sql<{ id: number }>(
    'INSERT INTO shift (shift_date, shift_type_id, started_by_id) VALUES ($1, $2, $3) RETURNING id',
    [shiftDate, shiftTypeId, tx.actor.userId],
  );
  await tx.sql(
    `INSERT INTO shift_rate (shift_id, product_id, rate)
     SELECT $1, r."productId", r.rate FROM jsonb_to_recordset($2::jsonb) AS r("productId" int, rate bigint)`,
    [shift!.id, JSON.stringify(rates)],
  );
  return shift!.id;
}

/** Each nozzle in use opens at its last closing reading, the first time at the master's initial reading, locked until commit. */
async function carryReadings(tx: Tx, shiftId: number): Promise<void> {
  const legs = await tx.sql<{ id: number }>(
    `INSERT INTO nozzle_reading (shift_id, nozzle_id, chain, sequence, pump_id, tank_id, product_id, open, rate)
     SELECT $1, n.id, COALESCE(last.chain, 1), COALESCE(last.sequence, 0) + 1, n.pump_id, n.tank_id, t.product_id,
            COALESCE(last.close, n.initial_reading), r.rate
     FROM nozzle n
     JOIN pump p ON p.id = n.pump_id AND NOT p.disabled
     JOIN tank t ON t.id = n.tank_id AND NOT t.disabled
     JOIN shift_rate r ON r.shift_id = $1 AND r.product_id = t.product_id
     LEFT JOIN LATERAL (
       SELECT chain, sequence, close FROM nozzle_reading
       WHERE nozzle_id = n.id ORDER BY chain DESC, sequence DESC LIMIT 1) last ON true
     WHERE NOT n.disabled
     ORDER BY n.id
     FOR SHARE OF n
     RETURNING id`,
    [shiftId],
  );
  if (legs.length === 0) throw refusal('NO_NOZZLES', shifts.noNozzles());
}

/**
 * Each tank in use opens at its last dip. A tank never measured opens at the master's figure, which is posted as its
 * first stock; again if the shift that posted it was cancelled.
 */
async function carryLevels(tx: Tx, shiftId: number, shiftDate: string): Promise<void> {
  await tx.sql(
    `INSERT INTO shift_tank (shift_id, tank_id, opening_dip, opening_volume)
     SELECT $1, t.id, CASE WHEN d.id IS NULL THEN t.opening_dip ELSE d.dip END, COALESCE(d.volume, t.opening_volume)
     FROM tank t
     LEFT JOIN LATERAL (SELECT id, dip, volume FROM tank_dip WHERE tank_id = t.id ORDER BY id DESC LIMIT 1) d ON true
     WHERE NOT t.disabled`,
    [shiftId],
  );
  const unopened = await tx.sql<{ tankId: number; productId: number; litres: number }>(
    `SELECT t.id AS "tankId", t.product_id AS "productId", t.opening_volume AS litres
     FROM tank t JOIN shift_tank s ON s.tank_id = t.id AND s.shift_id = $1
     WHERE t.opening_volume > 0 AND NOT EXISTS (
       SELECT FROM stock_movement m JOIN journal_entry e ON e.id = m.entry_id
       WHERE m.tank_id = t.id AND ${NOT_REVERSED})`,
    [shiftId],
  );
  await post(
    tx,
    tx.actor.userId,
    unopened.map((tank) => ({
      document: { kind: TANK_OPENING, id: tank.tankId },
      businessDate: shiftDate,
      shiftId: null,
      lines: [],
      stock: [{ ...tank, kind: 'OPENING' as const }],
    })),
  );
}
