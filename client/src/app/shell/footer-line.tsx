import { useQuery } from '@apollo/client/react';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { RunningShiftDocument, ShiftChangedDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { useOnline } from '../../hooks/use-online';
import { t } from '../../i18n/translate';
import classes from './footer-line.module.css';
import { UnsentLink } from './unsent-link';
import { UpdateNotice } from './update-notice';

/** The footer of every page: the running shift, unsent entries and the network state. */
export function FooterLine() {
  const { data, refetch } = useQuery(RunningShiftDocument);
  useLive(ShiftChangedDocument, refetch);
  const online = useOnline();
  const shift = data?.runningShift;
  return (
    <div className={classes.line}>
      <span>
        {shift && t('shell.shift.running', { shift: shift.shiftName, date: showDate(shift.shiftDate) })}
        {data && !shift && t('shell.shift.none')}
      </span>
      <UpdateNotice />
      <span className={classes.state}>
        <UnsentLink />
        <span data-offline={!online || undefined}>{t(online ? 'shell.online' : 'shell.offline')}</span>
      </span>
    </div>
  );
}
