import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Right } from '../../../../../server/domain/rights';
import { ReportDefinitionDocument } from '../../../graphql/generated/graphql';
import { useRights } from '../../../hooks/use-can';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { MissingRights } from '../../../ui/feedback/missing-rights';
import { Page } from '../../../ui/page/page';
import { reportInWords } from '../answer/report-in-words';
import { valuesOfPath } from '../report-address';
import { ReportView } from './report-view';

/** The page of every report, built from the server's definition for this path. */
export function Component() {
  const { route = '' } = useParams();
  const { pathname } = useLocation();
  // A definition's defaults depend on the date.
  const { data, error, refetch } = useQuery(ReportDefinitionDocument, {
    variables: { route },
    fetchPolicy: 'cache-and-network',
  });
  const [told] = data?.reportCatalogue ?? [];
  const may = useRights().has(told?.right ?? '');
  if (told) {
    const report = reportInWords(told);
    if (!may)
      return (
        <Page title={report.title} wide>
          <MissingRights missing={[told.right as Right]} />
        </Page>
      );
    // Uses the raw pathname below /report/:route: the router decodes `%2F`, so a slash inside a name would split it.
    const values = valuesOfPath(report, pathname.split('/').slice(3).join('/'));
    return values === null ? <NotFound /> : <ReportView key={pathname} report={report} pathValues={values} />;
  }
  if (data) return <NotFound />;
  return (
    <Page title={t('reports.title')} wide>
      {error ? <LoadFailed reason={t('ui.failed.query')} onRetry={() => void refetch()} /> : <SkeletonRows rows={12} />}
    </Page>
  );
}

const NotFound = () => <Navigate to="/404" replace />;
