import { IsInt } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { closing } from '../../domain/closing.messages';
import { correction } from '../../domain/correction.messages';
import { refusal } from '../../domain/kernel/problem';
import type { MeterEventKind } from '../../domain/meter-event';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate, Litres, Money, Rate } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';
import { CrewMember, crewOf } from '../shifts/crew.queries';
import { chartedTankStocks, type MeasuredTank, type TankStock } from '../shifts/tank-stock.queries';
import { permittedStockOn } from '../stock/variation-basis.queries';
import { endedLegsOf } from './correct-ended-legs';
import { laterShiftsOf } from './correct-tanks';
import { limitingReadingsOf } from './next-legs.queries';
import { habitsOfNozzles } from './nozzle-habits.queries';
import { countedNotesOf, isReadAtClose, standingCloseOf, versionOfClose } from './standing-close.queries';
import { CollectedNotes, RecordedLevel, RecordedPump } from './standing-input';
import { cashOf, creditOf, type LegRow, legsOf } from './takings.queries';

@ObjectType({ description: 'A meter to be read. A leg that ended within the shift includes its close reading.' })
export class CloseFormNozzle {
  @Field(() => Int, { description: 'Id of the leg; `legId` of an ended one in a correction.' }) legId!: number;
  @Field(() => Int) nozzleId!: number;
  @Field(() => String) nozzleName!: string;
  @Field(() => Int) pumpId!: number;
  @Field(() => String) pumpName!: string;
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => Litres) open!: number;
  @Field(() => Boolean, {
    description:
      'Whether the opening reading was typed and can be corrected: the first one of the nozzle, or after a reset or replacement.',
  })
  isFirst!: boolean;
  @Field(() => Litres, { nullable: true }) close!: number | null;
  @Field(() => Litres) testing!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Meter event that ended the leg: RESET, ROLLOVER or REPLACEMENT; null for the current leg.',
  })
  endedBy!: MeterEventKind | null;
  @Field(() => Rate) rate!: number;
  @Field(() => Litres, {
    nullable: true,
    description: 'Median consumption of the last 30 days, litres; null for a new nozzle.',
  })
  usual!: number | null;
  @Field(() => Int, { description: 'Maximum flow of the nozzle, litres a minute.' }) flowRate!: number;
  @Field(() => Litres, { nullable: true, description: 'Last figure of the meter, litres; null if unknown.' })
  meterMax!: number | null;
}

@ObjectType({ description: 'A product and its price in this shift.' })
export class CloseFormProduct {
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => Rate) rate!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the row of the product rates that the shift took it from; null if there is none any more.',
  })
  rateId!: number | null;
}

@ObjectType({ description: 'Credit sales of a pump and product in this shift so far.' })
export class CloseFormCredit {
  @Field(() => Int) pumpId!: number;
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => Litres) litres!: number;
  @Field(() => Money) amount!: number;
  @Field(() => Int, { description: 'Number of credit sales.' }) slips!: number;
}

@ObjectType({ description: 'Cash collected from a pump in this shift so far.' })
export class CloseFormCash {
  @Field(() => Int) pumpId!: number;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'An option of a choice.' })
export class CloseFormChoice {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
}

@ObjectType({ description: 'An employee who can be chosen, with the pump of this shift if known.' })
export class CloseFormEmployee extends CloseFormChoice {
  @Field(() => Int, { nullable: true }) pumpId!: number | null;
  @Field(() => String, { description: 'Phone number, which tells people of one name apart.' }) contactNo!: string;
}

@ObjectType({ description: "A point of a tank's dip chart." })
export class ChartPoint {
  @Field(() => Int, { description: 'Dip in millimetres.' }) dip!: number;
  @Field(() => Litres, { description: 'Volume at that dip in litres.' }) volume!: number;
}

@ObjectType({ description: 'A tank to be measured. The book volume does not include the sales of this shift.' })
export class CloseFormTank {
  @Field(() => Int) tankId!: number;
  @Field(() => String) tankName!: string;
  @Field(() => Int) productId!: number;
  @Field(() => Litres, { nullable: true }) capacity!: number | null;
  @Field(() => Litres) bookVolume!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Permitted variation of the stock, in hundredths of a percent; null if not set.',
  })
  permittedVariation!: number | null;
  @Field(() => [ChartPoint], { description: 'Dip chart, smallest dip first; empty if none.' })
  chart!: ChartPoint[];
  @Field(() => [Int], { description: 'Ids of the nozzles connected to the tank.' }) nozzleIds!: number[];
}

@ObjectType({ description: 'Data for the close form of the running shift, read in one snapshot.' })
export class CloseForm {
  @Field(() => Int) shiftId!: number;
  @Field(() => BusinessDate) shiftDate!: string;
  @Field(() => String) shiftName!: string;
  @Field(() => Date) startedAt!: Date;
  @Field(() => [CloseFormNozzle]) nozzles!: CloseFormNozzle[];
  @Field(() => [CloseFormProduct]) products!: CloseFormProduct[];
  @Field(() => [CloseFormCredit], { description: 'Credit sales so far, by pump and product.' })
  credits!: CloseFormCredit[];
  @Field(() => [CloseFormCash], { description: 'Cash collected so far, by pump.' }) cashCollections!: CloseFormCash[];
  @Field(() => [CloseFormChoice], {
    description:
      'Swipe machines in use; in a correction also those that were used around its day and are disabled since.',
  })
  swipeMachines!: CloseFormChoice[];
  @Field(() => [CloseFormEmployee], { description: 'Employees who may hand in cash or bear a shortage.' })
  employees!: CloseFormEmployee[];
  @Field(() => [CloseFormTank]) tanks!: CloseFormTank[];
  @Field(() => String, {
    nullable: true,
    description:
      'The CloseShiftInput of the undone close, or of the one to correct, as JSON (amounts in paise, litres in millilitres).',
  })
  draft!: string | null;
}

type FormShift = Pick<CloseForm, 'shiftId' | 'shiftDate' | 'shiftName' | 'startedAt' | 'draft'>;

const SELECT_SHIFT = `
  SELECT s.id AS "shiftId", s.shift_date AS "shiftDate", t.name AS "shiftName", s.started_at AS "startedAt", s.draft::text AS draft
  FROM shift s JOIN shift_type t ON t.id = s.shift_type_id`;

/** Throws 'No shift is running !!!' without a running shift. */
export const closeForm = defineQuery({
  name: 'closeForm',
  right: 'shift.close',
  input: NoInput,
  snapshot: true,
  async run({ sql }): Promise<CloseForm> {
    const [shift] = await sql<FormShift>(`${SELECT_SHIFT} WHERE s.state = 'RUNNING'`);
    if (!shift) throw refusal('NO_SHIFT', closing.noShift());
    return formOf(sql, shift, await legsOf(sql, shift.shiftId), await chartedTankStocks(sql));
  },
});

/** A correction may name what was used this many days before or after its shift, and is disabled since. */
const DAYS_AROUND = 31;

/** SQL: whether a row of the table is about the row `of` and in a shift of the days around the closed shift $1. */
const isUsedAround = (table: string, of: string): string =>
  `EXISTS (SELECT FROM ${table} x JOIN shift s ON s.id = x.shift_id, shift own
           WHERE own.id = $1 AND own.state = 'CLOSED' AND ${of} AND abs(s.shift_date - own.shift_date) <= ${DAYS_AROUND})`;

/** The form of a shift whose close reads those of the legs that have no close reading. */
async function formOf(
  sql: Sql,
  shift: FormShift,
  legs: readonly LegRow[],
  tanks: readonly (MeasuredTank & Pick<TankStock, 'shortName'>)[],
): Promise<CloseForm> {
  const habits = await habitsOfNozzles(sql, shift.shiftDate);
  const permitted = await permittedStockOn(sql, tanks, shift.shiftDate);
  return {
    ...shift,
    nozzles: legs.map((leg) => ({ ...leg, ...habits.get(leg.nozzleId)! })),
    products: await sql<CloseFormProduct>(
      `SELECT p.id AS "productId", p.name AS "productName", COALESCE(p.short_name, p.name) AS "shortName", r.rate,
              (SELECT q.id FROM product_rate q JOIN shift_type u ON u.id = q.shift_type_id
               WHERE q.product_id = p.id AND (q.shift_date, u.position) <= (s.shift_date, t.position)
               ORDER BY q.shift_date DESC, u.position DESC LIMIT 1) AS "rateId"
       FROM shift_rate r JOIN product p ON p.id = r.product_id
       JOIN shift s ON s.id = r.shift_id JOIN shift_type t ON t.id = s.shift_type_id
       WHERE r.shift_id = $1 ORDER BY p.id`,
      [shift.shiftId],
    ),
    credits: await creditOf(sql, shift.shiftId),
    cashCollections: await cashOf(sql, shift.shiftId),
    swipeMachines: await sql(
      `SELECT id, name FROM swipe_machine m
       WHERE NOT disabled OR EXISTS (SELECT FROM swipe_collection WHERE shift_id = $1 AND swipe_machine_id = m.id)
          OR ${isUsedAround('swipe_collection', 'x.swipe_machine_id = m.id')}
       ORDER BY id`,
      [shift.shiftId],
    ),
    employees: await sql(
      `SELECT e.id, e.name, e.contact_no AS "contactNo", a.pump_id AS "pumpId" FROM employee e
       LEFT JOIN attendance a ON a.employee_id = e.id AND a.shift_id = $1
       WHERE NOT e.disabled
          OR EXISTS (SELECT FROM pump_close WHERE shift_id = $1 AND employee_id = e.id)
          OR EXISTS (SELECT FROM employee_shortage WHERE shift_id = $1 AND employee_id = e.id)
          OR ${isUsedAround('attendance', 'x.employee_id = e.id')}
          OR ${isUsedAround('cash_collection', 'x.employee_id = e.id')}
       ORDER BY a.shift_id NULLS LAST, e.name`,
      [shift.shiftId],
    ),
    tanks: tanks.map((tank) => ({
      ...tank,
      permittedVariation: permitted.get(tank.productId) ?? null,
      nozzleIds: [...new Set(legs.filter((leg) => leg.tankId === tank.tankId).map((leg) => leg.nozzleId))],
    })),
  };
}

@ObjectType({
  description:
    'The first leg of a meter that sold after this shift. Legs in between repeat the close reading, and follow it.',
})
export class CorrectionNextReading {
  @Field(() => Int, { description: 'Id of the leg of this shift.' }) afterLegId!: number;
  @Field(() => BusinessDate) shiftDate!: string;
  @Field(() => String) shiftName!: string;
  @Field(() => Litres, { description: 'The close reading that stands, litres.' }) open!: number;
  @Field(() => Litres, { description: 'The reading that ended the leg; a corrected one cannot be above it.' })
  close!: number;
  @Field(() => Litres) testing!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Meter event that ended the leg: RESET, ROLLOVER or REPLACEMENT; null if its close read it.',
  })
  endedBy!: MeterEventKind | null;
}

@ObjectType({ description: 'What limits the last reading of a leg that a meter event ended within the shift.' })
export class CorrectionEndedLeg {
  @Field(() => Int, { description: 'Id of the leg.' }) legId!: number;
  @Field(() => Litres, { description: 'First reading after the event, litres.' }) begunAt!: number;
  @Field(() => Litres, { nullable: true, description: 'Last figure of the meter, litres; null if unknown.' })
  meterMax!: number | null;
}

@ObjectType({ description: 'A pump or a tank of the shift that one of the later shifts lacks.' })
export class CorrectionLacking {
  @Field(() => Int, { nullable: true, description: 'A pump that was not closed in that shift.' })
  pumpId!: number | null;
  @Field(() => Int, { nullable: true, description: 'A tank that was not measured at its close.' })
  tankId!: number | null;
  @Field(() => BusinessDate, { description: 'Of the first such shift.' }) shiftDate!: string;
  @Field(() => String) shiftName!: string;
}

@ObjectType({
  description:
    'Later closed shifts in which a nozzle has the tank and pump that it has in this one, up to the first with another.',
})
export class CorrectionLaterShifts {
  @Field(() => Int) nozzleId!: number;
  @Field(() => Int, { description: 'Number of the shifts.' }) shifts!: number;
  @Field(() => Int, { description: 'Id of the last of them: `throughShiftId` of the correction.' })
  throughShiftId!: number;
  @Field(() => String, { description: 'The last of them, such as "02-01-2026 Night".' }) through!: string;
  @Field(() => [CorrectionLacking], { description: 'What one of them lacks, so the nozzle cannot move there in all.' })
  lacking!: CorrectionLacking[];
}

@ObjectType({ description: 'Cash that was collected before the last collection.' })
export class CorrectionCollection {
  @Field(() => Int, { description: 'Sent as `collectionId` of the correction.' }) collectionId!: number;
  @Field(() => Int) pumpId!: number;
  @Field(() => String) employeeName!: string;
  @Field(() => Date, { description: 'When it was recorded.' }) collectedAt!: Date;
  @Field(() => Money) amount!: number;
  @Field(() => [CollectedNotes], { description: 'Counted notes; empty if some of the cash was not counted.' })
  notes!: CollectedNotes[];
}

@ObjectType({
  description: 'Data for the correction of a closed shift, read in one snapshot: its close form, filled in.',
})
export class CorrectionForm extends CloseForm {
  @Field(() => Int, { description: 'Sent as `expectedVersion` of the correction.' }) version!: number;
  @Field(() => Date, { description: 'When the shift was closed.' }) closedAt!: Date;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => [CrewMember], { description: 'Who was on duty.' }) onDuty!: CrewMember[];
  @Field(() => String, {
    nullable: true,
    description: 'The shift that opened at these readings, such as "02-01-2026 Night"; null if there is none yet.',
  })
  nextShift!: string | null;
  @Field(() => [CorrectionNextReading], { description: 'Of the meters that were read again since.' })
  nextReadings!: CorrectionNextReading[];
  @Field(() => [CorrectionEndedLeg], { description: 'Of the legs that a meter event ended within the shift.' })
  endedLegs!: CorrectionEndedLeg[];
  @Field(() => [CorrectionCollection], { description: 'Cash collected during the shift, by pump.' })
  collections!: CorrectionCollection[];
  @Field(() => [CorrectionLaterShifts], { description: 'Of the nozzles with such shifts.' })
  laterShifts!: CorrectionLaterShifts[];
  @Field(() => [RecordedPump], {
    description: 'The recorded figures of the close: `pumps` of the correction has the same fields.',
  })
  pumps!: RecordedPump[];
  @Field(() => [RecordedLevel], {
    description: 'The levels that the close measured: `tanks` of the correction has the same fields.',
  })
  levels!: RecordedLevel[];
}

@ArgsType()
export class CorrectionFormInput {
  @Field(() => Int) @IsInt() shiftId!: number;
}

/** `draft` is the close that stands. Throws ProblemError REFUSED for a shift that is not closed. */
export const correctionForm = defineQuery({
  name: 'correctionForm',
  right: 'shift.correct',
  input: CorrectionFormInput,
  snapshot: true,
  async run({ sql }, { shiftId }): Promise<CorrectionForm> {
    const [shift] = await sql<
      FormShift & Pick<CorrectionForm, 'closedAt' | 'comment' | 'nextShift'> & { state: string }
    >(
      `SELECT f.*, s.state, s.closed_at AS "closedAt", s.comment,
              (SELECT to_char(n.shift_date, 'DD-MM-YYYY') || ' ' || nt.name FROM shift n
               JOIN shift_type nt ON nt.id = n.shift_type_id WHERE n.id > s.id ORDER BY n.id LIMIT 1) AS "nextShift"
       FROM (${SELECT_SHIFT}) f JOIN shift s ON s.id = f."shiftId" WHERE s.id = $1`,
      [shiftId],
    );
    if (!shift) throw refusal('UNKNOWN_SHIFT', correction.unknownShift(), 'shiftId', 'NOT_FOUND');
    const { state, ...closed } = shift;
    if (state === 'RUNNING') {
      const named = closing.shift({ date: shift.shiftDate, name: shift.shiftName });
      throw refusal('SHIFT_RUNNING', correction.running({ shift: named }), 'shiftId');
    }
    const { input, levels, collectedBefore } = await standingCloseOf(sql, shiftId);
    const legs = (await legsOf(sql, shiftId)).map((leg) =>
      isReadAtClose(leg) ? { ...leg, close: null, testing: 0 } : leg,
    );
    return {
      ...(await formOf(sql, { ...closed, draft: JSON.stringify(input) }, legs, levels)),
      pumps: input.pumps,
      levels: input.tanks,
      closedAt: closed.closedAt,
      comment: closed.comment,
      nextShift: closed.nextShift,
      nextReadings: await limitingReadingsOf(sql, shiftId),
      endedLegs: await endedLegsOf(sql, shiftId),
      laterShifts: await laterShiftsOf(sql, shiftId),
      collections: collectedBefore.map(({ id, pumpId, employeeName, collectedAt, amount, notes }) => ({
        ...{ collectionId: id, pumpId, employeeName, collectedAt, amount },
        notes: countedNotesOf({ notes }),
      })),
      version: await versionOfClose(sql, shiftId),
      onDuty: await crewOf(sql, '$1', [shiftId]),
    };
  },
});
