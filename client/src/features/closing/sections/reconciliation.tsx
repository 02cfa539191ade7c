import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo } from 'react';
import { t, useLocale } from '../../../i18n/translate';
import { isReadAt, SETTLED, verdictOf } from '../pumps/pump-verdict';
import { PumpVerdictLine } from '../pumps/pump-verdict-line';
import { Findings } from '../sheet/findings';
import { checkedSheet } from '../sheet/sheet-findings';
import { type SheetState } from '../sheet/sheet-store';
import { useDeferredSheet } from '../sheet/sheet-workspace';
import { WaitingInShift } from '../sheet/waiting-in-shift';
import { CalculationLines } from './calculation-lines';
import classes from './reconciliation.module.css';

/** Where the money of the shift is, in total and per pump, calculated by the server's own functions. */
export function Reconciliation() {
  return <Calculated state={useDeferredSheet()} />;
}

const Calculated = memo(function Calculated({ state }: { state: SheetState }) {
  useLocale();
  const { form } = state;
  const { calculation } = checkedSheet(state);
  const pumps = calculation.pumps.map((calculated) => ({
    calculated,
    isRead: isReadAt(calculated),
    isSettled: SETTLED.has(verdictOf(calculated, form.rates)),
  }));
  return (
    <>
      <CalculationLines
        label={t('closing.panel.all')}
        calculation={calculation}
        products={form.products}
        isRead={pumps.every(({ isRead }) => isRead)}
        isSettled={pumps.every(({ isSettled }) => isSettled)}
      />
      <div className={classes.pumps}>
        {pumps.map(({ calculated, isRead, isSettled }) => (
          <details key={calculated.pumpId}>
            <summary className={classes.summary}>
              <IconChevronRight size={14} aria-hidden className={classes.chevron} />
              <PumpVerdictLine calculated={calculated} rates={form.rates} />
            </summary>
            <CalculationLines
              label={calculated.pump.pumpName}
              calculation={calculated}
              products={form.products}
              isRead={isRead}
              isSettled={isSettled}
            />
          </details>
        ))}
      </div>
      <WaitingInShift shiftId={form.shiftId} />
      <Findings state={state} />
    </>
  );
});
