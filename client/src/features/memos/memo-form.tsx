import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ONLY_SPLIT_PRODUCT } from '../../../../server/domain/cash-memo.rules';
import type { MemoChoicesQuery } from '../../graphql/generated/graphql';
import { type MessageText, said, t } from '../../i18n/translate';
import { EnterFlow } from '../../ui/dialog/enter-flow';
import { beginInField, focusField } from '../../ui/dialog/focus-field';
import { FormErrors } from '../../ui/feedback/form-errors';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import { DateInput } from '../../ui/inputs/date-input';
import { DecimalInput } from '../../ui/inputs/decimal-input';
import { LitresInput } from '../../ui/inputs/litres-input';
import { forgetUnknownChoices, stopAtUnknownChoice } from '../../ui/inputs/unknown-choice';
import { Button } from '../../ui/kit/buttons';
import { Switch } from '../../ui/kit/fields';
import { Group } from '../../ui/kit/layout';
import { today } from '../../ui/text/station-zone';
import { changed, freshDraft, inputOf, type MadeMemos, type MemoDraft, problemsOfDraft } from './memo-draft';
import { MemoFactsLine } from './memo-facts-line';
import classes from './memo-form.module.css';
import { useMakeMemos } from './use-make-memos';
import { useMemoFacts } from './use-memo-facts';

interface MemoFormProps {
  products: MemoChoicesQuery['products'];
  /** Called with a new set; null once the form no longer matches its input. */
  onMade: (made: MadeMemos | null) => void;
}

/** Product, then date, then the composition of the memos. */
export function MemoForm({ products, onMade }: MemoFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => freshDraft(today()));
  /** Which fields show their problems: all of them after the first attempt. */
  const [told, setTold] = useState<'none' | 'product' | 'all'>('none');
  const facts = useMemoFacts(draft);
  const { make, busy, refusals, clearRefusals } = useMakeMemos();

  const problems = problemsOfDraft(draft, facts);
  const errors: Record<string, MessageText> = {};
  for (const refusal of refusals) if (refusal.field) errors[refusal.field] ??= refusal;
  for (const problem of problems) {
    const { field } = problem;
    if (field && (told === 'all' || (told === 'product' && field === 'productId'))) errors[field] ??= problem;
  }

  const change = (part: Partial<MemoDraft>): void => {
    setDraft(changed(draft, part));
    if (draft.productId === '' && part.date !== undefined) setTold(told === 'all' ? told : 'product');
    clearRefusals();
    onMade(null);
  };
  const clear = (): void => {
    flushSync(() => {
      setDraft(freshDraft(today()));
      setTold('none');
      clearRefusals();
      onMade(null);
    });
    forgetUnknownChoices(root.current);
    focusField(root.current, 'productId');
  };
  const generate = (): void => {
    const [first] = problems;
    if (stopAtUnknownChoice(root.current)) return;
    if (first !== undefined) {
      flushSync(() => setTold('all'));
      focusField(root.current, first.field);
    } else void make(inputOf(draft), onMade);
  };

  const begin = useEffectEvent(() => beginInField(root.current, 'productId'));
  useEffect(() => begin(), []);
  const refused = refusals.find(({ field }) => field !== undefined)?.field;
  useEffect(() => {
    if (refused !== undefined && !busy) focusField(root.current, refused);
  }, [refused, busy]);

  return (
    <div ref={root}>
      <FormErrors formErrors={refusals.filter(({ field }) => !field)} />
      <EnterFlow onSave={generate} className={classes.fields}>
        <ChoiceInput
          name="productId"
          label={t('memos.product')}
          value={draft.productId}
          onChange={(productId) => change({ productId })}
          source={products
            .filter(({ kind }) => kind === 'FUEL')
            .map(({ id, name, shortName, disabled }) => ({
              value: String(id),
              label: shortName ?? name,
              aliases: name,
              ...(disabled && { hint: t('memos.outOfUse') }),
            }))}
          error={errors.productId}
          required
        />
        <DateInput
          name="date"
          label={t('memos.date')}
          value={draft.date}
          onChange={(date) => change({ date })}
          max={facts.today}
          error={errors.date}
          required
        />
        <Switch
          name="includeCredit"
          label={t('memos.includeCredit')}
          checked={draft.includeCredit}
          onChange={({ currentTarget }) => change({ includeCredit: currentTarget.checked })}
          error={said(errors.includeCredit)}
          className={classes.tick}
        />
        <LitresInput
          name="quantity"
          label={t('memos.quantity')}
          hint={facts.price?.splits === false ? `${said(ONLY_SPLIT_PRODUCT)}.` : t('memos.quantity.hint')}
          value={draft.quantity}
          onChange={(quantity) => change({ quantity })}
          disabled={facts.price?.splits === false && draft.quantity === ''}
          error={errors.quantity}
        />
        <div data-enter-skip>
          <DecimalInput
            name="seed"
            places={0}
            label={t('memos.seed')}
            hint={t('memos.seed.hint')}
            value={draft.seed}
            onChange={(seed) => change({ seed })}
            error={errors.seed}
          />
        </div>
      </EnterFlow>
      <MemoFactsLine draft={draft} facts={facts} />
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button variant="default" onClick={clear}>
          {t('ui.clear')}
        </Button>
        <Button onClick={generate} loading={busy} data-hotkey="Ctrl+Enter">
          {t('memos.generate')}
        </Button>
      </Group>
    </div>
  );
}
