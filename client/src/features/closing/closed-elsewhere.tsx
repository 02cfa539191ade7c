import { Link } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { Alert } from '../../ui/kit/feedback';
import { Anchor } from '../../ui/kit/text';
import { reportOf } from '../../ui/late-entry/closed-shift-addresses';
import { showInstant } from '../../ui/text/show-time';
import { useSheet } from './sheet/sheet-workspace';

/** Shows who closed the shift while this form was open; renders nothing while it runs. */
export function ClosedElsewhere() {
  const by = useSheet(({ closedBy }) => closedBy);
  const { shiftId, shiftDate } = useSheet(({ form }) => form);
  if (by === null) return null;
  const isKnown = by.name !== null && by.at !== null;
  return (
    <Alert color="red" role="alert">
      {isKnown
        ? t('closing.elsewhere', { name: by.name ?? '', time: showInstant(by.at ?? '') })
        : t('closing.elsewhere.unknown')}{' '}
      {isKnown && (
        <Anchor component={Link} to={reportOf({ shiftId, shiftDate })} underline="always">
          {t('closing.elsewhere.report')}
        </Anchor>
      )}
    </Alert>
  );
}
