import { useQuery } from '@apollo/client/react';
import { ReportRoutesDocument } from '../../graphql/generated/graphql';

/** The pages of the reports that this user may read; none until the server has answered. */
export function useReportPaths(): readonly string[] {
  const { data } = useQuery(ReportRoutesDocument);
  return data?.reportCatalogue.map(({ route }) => `/report/${route}`) ?? [];
}
