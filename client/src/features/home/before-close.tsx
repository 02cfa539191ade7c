import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  BeforeCloseDocument,
  type BeforeCloseQuery,
  CashChangedDocument,
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  CreditSaleRecordedDocument,
  ShiftChangedDocument,
  StockChangedDocument,
} from '../../graphql/generated/graphql';
import { useCan } from '../../hooks/use-can';
import { said, t, translateLabel } from '../../i18n/translate';
import { VisuallyHidden } from '../../ui/kit/text';
import { useKnownPages } from '../../ui/page/known-pages';
import { PageLink } from '../../ui/page/page-link';
import { reviewPath } from '../../ui/row-changes/row-changes';
import { Money } from '../../ui/text/figures';
import classes from './before-close.module.css';
import { Widget } from './widget';
import list from './widget.module.css';

const TOPICS = [
  ShiftChangedDocument,
  CreditSaleRecordedDocument,
  CashChangedDocument,
  StockChangedDocument,
  ChangeRequestedDocument,
  ChangeDecidedDocument,
];
const ROWS = 8;
/** Without a shift it shows a single message. */
const ROWS_WITHOUT_SHIFT = 1;
/** Further names are only counted. */
const MOST_NAMES = 4;

/** Reminders before the shift is closed; they never block the close. */
export const BeforeClose = ({ shiftRuns }: { shiftRuns: boolean }) => (
  <Widget
    title={t('home.before')}
    query={BeforeCloseDocument}
    topics={TOPICS}
    rows={shiftRuns ? ROWS : ROWS_WITHOUT_SHIFT}
  >
    {({ beforeClose }) =>
      beforeClose ? <Checklist of={beforeClose} /> : <p className={list.nothing}>{t('home.before.none')}</p>
    }
  </Widget>
);

function Checklist({ of }: { of: NonNullable<BeforeCloseQuery['beforeClose']> }) {
  // For those who decide, what waits leads to its review.
  const requests = useCan('changes.decide') ? undefined : '/page/my-requests';
  const { withoutVehicle, creditSales, linesToUnload, tanksWithoutDip, pumpsWithoutCash, waiting, waitingChanges } = of;
  return (
    <ul className={list.list}>
      <Check
        path="/page/credit-entry"
        label={t('home.before.vehicle')}
        isOpen={creditSales === 0 ? undefined : withoutVehicle > 0}
      >
        {creditSales === 0
          ? t('home.before.noneYet')
          : t('home.before.of', { part: withoutVehicle, whole: creditSales })}
      </Check>
      <Check path={requests} label={t('home.before.waiting')} isOpen={waiting.length > 0}>
        <Reviews
          of={waiting.map(({ requestId, command, label, title }) => ({
            ...{ requestId, path: reviewPath(command, requestId) },
            words: `${translateLabel(label)} ${title}`.trim(),
          }))}
        />
      </Check>
      <Check path={requests} label={t('home.before.changes')} isOpen={waitingChanges.length > 0}>
        <Reviews
          of={waitingChanges.map(({ requestId, table, rowId, msgText }) => ({
            ...{ requestId, path: reviewPath(table, rowId), words: said(msgText) },
          }))}
        />
      </Check>
      <Check path="/page/stock-in" label={t('home.before.unload')} isOpen={linesToUnload > 0}>
        {linesToUnload}
      </Check>
      <Check path="measure-tank" label={t('home.before.dip')} isOpen={tanksWithoutDip.length > 0}>
        {named(tanksWithoutDip)}
      </Check>
      <Check path="/page/employee-cash-collection" label={t('home.before.cash')} isOpen={pumpsWithoutCash.length > 0}>
        {named(pumpsWithoutCash)}
      </Check>
      <Check path="/page/expenditure-detail" label={t('home.before.spent')}>
        {of.expenditures === 0 ? (
          t('home.before.noneYet')
        ) : (
          <>
            {t('home.before.times', { count: of.expenditures })} · <Money value={of.spent} sign />
          </>
        )}
      </Check>
      <Check path="/page/stock-in" label={t('home.before.stockIn')}>
        {of.stockIns === 0 ? t('home.before.noneYet') : of.stockIns}
      </Check>
    </ul>
  );
}

/** The requests by name, or only their number. */
function Reviews({ of }: { of: readonly { requestId: number; path: string; words: string }[] }) {
  const decides = useCan('changes.decide');
  if (of.length === 0) return t('home.before.noneWaits');
  if (of.length > MOST_NAMES) return String(of.length);
  return of.map(({ requestId, path, words }, index) => (
    <Fragment key={requestId}>
      {index > 0 && ', '}
      {decides ? <Link to={path}>{words}</Link> : words}
    </Fragment>
  ));
}

const named = (names: readonly string[]): string =>
  names.length === 0 || names.length > MOST_NAMES ? String(names.length) : names.join(', ');

interface CheckProps {
  /** The page or the action to do it with. */
  path?: string;
  label: string;
  /** Whether something is left to do; otherwise the row only reports entries. */
  isOpen?: boolean;
  children: ReactNode;
}

function Check({ path, label, isOpen, children }: CheckProps) {
  const [page] = useKnownPages(path === undefined ? [] : [path]);
  return (
    <li className={list.row}>
      <span className={classes.mark} data-open={isOpen}>
        {isOpen === true && <IconAlertTriangle size={16} aria-hidden />}
        {isOpen === false && <IconCheck size={16} aria-hidden />}
        {isOpen !== undefined && <VisuallyHidden>{t(isOpen ? 'home.before.open' : 'home.before.done')}</VisuallyHidden>}
      </span>
      <span className={list.words}>
        {page ? (
          <PageLink page={page} className={list.link}>
            {label}
          </PageLink>
        ) : (
          label
        )}
      </span>
      <span className={list.figure}>{children}</span>
    </li>
  );
}
