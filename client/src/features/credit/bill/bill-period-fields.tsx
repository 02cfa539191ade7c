import { type BillPeriod, lastMonth, monthSoFar } from '../../../../../server/domain/bill-period';
import type { BusinessDate } from '../../../../../server/domain/kernel/business-date';
import { type MessageText, t } from '../../../i18n/translate';
import { DateInput } from '../../../ui/inputs/date-input';
import { Button } from '../../../ui/kit/buttons';
import { today } from '../../../ui/text/station-zone';
import classes from './bill-workspace.module.css';

interface BillPeriodFieldsProps {
  period: BillPeriod;
  onPeriod: (period: BillPeriod) => void;
  billDate: BusinessDate;
  onBillDate: (billDate: BusinessDate) => void;
  errors: Readonly<Record<string, MessageText>>;
}

/** The billing period, with shortcuts for the two most common ranges, and the date of the bills. */
export const BillPeriodFields = ({ period, onPeriod, billDate, onBillDate, errors }: BillPeriodFieldsProps) => (
  <div className={classes.period}>
    <DateInput
      name="from"
      label={t('bills.from')}
      value={period.from}
      onChange={(from) => onPeriod({ ...period, from })}
      error={errors.from}
    />
    <DateInput
      name="to"
      label={t('bills.to')}
      value={period.to}
      onChange={(to) => onPeriod({ ...period, to })}
      error={errors.to}
    />
    <DateInput name="billDate" label={t('bills.date')} value={billDate} onChange={onBillDate} error={errors.billDate} />
    <div className={classes.presets} data-enter-skip>
      <Button variant="default" onClick={() => onPeriod(lastMonth(today()))}>
        {t('bills.lastMonth')}
      </Button>
      <Button variant="default" onClick={() => onPeriod(monthSoFar(today()))}>
        {t('bills.monthSoFar')}
      </Button>
    </div>
  </div>
);
