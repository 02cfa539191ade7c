import { Button, Group, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inr } from '../../../../server/domain/kernel/format';
import { parseRate } from '../../../../server/domain/kernel/money';
import type { CreditChoicesQuery } from '../../graphql/generated/graphql';
import { useHotkeys } from '../../hooks/use-hotkeys';
import { t } from '../../i18n/translate';
import { ChoiceInput } from '../../ui/choice-input';
import { EnterFlow } from '../../ui/enter-flow';
import { focusField } from '../../ui/focus-field';
import { LitresInput } from '../../ui/litres-input';
import { MoneyInput } from '../../ui/money-input';
import { vehicleOptions } from './habits';
import { firmOptions, productOptions, pumpOptions } from './sale-choices';
import { EMPTY_DRAFT, type Known, problemsOf, type Sale, type SaleDraft } from './sale-draft';
import classes from './sale-form.module.css';
import { StandingLine } from './standing-line';
import { useSaleDraft } from './use-sale-draft';
import { VehicleInput } from './vehicle-input';

/** What the form begins with: an empty draft, or a sale that was refused with the reasons. */
export interface SaleToType {
  draft: SaleDraft;
  errors: Readonly<Record<string, string>>;
}

interface SaleFormProps {
  choices: CreditChoicesQuery;
  begin: SaleToType;
  /** What the next sale follows: the pump, the number of the slip, and what every firm took last. */
  follows: Pick<Known, 'pumpId' | 'slipNo' | 'habits'>;
  /** The sale before, for 'Repeat last'. */
  last: SaleDraft | null;
  usedSlips: ReadonlySet<string>;
  onSave: (sale: Sale) => void;
  /** Whether something is typed that would be lost. */
  onTyped: (isTyped: boolean) => void;
}

const LONGEST_SLIP = 20;
const LONGEST_REASON = 200;

/**
 * One credit sale. Enter goes firm, vehicle, litres, slip and saves; pump, product and amount are on the way only while
 * nothing is proposed for them, and with Tab always.
 */
export function SaleForm({ choices, begin, follows, last, usedSlips, onSave, onTyped }: SaleFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const known = { sold: choices.pumpProducts, ...follows };
  const { draft, change, replace, sale, standing, habits, standingFailed } = useSaleDraft(begin.draft, known);
  /** The server's, of fields not touched since. */
  const [refused, setRefused] = useState(begin.errors);
  /** From the first attempt on, what is wrong shows until it is put right. */
  const [tried, setTried] = useState(false);
  const firms = useMemo(() => firmOptions(choices.creditors), [choices.creditors]);

  const problems = problemsOf(sale);
  const errors = { ...refused, ...(tried ? problems : {}) };

  const edit = (now: Partial<SaleDraft>): void => {
    const touched = new Set(Object.keys(now).flatMap((name) => (name === 'measure' ? ['litres', 'amount'] : [name])));
    setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => !touched.has(name))));
    change(now);
    onTyped(true);
  };
  const start = (next: SaleDraft, field: string): void => {
    // Drawn before the cursor goes there: a figure that changes later would no longer be selected.
    flushSync(() => {
      replace(next);
      setRefused({});
      setTried(false);
    });
    onTyped(next !== EMPTY_DRAFT);
    focusField(root.current, field);
  };
  const repeat = (): void => {
    if (last) start({ ...last, slipNo: null, overLimitReason: '' }, last.measure.by);
  };
  const save = (): void => {
    const [first] = Object.keys(problems);
    if (first === undefined) {
      onSave(sale);
      start(EMPTY_DRAFT, 'creditorId');
      return;
    }
    flushSync(() => setTried(true));
    focusField(root.current, first);
  };

  useHotkeys([{ keys: 'Alt+J', label: t('credit.repeat'), run: repeat }]);
  const focusFirst = useEffectEvent(() => focusField(root.current, Object.keys(begin.errors)[0] ?? 'creditorId'));
  useEffect(() => focusFirst(), []);

  const needsReason = sale.use?.isOver || errors.overLimitReason !== undefined || draft.overLimitReason !== '';
  return (
    <div ref={root}>
      <EnterFlow onSave={save} className={classes.fields}>
        <ChoiceInput
          name="creditorId"
          label={t('credit.firm')}
          value={sale.creditorId}
          onChange={(creditorId) => edit({ creditorId })}
          source={firms}
          error={errors.creditorId}
        />
        <VehicleInput
          name="vehicle"
          value={sale.vehicle}
          onChange={(vehicle) => edit({ vehicle })}
          vehicles={vehicleOptions(habits, sale.creditorId, choices.pumpProducts)}
          error={errors.vehicle}
        />
        <ChoiceInput
          name="pumpId"
          label={t('credit.pump')}
          value={sale.pumpId}
          onChange={(pumpId) => edit({ pumpId })}
          source={pumpOptions(choices.pumpProducts)}
          error={errors.pumpId}
          data-enter-skip={sale.pumpId !== '' || undefined}
        />
        <ChoiceInput
          name="productId"
          label={t('credit.product')}
          value={sale.productId}
          onChange={(productId) => edit({ productId })}
          source={productOptions(choices.pumpProducts, sale.pumpId)}
          error={errors.productId}
          data-enter-skip={sale.sold !== undefined || undefined}
        />
        <LitresInput
          name="litres"
          label={t('credit.litres')}
          value={sale.litres}
          onChange={(text) => edit({ measure: { by: 'litres', text } })}
          error={errors.litres}
        />
        <MoneyInput
          name="amount"
          label={t('credit.amount')}
          value={sale.amount}
          onChange={(text) => edit({ measure: { by: 'amount', text } })}
          error={errors.amount}
          data-enter-skip={sale.litres !== '' || undefined}
        />
        <TextInput
          name="slipNo"
          label={t('credit.slip')}
          value={sale.slipNo}
          maxLength={LONGEST_SLIP}
          autoComplete="off"
          onChange={({ currentTarget }) => edit({ slipNo: currentTarget.value })}
          error={errors.slipNo}
        />
        {needsReason && (
          <div className={classes.reason}>
            <TextInput
              name="overLimitReason"
              label={t('credit.reason')}
              required
              value={sale.overLimitReason}
              maxLength={LONGEST_REASON}
              onChange={({ currentTarget }) => edit({ overLimitReason: currentTarget.value })}
              error={errors.overLimitReason}
            />
          </div>
        )}
      </EnterFlow>
      <div className={classes.foot}>
        <p className={classes.facts} aria-live="polite">
          {sale.sold && (
            <span>{t('credit.rate', { product: sale.sold.shortName, rate: inr(parseRate(sale.sold.rate) ?? 0) })}</span>
          )}
          {standing && <StandingLine standing={standing} use={sale.use} />}
          {standingFailed && <span>{t('credit.standing.unknown')}</span>}
          {usedSlips.has(sale.slipNo.trim()) && (
            <span className={classes.warning}>{t('credit.slipUsed', { slip: sale.slipNo.trim() })}</span>
          )}
        </p>
        <Group gap="sm" wrap="nowrap">
          <Button variant="default" onClick={() => start(EMPTY_DRAFT, 'creditorId')}>
            {t('credit.clear')}
          </Button>
          <Button variant="default" onClick={repeat} disabled={last === null} data-hotkey="Alt+J">
            {t('credit.repeat')}
          </Button>
          <Button onClick={save} data-hotkey="Ctrl+Enter">
            {t('credit.save')}
          </Button>
        </Group>
      </div>
    </div>
  );
}
