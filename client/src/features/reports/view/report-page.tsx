import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ReportDefinitionDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Page } from '../../../ui/page/page';
import { reportInWords } from '../answer/report-in-words';
import { valuesOfPath } from '../report-address';
import { ReportView } from './report-view';

/** Every report of the station: what is at this path is drawn from the server's own definition of it. */
export function Component() {
  const { route = '' } = useParams();
  const { pathname } = useLocation();
  // The defaults of a definition are those of today.
  const { data, error, refetch } = useQuery(ReportDefinitionDocument, {
    variables: { route },
    fetchPolicy: 'cache-and-network',
  });
  const [told] = data?.reportCatalogue ?? [];
  if (told) {
    const report = reportInWords(told);
    // Below /report/:route as it was written: the router's own splat does not tell a slash in a name from one between names.
    const values = valuesOfPath(report, pathname.split('/').slice(3).join('/'));
    return values === null ? <NotFound /> : <ReportView key={pathname} report={report} pathValues={values} />;
  }
  if (data) return <NotFound />;
  return (
    <Page title={t('reports.title')}>
      {error ? <LoadFailed reason={t('ui.failed.query')} onRetry={() => void refetch()} /> : <SkeletonRows rows={12} />}
    </Page>
  );
}

const NotFound = () => <Navigate to="/404" replace />;
