import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';

/** A sheet as another library reads it, and its XML. */
export interface ReadSheet {
  name: string;
  rows: unknown[][];
  xml: string;
}

/** The sheets of a workbook, in order. */
export async function sheetsOf(xlsx: Buffer): Promise<ReadSheet[]> {
  const files = unzipSync(xlsx);
  const read = await readExcelFile(xlsx);
  return read.map(({ sheet, data }, index) => ({
    name: sheet,
    rows: data,
    xml: Buffer.from(files[`xl/worksheets/sheet${index + 1}.xml`]!).toString(),
  }));
}

/** The formulas of a sheet by cell, with the results stored beside them: 'C9' → ['SUM(C5:C8)', 12.5]. */
export const formulasOf = ({ xml }: ReadSheet): Map<string, [string, number]> =>
  new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([^<]*)<\/f><v>([^<]*)<\/v><\/c>/g)].map(
      ([, cell, formula, result]) => [cell!, [formula!, Number(result)]],
    ),
  );
