import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { askAgain } from '../../graphql/ask-again';
import { RunningShiftDocument, type RunningShiftQuery, ShiftChangedDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Button } from '../../ui/kit/buttons';
import { Stack } from '../../ui/kit/layout';
import { Text } from '../../ui/kit/text';
import { useKnownPages } from '../../ui/page/known-pages';
import { Panel } from '../../ui/page/page';
import { Money } from '../../ui/text/figures';
import { ProductBadge } from '../../ui/text/product-badge';
import { showInstant } from '../../ui/text/show-time';
import classes from './shift-card.module.css';

const WHILE_RUNNING = [
  '/page/credit-entry',
  '/page/creditor-payment-entry',
  '/page/employee-cash-collection',
  '/page/expenditure-detail',
  '/page/stock-in',
  '/closeshift',
];
const WITHOUT_SHIFT = ['/page/start-shift'];

/** The running shift, and its most frequent actions; beside the set-up guide none of them is the next one. */
export function ShiftCard({ besideGuide }: { besideGuide: boolean }) {
  const { data, error, refetch } = useQuery(RunningShiftDocument);
  useLive(ShiftChangedDocument, refetch);
  return (
    <Panel title={t('home.shift')}>
      <div className={classes.body} data-empty={data?.runningShift === null || undefined}>
        {error && !data && <LoadFailed reason={t('ui.failed.query')} onRetry={() => void askAgain(refetch)} />}
        {!data && !error && <SkeletonRows rows={5} />}
        {data &&
          (data.runningShift ? (
            <Running shift={data.runningShift} besideGuide={besideGuide} />
          ) : (
            <NoShift last={data.lastClosedShift} besideGuide={besideGuide} />
          ))}
      </div>
    </Panel>
  );
}

function Running({
  shift,
  besideGuide,
}: {
  shift: NonNullable<RunningShiftQuery['runningShift']>;
  besideGuide: boolean;
}) {
  return (
    <Stack gap="md">
      <div>
        <Text fw={600} size="lg">
          {t('shell.shift.running', { shift: shift.shiftName, date: showDate(shift.shiftDate) })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('home.since', { time: showInstant(shift.startedAt) })}
        </Text>
      </div>
      <dl className={classes.rates} aria-label={t('home.rates')}>
        {shift.rates.map(({ productId, productName, shortName, rate }) => (
          <div key={productId} className={classes.rate}>
            <dt>
              <ProductBadge shortName={shortName} name={productName} />
            </dt>
            <dd>
              <Money value={rate} sign />
            </dd>
          </div>
        ))}
      </dl>
      <Shortcuts paths={WHILE_RUNNING} besideGuide={besideGuide} />
    </Stack>
  );
}

function NoShift({ last, besideGuide }: { last: RunningShiftQuery['lastClosedShift']; besideGuide: boolean }) {
  const text = last
    ? t('home.noShift.last', {
        shift: last.shiftName,
        date: showDate(last.shiftDate),
        name: last.closedByName ?? '',
      })
    : t('home.noShift.first');
  return (
    <EmptyState
      title={t('home.noShift')}
      text={text}
      action={<Shortcuts paths={WITHOUT_SHIFT} besideGuide={besideGuide} />}
    />
  );
}

function Shortcuts({ paths, besideGuide }: { paths: readonly string[]; besideGuide: boolean }) {
  const pages = useKnownPages(paths);
  if (pages.length === 0) return null;
  return (
    <nav className={classes.shortcuts} aria-label={t('home.shortcuts')}>
      {pages.map(({ path, label, hotkey }, index) => (
        <Button
          key={path}
          component={Link}
          to={path}
          variant={index === 0 && !besideGuide ? 'filled' : 'default'}
          data-hotkey={hotkey}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}
