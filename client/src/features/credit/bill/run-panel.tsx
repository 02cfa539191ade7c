import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { Anchor } from '../../../ui/kit/text';
import { Panel } from '../../../ui/page/page';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import classes from './run-panel.module.css';
import { summaryOf } from './run-summary';
import { type BillRun, isOpen, type RunItem } from './use-bill-run';

interface Billing {
  creditorId: number;
}

/** A run with its progress, or its result per creditor. */
export function RunPanel<Input extends Billing>({ run }: { run: BillRun<Input> }) {
  const { items, phase, stopped, stop, goOn } = run;
  const heading = useHeldFocus(phase);
  if (items.length === 0) return null;
  const open = items.filter(isOpen).length;
  return (
    <Panel title={t('bills.run')} headingRef={heading}>
      <div className={classes.head}>
        {phase === 'idle' ? (
          <>
            <p role="status" className={classes.words}>
              {summaryOf(items, stopped)}
            </p>
            {open > 0 && <Button onClick={goOn}>{t('bills.run.goOn', { count: open })}</Button>}
          </>
        ) : (
          <>
            <Progress items={items} />
            <Button variant="default" onClick={stop} disabled={phase === 'stopping'}>
              {t(phase === 'stopping' ? 'bills.run.stopping' : 'bills.run.stop')}
            </Button>
          </>
        )}
      </div>
      <DataTable
        label={t('bills.run.firms')}
        columns={COLUMNS<Input>()}
        rows={items}
        rowKey={({ input }) => JSON.stringify(input)}
        maxHeight="40vh"
      />
    </Panel>
  );
}

/** Focuses the heading when a button of the run disappears while focused; focus elsewhere is left alone. */
function useHeldFocus(phase: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(phase);
  useEffect(() => {
    if (last.current === phase) return;
    last.current = phase;
    if (!document.activeElement?.matches('input, textarea')) heading.current?.focus();
  }, [phase]);
  return heading;
}

/** '7 of 23: SHREE TRANSPORT' and a progress bar. */
function Progress({ items }: { items: readonly RunItem<unknown>[] }) {
  const answered = items.filter((item) => !isOpen(item)).length;
  const current = items.find(({ outcome }) => outcome.state === 'sending');
  const words = t('bills.run.progress', {
    place: Math.min(answered + 1, items.length),
    all: items.length,
    firm: current?.firmName ?? '',
  });
  return (
    <div className={classes.progress}>
      <p role="status" className={classes.words}>
        {words}
      </p>
      <progress className={classes.bar} value={answered} max={items.length} aria-label={t('bills.run')} />
    </div>
  );
}

const COLUMNS = <Input extends Billing>(): Column<RunItem<Input>>[] => [
  { key: 'firmName', label: t('bills.firm'), kind: 'text' },
  {
    key: 'outcome',
    label: t('bills.run.bill'),
    kind: 'text',
    value: ({ outcome }) => ('number' in outcome ? outcome.number : outcome.state),
    render: (item) => <WhatCame item={item} />,
  },
  {
    key: 'amount',
    label: t('bills.amount'),
    kind: 'money',
    value: ({ outcome }) => ('amount' in outcome ? outcome.amount : null),
  },
];

function WhatCame({ item: { firmName, input, outcome } }: { item: RunItem<Billing> }) {
  switch (outcome.state) {
    case 'made':
      return (
        <Anchor
          component={Link}
          to={`/report/credit-report-bybillid/${input.creditorId}/${outcome.billId}/${encodeURIComponent(firmName)}`}
        >
          {outcome.number}
        </Anchor>
      );
    case 'refused':
    case 'unanswered':
      return <span className={classes.reason}>{outcome.reason}</span>;
    default:
      return <span className={classes.waiting}>{t(`bills.run.${outcome.state}`)}</span>;
  }
}
