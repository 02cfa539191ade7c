import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { type ChartRow, horizontalCylinder, problemOfDip, volumeAt } from '../domain/dip-chart';
import { parseChartCsv } from '../domain/dip-chart-sheet';
import { imports } from '../domain/imports.messages';
import type { Millilitres } from '../domain/kernel/litres';
import { refusal } from '../domain/kernel/problem';
import { masters } from '../domain/masters.messages';
import { SHEET_LIMITS } from '../domain/sheet';
import { defineQuery, NoInput } from '../platform/ask';
import { Checked } from '../platform/checked';
import { saying } from '../platform/validated';
import { readTables, whyNoSheet } from './import/sheets';
import { masterOf } from './master';
import { existingRow } from './master.queries';
import { Tank } from './tank';
import { chartOf } from './tank-chart';

class ChartFileInput {
  @Checked('isSheet', whyNoSheet) file!: string;
}

class TankInput {
  @IsInt() tankId!: number;
}

const NO_DIP = saying(masters.dipNotWhole());

class DipInput extends TankInput {
  @IsInt(NO_DIP) @Min(0, NO_DIP) dip!: number;
}

const LONGEST = 100_000;

/** Inner dimensions of a horizontal cylinder and the step between two rows, in millimetres. */
class CylinderInput {
  @IsInt() @Min(1) @Max(LONGEST) diameter!: number;
  @IsInt() @Min(1) @Max(LONGEST) length!: number;
  @IsOptional() @IsInt() @Min(0) @Max(LONGEST) headDepth?: number | null;
  @IsInt() @Min(1) @Max(LONGEST) step!: number;
}

/** SQL: the chart that the tank `t` had at an instant, if it was replaced since. A chart is replaced as a whole, and audited. */
const formerChart = (at: string): string => `
  (SELECT a.before FROM audit_row a
   WHERE a.table_name = 'dip_chart_row' AND a.row_id = t.id::text AND a.at > ${at} AND a.before <> '[]'
   ORDER BY a.id LIMIT 1)`;

/**
 * SQL of two columns, `capacity` and `chart`, of the tank `t` as they were at the instant `at`, for levels that were
 * measured then; as they are now if it is null.
 */
export const calibrationAt = (at: string): string => `
  COALESCE((${formerChart(at)} -> -1 ->> 'volume')::bigint, t.capacity) AS capacity,
  COALESCE(${formerChart(at)},
           (SELECT jsonb_agg(jsonb_build_object('dip', c.dip, 'volume', c.volume) ORDER BY c.dip)
            FROM dip_chart_row c WHERE c.tank_id = t.id), '[]') AS chart`;

export const dipChart = defineQuery({
  name: 'dipChart',
  right: 'masters.read',
  input: TankInput,
  run: ({ sql }, { tankId }) => chartOf(sql, tankId),
});

/** The calibration of every tank, by tank and dip. */
export const dipCharts = defineQuery({
  name: 'dipCharts',
  right: 'masters.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<ChartRow & { tankId: number }>(
      'SELECT tank_id AS "tankId", dip, volume FROM dip_chart_row ORDER BY tank_id, dip',
    ),
});

/** Volume of a tank at a dip. Throws ProblemError outside its chart. */
export const volumeAtDip = defineQuery({
  name: 'volumeAtDip',
  right: 'masters.read',
  input: DipInput,
  run: async ({ sql }, { tankId, dip }): Promise<Millilitres> => volumeAt(await chartOf(sql, tankId), dip),
});

/** Volume of a tank at a dip; null outside its chart. Throws ProblemError NOT_FOUND for an unknown tank. */
export const dipVolume = defineQuery({
  name: 'dipVolume',
  right: 'masters.read',
  input: DipInput,
  async run({ sql }, { tankId, dip }): Promise<Millilitres | null> {
    await existingRow(sql, masterOf(Tank), tankId);
    const chart = await chartOf(sql, tankId);
    return problemOfDip(chart, dip) === null ? volumeAt(chart, dip) : null;
  },
});

/** A sheet that adds up its steps has figures such as 50.0000000000007. */
const withoutNoise = (cell: string): string =>
  /^[0-9]{1,9}\.[0-9]{9,}$/.test(cell) ? String(Number(Number(cell).toPrecision(12))) : cell;

/**
 * The rows of a file as text, which the form reads as it reads pasted rows. Of several sheets it is the one with the most
 * rows of a chart.
 */
export const dipChartText = defineQuery({
  name: 'dipChartText',
  right: 'masters.equipment.add',
  input: ChartFileInput,
  async run(_read, { file }): Promise<string> {
    const charts = (await readTables({ file })).map(({ rows }) => {
      const text = rows
        .slice(0, SHEET_LIMITS.rows)
        .map((cells) =>
          cells
            .map((cell) => withoutNoise(cell.replace(/\s+/g, ' ')))
            .join('\t')
            .trimEnd(),
        )
        .join('\n');
      const { rows: points, problems } = parseChartCsv(text);
      return { text, points: points.length - problems.length };
    });
    const filled = charts.filter(({ text }) => text.trim() !== '');
    if (filled.length === 0) throw refusal('SHEET_EMPTY', imports.empty(), 'file', 'INVALID');
    return filled.reduce((best, one) => (one.points > best.points ? one : best)).text;
  },
});

/** Generates the chart of a tank of these dimensions, for review before it is saved. */
export const generateDipChart = defineQuery({
  name: 'generateDipChart',
  right: 'masters.equipment.add',
  input: CylinderInput,
  run: async (_read, { diameter, length, headDepth, step }) =>
    horizontalCylinder({ diameter, length, headDepth: headDepth ?? 0 }, step),
});
