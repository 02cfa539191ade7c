import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CloseFormDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Button } from '../../ui/kit/buttons';
import { Page } from '../../ui/page/page';
import { OpenedShift } from './opened-shift';
import type { CloseFormAnswer } from './sheet/sheet-form';
import { isNoShift } from './sheet/use-live-form';

/** Route /closeshift: the running shift's form. Once open it stays, even if the shift is closed elsewhere. */
export function Component() {
  const { data, error, refetch } = useQuery(CloseFormDocument, { fetchPolicy: 'network-only' });
  const [opened, setOpened] = useState<CloseFormAnswer | null>(null);
  if (data && opened === null) setOpened(data.closeForm);

  if (opened) return <OpenedShift answer={opened} />;
  return (
    <Page title={t('closing.title')} help="closeShift" wide>
      {error === undefined ? (
        <SkeletonRows rows={12} />
      ) : isNoShift(error) ? (
        <EmptyState
          title={t('closing.noShift')}
          text={t('closing.noShift.text')}
          action={
            <Button component={Link} to="/page/start-shift">
              {t('closing.noShift.start')}
            </Button>
          }
        />
      ) : (
        <LoadFailed reason={t('ui.shiftFailed')} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
