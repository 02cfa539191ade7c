import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { Right } from '../../../../server/domain/rights';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { rightWords } from '../../ui/inputs/right-words';
import { Page } from '../../ui/page/page';

/** Replaces a page that the user may not open. */
export default function Forbidden({ missing }: { missing: readonly Right[] }) {
  return (
    <Page title={t('shell.forbidden')}>
      <EmptyState
        icon={<IconLock size={32} />}
        title={t('shell.forbidden.rights', { rights: missing.map(rightWords).join('; ') })}
        text={t('shell.forbidden.text')}
      />
    </Page>
  );
}
