import type { Query } from '../../platform/ask';
import { reportDownloads } from '../../reports';
import type { ExportedFile } from '../../reports/export/exported-file';
import type { ParameterKind, Values } from '../../reports/parameter';
import { pathParametersOf, type Report } from '../../reports/report';
import { downloadHeadOf } from '../../reports/report-download';
import { askRow, type Row } from './route';
import type { OldRequest } from './shape';

/** Parameters of every download. */
const OF_DOWNLOADS: Readonly<Record<string, ParameterKind>> = { version: 'integer' };

const NUMBERS: ReadonlySet<ParameterKind> = new Set(['integer', 'reference']);

/** Converts text of the URL to the parameter's type; the report refuses text that does not convert. */
function readText(kind: ParameterKind | undefined, text: string): string | number | boolean {
  if (kind === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
  return kind !== undefined && NUMBERS.has(kind) && /^\d+$/.test(text) ? Number(text) : text;
}

function shaped({ parameters }: Report, { params, query }: OldRequest): Values {
  const given = Object.entries({ ...query, ...params }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return Object.fromEntries(
    given.map(([name, text]) => [name, readText(parameters[name]?.kind ?? OF_DOWNLOADS[name], text)]),
  );
}

/** The report's route and its other spellings; with path parameters, its page's path too. */
function pathsOf(report: Report): string[] {
  const tail = pathParametersOf(report).map((name) => `/:${name}`);
  return [report.route, ...report.aliases].flatMap((route) => {
    const path = `/api/v1/report/${route}`;
    return tail.length > 0 ? [path, path + tail.join('')] : [path];
  });
}

/** GET /api/v1/report/{route}: its rows, or a file with ?format=csv, xlsx or pdf. */
export const rowsOf = (report: Report, query: Query<Values, ExportedFile>): Row[] =>
  pathsOf(report).map((path) =>
    askRow({
      method: 'GET',
      path,
      query,
      head: downloadHeadOf(report, query),
      shape: (request) => shaped(report, request),
      present: (file) => file,
    }),
  );

export const reportRows: Row[] = reportDownloads.flatMap(({ report, query }) => rowsOf(report, query));
