import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { answerError, serveRest } from '../../server/api/rest/handle';
import { rowsOf } from '../../server/api/rest/report-rows';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { poolOf } from '../../server/platform/sql';
import type { Report } from '../../server/reports/report';
import { downloadOf } from '../../server/reports/report-download';
import type { Station } from '../support/station';

export interface ReportServer {
  download(query: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Serves reports of a test to its admin like the station's own. */
export async function serveReports(station: Station, ...reports: Report[]): Promise<ReportServer> {
  const actor = {
    kind: 'user' as const,
    userId: station.ids.admin,
    sessionId: 0,
    mustConfirm: false,
    name: 'A',
    email: 'a',
    rights: BUILT_IN_ROLES.admin,
  };
  const http = fastify({
    loggerInstance: station.request().log as never,
    // Clients open connections before they send requests; an unused one would delay the shutdown.
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  await http.register(compress, { threshold: 1024 });
  http.setErrorHandler(answerError);
  const rows = reports.flatMap((report) => rowsOf(report, downloadOf(report)));
  await serveRest(http, rows, async () => station.request({ actor }));
  const url = await http.listen({ port: 0 });
  return {
    download: (query, init) => fetch(`${url}/api/v1/report/${query}`, init),
    close: () => http.close(),
  };
}

export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to that');
    await new Promise((go) => setTimeout(go, 20));
  }
}

/** Expects that every connection is back in the pool and none is in a transaction. */
export async function expectNothingHeld(station: Station): Promise<void> {
  const pool = poolOf(station.database);
  await until(() => pool.idleCount === pool.totalCount && pool.waitingCount === 0);
  const open = await station.sql(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  expect(open).toEqual([]);
}
