import { useQuery } from '@apollo/client/react';
import { ReportRoutesDocument } from '../../graphql/generated/graphql';

/** The paths of the reports that this user may read; null until loaded. */
export function useReportPaths(): readonly string[] | null {
  const { data, loading } = useQuery(ReportRoutesDocument);
  return data?.reportCatalogue.map(({ route }) => `/report/${route}`) ?? (loading ? null : []);
}
