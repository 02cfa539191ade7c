import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../graphql/ask-again';
import { MemoChoicesDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Page, Panel } from '../../ui/page/page';
import type { MadeMemos } from './memo-draft';
import { MemoForm } from './memo-form';
import { MemoPreview } from './memo-preview';

/** Preview and print of memos for a product and a day; nothing is recorded (specification, section 2). */
export const Component = () => (
  <Page title={t('memos.title')} help="cashMemo">
    <Memos />
  </Page>
);

function Memos() {
  const [made, setMade] = useState<MadeMemos | null>(null);
  const { data, error, refetch } = useQuery(MemoChoicesDocument, { fetchPolicy: 'cache-and-network' });
  if (error && !data) return <LoadFailed reason={t('ui.productsFailed')} onRetry={() => void askAgain(refetch)} />;
  if (!data) return <SkeletonRows />;
  return (
    <>
      <Panel>
        <MemoForm products={data.products} onMade={setMade} />
      </Panel>
      {made && <MemoPreview key={made.set.seed} station={data.stationSettings} made={made} />}
    </>
  );
}
