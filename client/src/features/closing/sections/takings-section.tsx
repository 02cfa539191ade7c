import { memo } from 'react';
import type { CalculatedPump } from '../../../../../server/domain/closing';
import { sum } from '../../../../../server/domain/kernel/sum';
import { t, useLocale } from '../../../i18n/translate';
import { ProductBadge } from '../../../ui/text/product-badge';
import { FigureCell } from '../pumps/figure-cell';
import { isReadAt } from '../pumps/pump-verdict';
import { LitreFigure, Rupees } from '../pumps/unit-figures';
import { cellOf } from '../sheet/sheet';
import { checkedSheet } from '../sheet/sheet-findings';
import type { SheetCredit, SheetPump } from '../sheet/sheet-form';
import { useDeferredSheet, useSheet, useShownPumps } from '../sheet/sheet-workspace';
import { useWaiting, type Waiting, WaitingNotes } from '../sheet/waiting-in-shift';
import { PlaceNote } from './place-note';
import { Section } from './section';
import { Strip, StripItem, Strips } from './strip';
import classes from './takings-section.module.css';

/**
 * One column per machine. `repeat(0, …)` is invalid CSS and would void the whole grid, so the columns are written out.
 */
const columnsFor = (machines: number): string =>
  [
    'minmax(52px, auto) minmax(150px, 1.6fr) minmax(96px, 1fr)',
    ...Array.from({ length: machines }, () => 'minmax(96px, 1fr)'),
    'minmax(104px, 1fr)',
  ].join(' ');

/** How each pump's sale was paid: recorded slips and cash, and the typed amounts of the swipe machines. */
export const TakingsSection = memo(function TakingsSection() {
  useLocale();
  const pumps = useShownPumps();
  const machines = useSheet(({ form }) => form.machines);
  const { entries, changes } = useWaiting(useSheet(({ form }) => form.shiftId));
  return (
    <Section name="takings">
      <Strips label={t('closing.takings')} columns={columnsFor(machines.length)}>
        {pumps.map((pump) => (
          <PumpTakingsStrip
            key={pump.pumpId}
            pump={pump}
            waiting={[...entries, ...changes].filter(({ pumpId }) => pumpId === pump.pumpId)}
          />
        ))}
      </Strips>
      {machines.length === 0 && <p className={classes.none}>{t('closing.machines.none')}</p>}
    </Section>
  );
});

function PumpTakingsStrip({ pump, waiting }: { pump: SheetPump; waiting: readonly Waiting[] }) {
  const { pumpId, pumpName, credits } = pump;
  const machines = useSheet(({ form }) => form.machines);
  const swipes = machines.map((machine) => ({ ...machine, cell: cellOf.swipe(pumpId, machine.id) }));
  return (
    <Strip
      name={pumpName}
      notes={
        <>
          <WaitingNotes waiting={waiting} />
          <PlaceNote place={`credit:${pumpId}`} owner={pumpName} />
          <PlaceNote place={`cash:${pumpId}`} owner={pumpName} />
          {swipes.map(({ cell }) => (
            <PlaceNote key={cell} place={cell} owner={pumpName} />
          ))}
        </>
      }
    >
      <StripItem label={t('closing.credit')}>
        <div data-place={`credit:${pumpId}`} tabIndex={-1}>
          <CreditLines credits={credits} />
        </div>
      </StripItem>
      <StripItem label={t('closing.cash')} figure>
        <span data-place={`cash:${pumpId}`} tabIndex={-1}>
          <Collected pumpId={pumpId} />
        </span>
      </StripItem>
      {swipes.map(({ id, name, cell }) => (
        <StripItem key={id} label={name} figure>
          <FigureCell cell={cell} label={t('closing.swipeOf', { machine: name, pump: pumpName })} places={2} />
        </StripItem>
      ))}
      <StripItem label={t('closing.stillToHandIn')} figure>
        <ToHandIn pumpId={pumpId} />
      </StripItem>
    </Strip>
  );
}

function CreditLines({ credits }: { credits: readonly SheetCredit[] }) {
  if (credits.length === 0) return <span className={classes.none}>{t('closing.question.credit', { count: 0 })}</span>;
  const slips = sum(credits, (credit) => credit.slips);
  return (
    <>
      {credits.map(({ productId, shortName, litres, amount }) => (
        <div key={productId} className={classes.credit}>
          <ProductBadge shortName={shortName} />
          <span>
            <LitreFigure litres={litres} /> L
          </span>
          <Rupees paise={amount} />
        </div>
      ))}
      <span className={classes.none}>{t('closing.slips', { count: slips })}</span>
    </>
  );
}

/** S: sale − credit − cash − swipe. Not shown below 0 before the meters are read. */
export function ToHandIn({ pumpId }: { pumpId: number }) {
  const pump = useCalculated(pumpId);
  if (!pump) return null;
  return isReadAt(pump) || pump.toHandIn >= 0 ? <Rupees paise={pump.toHandIn} /> : <>–</>;
}

function Collected({ pumpId }: { pumpId: number }) {
  const pump = useCalculated(pumpId);
  return pump ? <Rupees paise={pump.cash} /> : null;
}

function useCalculated(pumpId: number): CalculatedPump | undefined {
  const { calculation } = checkedSheet(useDeferredSheet());
  return calculation.pumps.find((calculated) => calculated.pumpId === pumpId);
}
