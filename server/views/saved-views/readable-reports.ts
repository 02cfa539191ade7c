import type { Actor } from '../../platform/context';
import { mayPass } from '../../platform/permission';
import { reports } from '../../reports';
import type { Report } from '../../reports/report';

/** The reports that somebody may read. */
export const readableReports = (actor: Actor | null): Report[] =>
  reports.filter(({ permission }) => mayPass(permission, actor));

/** The report of a route or of another spelling of it, where the asker may read it. */
export const readableReport = (actor: Actor | null, route: string): Report | undefined =>
  readableReports(actor).find((report) => report.route === route || report.aliases.includes(route));
