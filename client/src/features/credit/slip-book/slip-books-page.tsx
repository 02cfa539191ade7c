import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../../graphql/ask-again';
import {
  CreditChangedDocument,
  CreditSaleRecordedDocument,
  SlipBookFirmsDocument,
  SlipBooksDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Button } from '../../../ui/kit/buttons';
import { Switch } from '../../../ui/kit/fields';
import { Page, Panel } from '../../../ui/page/page';
import { SlipBookForm } from './slip-book-form';
import { MissingSlips, SlipBookList, VoidSlips } from './slip-book-lists';
import { VoidSlipDialog } from './void-slip-dialog';

/** The slip to void: one of the list, or null if it is still to be typed. */
interface ToVoid {
  slip: string | null;
}

/** Books of credit slips: which leaves are used, void or missing. */
export function Component() {
  const [includeFinished, setIncludeFinished] = useState(false);
  const [toVoid, setToVoid] = useState<ToVoid | null>(null);
  const firms = useQuery(SlipBookFirmsDocument, { fetchPolicy: 'cache-and-network' });
  const list = useQuery(SlipBooksDocument, { variables: { includeFinished }, fetchPolicy: 'cache-and-network' });
  const reload = () => askAgain(list.refetch);
  useLive(CreditChangedDocument, reload);
  useLive(CreditSaleRecordedDocument, reload);

  const shown = list.data ?? list.previousData;
  const books = shown?.slipBooks ?? [];
  const failed = (firms.error && !firms.data) || (list.error && !shown);
  return (
    <Page
      title={t('slips.title')}
      help="slipBooks"
      actions={
        <Button variant="default" onClick={() => setToVoid({ slip: null })}>
          {t('slips.voidOne')}
        </Button>
      }
    >
      {failed && <LoadFailed list={t('slips.list')} onRetry={() => void askAgain(firms.refetch, list.refetch)} />}
      {!failed && !firms.data && <SkeletonRows rows={6} />}
      {!failed && firms.data && (
        <Panel title={t('slips.form')}>
          <SlipBookForm creditors={firms.data.creditors} onEntered={() => void reload()} />
        </Panel>
      )}
      {!failed && (
        <>
          <SlipBookList books={books} loading={!shown}>
            <Switch
              label={t('slips.finished')}
              checked={includeFinished}
              onChange={({ currentTarget }) => setIncludeFinished(currentTarget.checked)}
            />
          </SlipBookList>
          <MissingSlips books={books} loading={!shown} onVoid={(slip) => setToVoid({ slip })} />
          <VoidSlips books={books} />
        </>
      )}
      {toVoid && <VoidSlipDialog slip={toVoid.slip} onClose={() => setToVoid(null)} onVoided={() => void reload()} />}
    </Page>
  );
}
