import { mayPass } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import { reports } from '../../reports';
import type { Report } from '../../reports/report';

/** Lists the reports that a user may read. */
export const readableReports = (actor: Actor | null): Report[] => reports.filter(({ right }) => mayPass(right, actor));

/** Finds a report by its route or another spelling of it; undefined if the user may not read it. */
export const readableReport = (actor: Actor | null, route: string): Report | undefined =>
  readableReports(actor).find((report) => report.route === route || report.aliases.includes(route));
