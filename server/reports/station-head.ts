import { prints } from '../domain/prints.messages';
import { type Wording, wordingIn } from '../platform/language';
import type { Sql } from '../platform/sql';
import { type Settings, stationSettings } from '../platform/station-setting';
import type { PrintJob } from './export/printed';

/** The settings that a print shows. */
export type StationBlock = Pick<
  Settings,
  'stationName' | 'dealerLine' | 'address' | 'phone' | 'taxNumber' | 'upiAddress'
>;

export async function stationBlock(sql: Sql): Promise<StationBlock> {
  const { stationName, dealerLine, address, phone, taxNumber, upiAddress } = await stationSettings(sql);
  return { stationName, dealerLine, address, phone, taxNumber, upiAddress };
}

/** The head of a print: the name, dealer line, address, phone and tax number of the station. */
export function headOf(
  { stationName, dealerLine, address, phone, taxNumber }: StationBlock,
  said: Wording,
): Pick<PrintJob, 'station' | 'letterhead'> {
  const reached = [phone && said(prints.phone({ phone })), taxNumber && `GSTIN ${taxNumber}`]
    .filter(Boolean)
    .join(' · ');
  const lines = [dealerLine ?? '', ...(address ?? '').split('\n'), reached].map((line) => line.trim());
  return { station: stationName, letterhead: lines.filter(Boolean) };
}

/** The head of a print of now. */
export const stationHead = async (
  sql: Sql,
  said: Wording = wordingIn('en'),
): Promise<Pick<PrintJob, 'station' | 'letterhead'>> => headOf(await stationBlock(sql), said);
