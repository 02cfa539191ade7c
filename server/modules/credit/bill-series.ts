import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  BILL_SERIES,
  billNumberText,
  billSeriesRules,
  formOfYear,
  type NumberForm,
  normalisePrefix,
  problemsOfSeries,
  readFirstNumber,
  standardForm,
  yearsToSet,
} from '../../domain/bill-number';
import { credit } from '../../domain/credit.messages';
import { labelled } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { defineQuery, NoInput } from '../../platform/ask';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import { Ruled } from '../../platform/ruled';
import type { Sql } from '../../platform/sql';
import { defineCommand, type Tx } from '../../platform/submit';

@ObjectType({ description: 'How the bills of a series are numbered in a financial year.' })
export class BillSeries {
  @Field(() => String, { description: 'CR: bills of sales. IN: bills of interest. CH: charges for returned cheques.' })
  series!: string;
  @Field(() => String, { description: 'From April to March: 2026-27.' }) financialYear!: string;
  @Field(() => String, { description: 'Text before the sequence of each number.' }) prefix!: string;
  @Field(() => String, { description: 'First number of the year as printed after the prefix: 0032.' })
  firstNumber!: string;
  @Field(() => String, { description: 'Number of its next bill.' }) nextNumber!: string;
  @Field(() => Int, { description: 'Bills made, with cancelled ones. Above 0 the series cannot change.' })
  bills!: number;
}

/** Held until the transaction ends: no series begins in between, and none changes. */
export const lockSeries = (tx: Tx): Promise<unknown> =>
  tx.sql('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.billSeries]);

interface SequenceRow extends NumberForm {
  series: string;
  financialYear: string;
  first: number;
  last: number;
}

const ROWS = 'SELECT series, financial_year AS "financialYear", prefix, digits, first, last FROM bill_sequence';

/**
 * The form of the numbers of a year for which the station chose none: that of the newest year before it with the year
 * in its prefix moved on; the standard form if the prefix names no year or the new one is taken.
 */
export async function proposeForm(sql: Sql, series: string, financialYear: string): Promise<NumberForm> {
  const [before] = await sql<SequenceRow>(
    `${ROWS} WHERE series = $1 AND financial_year < $2 ORDER BY financial_year DESC LIMIT 1`,
    [series, financialYear],
  );
  const form = before === undefined ? null : formOfYear(before, before.financialYear, financialYear);
  if (form === null || (await isTaken(sql, form.prefix, series, financialYear)))
    return standardForm(series, financialYear);
  return form;
}

async function isTaken(sql: Sql, prefix: string, series: string, financialYear: string): Promise<boolean> {
  const rows = await sql('SELECT FROM bill_sequence WHERE prefix = $1 AND (series, financial_year) <> ($2, $3)', [
    prefix,
    series,
    financialYear,
  ]);
  return rows.length > 0;
}

/** The series of bills of the previous, the current and the next financial year, in this order. */
export const billSeries = defineQuery({
  name: 'billSeries',
  right: 'station.configure',
  input: NoInput,
  async run({ sql, ctx }): Promise<BillSeries[]> {
    const years = yearsToSet(ctx.clock.today());
    const rows = await sql<SequenceRow>(`${ROWS} WHERE financial_year = ANY($1)`, [years]);
    return Promise.all(
      BILL_SERIES.flatMap((series) => years.map((financialYear) => ({ series, financialYear }))).map(async (of) => {
        const row = rows.find(
          ({ series, financialYear }) => series === of.series && financialYear === of.financialYear,
        );
        const { first, last, ...form } = row ?? {
          ...(await proposeForm(sql, of.series, of.financialYear)),
          first: 1,
          last: 0,
        };
        return {
          ...of,
          prefix: form.prefix,
          firstNumber: String(first).padStart(form.digits, '0'),
          nextNumber: billNumberText(form, last + 1),
          bills: last + 1 - first,
        };
      }),
    );
  },
});

@InputType({ description: 'Prefix and first number of the bills of a series in a financial year.' })
export class SetBillSeriesInput {
  @Field(() => String, { description: 'CR: bills of sales. IN: bills of interest. CH: charges for returned cheques.' })
  @Ruled(billSeriesRules.series)
  series!: string;
  @Field(() => String, { description: 'The previous, the current or the next financial year: 2026-27.' })
  @Ruled(billSeriesRules.financialYear)
  financialYear!: string;
  @Field(() => String, {
    description: 'Letters, digits, / and -; stored in capitals. It does not begin with 0 and does not end in a digit.',
  })
  @Ruled(billSeriesRules.prefix)
  prefix!: string;
  @Field(() => String, {
    description: 'First number as printed after the prefix, with zeros in front or without: 32 or 0032.',
  })
  @Ruled(billSeriesRules.firstNumber)
  firstNumber!: string;
}

/**
 * Chooses prefix and first number of the bills of a series in a financial year, for a station that continues the
 * numbers of another program. Throws ProblemError REFUSED once the first bill of that series and year is made: bills
 * keep their numbers, which have no gaps.
 */
export const setBillSeries = defineCommand({
  name: 'setBillSeries',
  right: 'station.configure',
  input: SetBillSeriesInput,
  async run(tx, input): Promise<{ nextNumber: string }> {
    const { series, financialYear } = input;
    if (!yearsToSet(tx.today).includes(financialYear))
      throw refusal('INVALID', labelled(billSeriesRules.financialYear.message), 'financialYear', 'INVALID');
    refuseIf(problemsOfSeries(input));
    await lockSeries(tx);
    const prefix = normalisePrefix(input.prefix);
    if (await isTaken(tx.sql, prefix, series, financialYear))
      throw refusal('PREFIX_TAKEN', credit.prefixTaken({ prefix }), 'prefix');
    const [before] = await tx.sql<SequenceRow>(`${ROWS} WHERE series = $1 AND financial_year = $2 FOR UPDATE`, [
      series,
      financialYear,
    ]);
    if (before !== undefined && before.last >= before.first)
      throw refusal('SERIES_IN_USE', credit.seriesInUse({ number: billNumberText(before, before.first) }), 'prefix');
    const after = { prefix, ...readFirstNumber(input.firstNumber) };
    await tx.sql(
      `INSERT INTO bill_sequence (series, financial_year, prefix, digits, first, last) VALUES ($1, $2, $3, $4, $5, $5 - 1)
       ON CONFLICT (series, financial_year)
       DO UPDATE SET prefix = EXCLUDED.prefix, digits = EXCLUDED.digits, first = EXCLUDED.first, last = EXCLUDED.last`,
      [series, financialYear, after.prefix, after.digits, after.first],
    );
    tx.audit({
      table: 'bill_sequence',
      id: `${series} ${financialYear}`,
      ...(before && { before: shown(before) }),
      after: shown(after),
    });
    tx.publish('settingsChanged', {});
    return { nextNumber: billNumberText(after, after.first) };
  },
});

/** The audit shows the first number as it is printed. */
const shown = ({ prefix, digits, first }: Pick<SequenceRow, 'prefix' | 'digits' | 'first'>): object => ({
  prefix,
  firstNumber: String(first).padStart(digits, '0'),
});
