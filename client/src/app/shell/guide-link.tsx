import { useQuery } from '@apollo/client/react';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link, useLocation } from 'react-router-dom';
import { RunningShiftDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import classes from './shell.module.css';

/** Leads who configures the station from a step of the set-up guide back to home, until its last step is done: the first shift runs. */
export default function GuideLink() {
  const { data } = useQuery(RunningShiftDocument);
  const { pathname } = useLocation();
  const isSettingUp = data?.lastClosedShift === null && data.runningShift === null;
  if (!isSettingUp || pathname === '/') return null;
  return (
    <div className={classes.guide}>
      <Link to="/">
        <IconArrowLeft size={16} aria-hidden />
        {t('shell.guide')}
      </Link>
    </div>
  );
}
