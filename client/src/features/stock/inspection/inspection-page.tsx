import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../../graphql/ask-again';
import {
  InspectionProductsDocument,
  InspectionsDocument,
  StockChangedDocument,
} from '../../../graphql/generated/graphql';
import { useCan } from '../../../hooks/use-can';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Page, Panel } from '../../../ui/page/page';
import { InspectionForm } from './inspection-form';
import { type Inspection, InspectionList } from './inspection-list';
import { InspectionRemoval } from './inspection-removal';

/** The figures of a product's last official inspection: the daily stock report starts from it. */
export function Component() {
  const mayRemove = useCan('stock.correct');
  const [removing, setRemoving] = useState<Inspection | null>(null);
  const products = useQuery(InspectionProductsDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(InspectionsDocument, { fetchPolicy: 'cache-and-network' });
  useLive(StockChangedDocument, list.refetch);

  const failed = products.error && !products.data;
  const reload = (): void => void askAgain(products.refetch, list.refetch);
  const removed = () => {
    setRemoving(null);
    void askAgain(list.refetch);
  };
  return (
    <Page title={t('stock.inspection.title')} help="inspection">
      {failed && <LoadFailed reason={t('ui.productsFailed')} onRetry={reload} />}
      {!failed && !products.data && <SkeletonRows rows={6} />}
      {!failed && products.data && (
        <Panel title={t('stock.inspection.form')}>
          <InspectionForm products={products.data.products} onRecorded={() => void askAgain(list.refetch)} />
        </Panel>
      )}
      {!failed && (
        <InspectionList
          inspections={list.data?.inspections}
          onRetry={list.error && reload}
          onRemove={mayRemove ? setRemoving : undefined}
        />
      )}
      {removing && <InspectionRemoval inspection={removing} onClose={() => setRemoving(null)} onRemoved={removed} />}
    </Page>
  );
}
