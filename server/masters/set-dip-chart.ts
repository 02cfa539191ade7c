import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import {
  doubtOfOpening,
  openingVolumeBy,
  problemsOfChart,
  problemsOfReach,
  warningsOfChart,
} from '../domain/dip-chart';
import { type Message } from '../domain/kernel/message';
import { refuseIf } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { tank as says } from '../domain/tank.messages';
import { Litres } from '../platform/scalars';
import type { Sql } from '../platform/sql';
import { defineCommand } from '../platform/submit';
import { saying } from '../platform/validated';
import { tellOtherAdmins } from '../services/approvals/ask-or-apply';
import { masterOf } from './master';
import { existingRow } from './master.queries';
import { Tank } from './tank';
import { chartOf } from './tank-chart';

/** One row per millimetre of a tank of four metres. */
const MOST_ROWS = 4000;
const GREATEST_VOLUME = 999_999_999;
const GREATEST_DIP = 99_999;

@InputType({ description: "A row of a tank's dip chart" })
export class DipChartRowInput {
  @Field(() => Int, { description: 'Dip in millimetres' })
  @IsInt(saying(says.chartDip()))
  @Max(GREATEST_DIP)
  dip!: number;
  @Field(() => Litres, { description: 'Volume at that dip in litres' })
  @IsInt(saying(says.chartVolume()))
  @Max(GREATEST_VOLUME)
  volume!: number;
}

class SetDipChartInput {
  @IsInt() @Min(1) tankId!: number;
  @IsArray()
  @ArrayMaxSize(MOST_ROWS)
  @ValidateNested({ each: true })
  @Type(() => DipChartRowInput)
  rows!: DipChartRowInput[];
}

export interface DipChartAnswer extends Message {
  id: number;
  capacity: number;
  /** Warnings about the saved chart, a sentence each, and about an opening volume that it contradicts. */
  warnings: string[];
}

/** Current content of a tank, by the books and by its last dip. */
async function contentOf(sql: Sql, tankId: number): Promise<{ book: number; measured: number | null }> {
  const [content] = await sql<{ book: number; measured: number | null }>(
    `SELECT COALESCE((SELECT SUM(litres)::bigint FROM stock_movement WHERE tank_id = $1), opening_volume) AS book,
            (SELECT volume FROM tank_dip WHERE tank_id = $1 ORDER BY id DESC LIMIT 1) AS measured
     FROM tank WHERE id = $1`,
    [tankId],
  );
  return content!;
}

/** Whether a shift has opened with what the tank held. */
async function hasOpened(sql: Sql, tankId: number): Promise<boolean> {
  const [opened] = await sql('SELECT FROM shift_tank WHERE tank_id = $1 LIMIT 1', [tankId]);
  return opened !== undefined;
}

/** What is said of a saved chart; a capacity that was entered and is another one by the chart is named. */
function savedText({ name, capacity: before }: Tank, rows: readonly DipChartRowInput[]): Message {
  const capacity = rows.at(-1)!.volume;
  const saved = { tank: name, rows: rows.length };
  return before === null || before === capacity
    ? texts.chartSaved(saved)
    : texts.chartSavedCapacity({ ...saved, capacity, before });
}

/** Replaces a tank's dip chart; its last volume becomes the tank's capacity (docs/design/domain.md#dip-chart). */
export const setDipChart = defineCommand({
  name: 'setDipChart',
  right: 'masters.equipment.add',
  input: SetDipChartInput,
  async run(tx, { tankId, rows }): Promise<DipChartAnswer> {
    const tank = await existingRow(tx.sql, masterOf(Tank), tankId, { lock: true });
    refuseIf(problemsOfChart(rows));
    refuseIf(problemsOfReach(rows, await contentOf(tx.sql, tankId)), 'REFUSED');
    const before = await chartOf(tx.sql, tankId);
    const capacity = rows.at(-1)!.volume;
    const isOpened = await hasOpened(tx.sql, tankId);
    const isFirst = before.length === 0 && !isOpened;
    const openingVolume = isFirst ? openingVolumeBy(rows, tank) : tank.openingVolume;
    const doubt = isOpened ? null : doubtOfOpening(rows, { ...tank, openingVolume });
    const warnings = [...warningsOfChart(rows), ...(doubt ? [doubt] : [])].map(({ message }) => message);
    await tellOtherAdmins(tx, { table: 'tank', rowId: tankId, changes: { capacity } });
    await tx.sql('DELETE FROM dip_chart_row WHERE tank_id = $1', [tankId]);
    await tx.sql(
      `INSERT INTO dip_chart_row (tank_id, dip, volume)
       SELECT $1, r.dip, r.volume FROM jsonb_to_recordset($2::jsonb) AS r(dip int, volume bigint)`,
      [tankId, JSON.stringify(rows)],
    );
    await tx.sql('UPDATE tank SET capacity = $2, opening_volume = $3, version = version + 1 WHERE id = $1', [
      tankId,
      capacity,
      openingVolume,
    ]);
    tx.audit({ table: 'dip_chart_row', id: tankId, before, after: rows });
    tx.audit({ table: 'tank', id: tankId, before: tank, after: { ...tank, capacity, openingVolume } });
    tx.publish('masterChanged', { master: 'tank', id: tankId });
    return { id: tankId, capacity, ...savedText(tank, rows), warnings };
  },
});
