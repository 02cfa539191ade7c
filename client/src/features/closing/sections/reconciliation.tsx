import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo } from 'react';
import { t, useLocale } from '../../../i18n/translate';
import { SETTLED, verdictOf } from '../pumps/pump-verdict';
import { PumpVerdictLine } from '../pumps/pump-verdict-line';
import { Findings } from '../sheet/findings';
import { useDeferredSheet } from '../sheet/sheet-desk';
import { judgedOf } from '../sheet/sheet-findings';
import { type SheetState } from '../sheet/sheet-store';
import { ReckoningLines } from './reckoning-lines';
import classes from './reconciliation.module.css';

/** Where the money of the shift is, in total and per pump, calculated by the server's own functions. */
export function Reconciliation() {
  return <Reckoned state={useDeferredSheet()} />;
}

const Reckoned = memo(function Reckoned({ state }: { state: SheetState }) {
  useLocale();
  const { form } = state;
  const { takings, reckoning } = judgedOf(state);
  const pumps = takings.pumps.map((pump, place) => {
    const reckoned = reckoning.pumps[place]!;
    return { pump, reckoned, isSettled: SETTLED.has(verdictOf(pump, reckoned, form.rates)) };
  });
  return (
    <>
      <ReckoningLines
        label={t('closing.panel.all')}
        reckoning={reckoning}
        products={form.products}
        isSettled={pumps.every(({ isSettled }) => isSettled)}
      />
      <div className={classes.pumps}>
        {pumps.map(({ pump, reckoned, isSettled }) => (
          <details key={pump.pumpId}>
            <summary className={classes.summary}>
              <IconChevronRight size={14} aria-hidden className={classes.chevron} />
              <PumpVerdictLine pump={pump} reckoning={reckoned} rates={form.rates} />
            </summary>
            <ReckoningLines label={pump.pumpName} reckoning={reckoned} products={form.products} isSettled={isSettled} />
          </details>
        ))}
      </div>
      <Findings state={state} />
    </>
  );
});
