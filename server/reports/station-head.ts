import { prints } from '../domain/prints.messages';
import { type Wording, wordingIn } from '../platform/language';
import type { Sql } from '../platform/sql';
import { stationSettings } from '../platform/station-setting';
import type { PrintJob } from './export/printed';

/** The head of every print: the name, dealer line, address, phone and tax number of the station. */
export async function stationHead(
  sql: Sql,
  said: Wording = wordingIn('en'),
): Promise<Pick<PrintJob, 'station' | 'letterhead'>> {
  const { stationName, dealerLine, address, phone, taxNumber } = await stationSettings(sql);
  const reached = [phone && said(prints.phone({ phone })), taxNumber && `GSTIN ${taxNumber}`]
    .filter(Boolean)
    .join(' · ');
  const lines = [dealerLine ?? '', ...(address ?? '').split('\n'), reached].map((line) => line.trim());
  return { station: stationName, letterhead: lines.filter(Boolean) };
}
