import { useQuery } from '@apollo/client/react';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { WaitsAboveDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { rupees } from '../text/rupees';
import classes from './waits-above.module.css';

interface WaitsAboveProps {
  /** The mutation that records the entry. */
  command: string;
  /** As typed. */
  amount: string;
  /** Whether money is handed over: not before somebody has accepted it. */
  paysOut: boolean;
}

/** Warns, before the entry is saved, that its amount has to be approved first. */
export function WaitsAbove({ command, amount, paysOut }: WaitsAboveProps) {
  const { data } = useQuery(WaitsAboveDocument, { variables: { command }, fetchPolicy: 'cache-and-network' });
  const limit = data?.waitsAbove;
  if (limit == null || (parseMoney(amount) ?? 0) <= parseMoney(limit)!) return null;
  return (
    <p className={classes.warning} role="status">
      {t('ui.payment.waitsAbove', { limit: rupees(limit) })}
      {paysOut && ` ${t('ui.payment.notYet')}`}
    </p>
  );
}
