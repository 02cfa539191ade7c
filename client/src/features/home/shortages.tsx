import { Link } from 'react-router-dom';
import {
  ShiftChangedDocument,
  ShortagesThisMonthDocument,
  type ShortagesThisMonthQuery,
} from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { Money } from '../../ui/text/figures';
import { rupees } from '../../ui/text/rupees';
import { Widget } from './widget';
import list from './widget.module.css';

const TOPICS = [ShiftChangedDocument];
const ROWS = 6;

/** Shortages per employee since the first of the month. */
export const Shortages = () => (
  <Widget title={t('home.shortages')} query={ShortagesThisMonthDocument} topics={TOPICS} rows={ROWS}>
    {({ shortagesThisMonth }) => <Employees month={shortagesThisMonth} />}
  </Widget>
);

function Employees({ month }: { month: ShortagesThisMonthQuery['shortagesThisMonth'] }) {
  const { from, to, employees, count, amount } = month;
  return (
    <>
      {employees.length === 0 && <p className={list.nothing}>{t('home.shortages.none')}</p>}
      <ul className={list.list}>
        {employees.map((one) => (
          <li key={one.employeeId} className={list.row}>
            <span className={list.words}>
              <Link
                className={list.link}
                to={`/report/employee-attendance-shortage?from=${from}&to=${to}&employee=${one.employeeId}`}
              >
                {one.employee}
              </Link>
            </span>
            <span className={list.figure}>{t('home.shortages.times', { count: one.count })}</span>
            <strong className={list.figure}>
              <Money value={one.amount} />
            </strong>
          </li>
        ))}
      </ul>
      <p className={list.foot}>
        <Link className={list.link} to={`/report/employee-attendance-shortage?from=${from}&to=${to}`}>
          {t('home.shortages.all', { count, amount: rupees(amount) })}
        </Link>
      </p>
    </>
  );
}
