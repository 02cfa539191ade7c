import { t } from '../../i18n/translate';
import MissingRightsState, { type MissingRightsProps } from '../../ui/feedback/missing-rights-state';
import { Page } from '../../ui/page/page';

/** Replaces a page that the user may not open. */
export default function Forbidden({ missing }: MissingRightsProps) {
  return (
    <Page title={t('shell.forbidden')}>
      <MissingRightsState missing={missing} />
    </Page>
  );
}
