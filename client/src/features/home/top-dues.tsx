import { Link } from 'react-router-dom';
import { parseMoney } from '../../../../server/domain/kernel/money';
import {
  CreditChangedDocument,
  CreditSaleRecordedDocument,
  TopDuesDocument,
  type TopDuesQuery,
} from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { Money } from '../../ui/text/figures';
import { rupees } from '../../ui/text/rupees';
import { Widget } from './widget';
import list from './widget.module.css';

type Dues = TopDuesQuery['topDues'];

const TOPICS = [CreditSaleRecordedDocument, CreditChangedDocument];
/** Five creditors with two lines each, and the totals. */
const ROWS = 10;

/** Creditors to remind: over the limit, or owing for more than 30 days. */
export const TopDues = () => (
  <Widget title={t('home.dues')} query={TopDuesDocument} topics={TOPICS} rows={ROWS}>
    {({ topDues }) => <Firms dues={topDues} />}
  </Widget>
);

const isSome = (amount: string): boolean => (parseMoney(amount) ?? 0) > 0;

function Firms({ dues: { asAt, firms, count, due, old, unbilled } }: { dues: Dues }) {
  return (
    <>
      {firms.length === 0 && <p className={list.nothing}>{t('home.dues.none')}</p>}
      <ul className={list.list}>
        {firms.map((firm) => (
          <li key={firm.creditorId} className={list.row} data-two-lines>
            <span className={list.words}>
              <Link className={list.link} to={`/report/credit-statement?creditor=${firm.creditorId}`}>
                {firm.firmName}
              </Link>
            </span>
            <strong className={list.figure}>
              <Money value={firm.due} />
            </strong>
            <span className={list.note}>
              {firm.isOverLimit && (
                <span className={list.mark} data-danger>
                  {t('home.dues.overLimit', { limit: rupees(firm.maxLimit) })}
                </span>
              )}
              {isSome(firm.old) && (
                <span className={list.mark}>{t('home.dues.old', { amount: rupees(firm.old) })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > firms.length && <p className={list.nothing}>{t('home.dues.more', { count: count - firms.length })}</p>}
      <p className={list.foot}>
        <Link className={list.link} to={`/report/credit-account-details?asAt=${asAt}`}>
          {t('home.dues.all', { due: rupees(due), old: rupees(old) })}
        </Link>
        <Link className={list.link} to={`/report/credit-report-unbilled?asAt=${asAt}`}>
          {t('home.dues.unbilled', { amount: rupees(unbilled) })}
        </Link>
      </p>
    </>
  );
}
