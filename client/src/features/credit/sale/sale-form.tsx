import { Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CreditChoicesQuery } from '../../../graphql/generated/graphql';
import { useHotkeys } from '../../../hooks/use-hotkeys';
import { t } from '../../../i18n/translate';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { beginInField, focusField } from '../../../ui/dialog/focus-field';
import { asksReason, EMPTY_DRAFT, type Known, problemsOf, type Sale, type SaleDraft } from './sale-draft';
import { SaleFacts } from './sale-facts';
import { SaleFields } from './sale-fields';
import classes from './sale-form.module.css';
import { useSaleDraft } from './use-sale-draft';

/** What the form begins with: an empty draft, or a sale that was refused with the reasons. */
export interface SaleToType {
  draft: SaleDraft;
  errors: Readonly<Record<string, string>>;
}

interface SaleFormProps {
  choices: CreditChoicesQuery;
  begin: SaleToType;
  /** What the next sale follows: the pump, the slips before and their books, and what every firm took last. */
  follows: Pick<Known, 'pumpId' | 'slips' | 'habits'>;
  /** The sale before, for 'Repeat last'. */
  last: SaleDraft | null;
  onSave: (sale: Sale) => void;
  /** Whether something is typed that would be lost. */
  onTyped: (isTyped: boolean) => void;
  /** What is typed, after each change. */
  onDraft: (draft: SaleDraft) => void;
}

/**
 * One credit sale. Enter goes firm, vehicle, litres, slip and saves: what is saved is sent by the page, and the form is
 * ready for the next one at once.
 */
export function SaleForm({ choices, begin, follows, last, onSave, onTyped, onDraft }: SaleFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const known = { sold: choices.pumpProducts, ...follows };
  const { draft, change, replace, sale, standing, habits, standingFailed } = useSaleDraft(begin.draft, known);
  /** The server's, of fields not touched since. */
  const [refused, setRefused] = useState(begin.errors);
  /** From the first attempt on, what is wrong shows until it is put right. */
  const [tried, setTried] = useState(false);

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

  const told = useRef(draft);
  const tellDraft = useEffectEvent(() => {
    if (draft !== told.current) onDraft(draft);
    told.current = draft;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of each change
  useEffect(() => tellDraft(), [draft]);

  useHotkeys([{ keys: 'Alt+J', label: t('credit.repeat'), run: repeat }]);
  const focusFirst = useEffectEvent(() => beginInField(root.current, Object.keys(begin.errors)[0] ?? 'creditorId'));
  useEffect(() => focusFirst(), []);

  return (
    <div ref={root}>
      <EnterFlow onSave={save} className={classes.fields}>
        <SaleFields
          choices={choices}
          habits={habits}
          sale={sale}
          errors={errors}
          asksReason={asksReason(sale) || 'overLimitReason' in errors || draft.overLimitReason !== ''}
          onEdit={edit}
        />
      </EnterFlow>
      <div className={classes.foot}>
        <SaleFacts sale={sale} standing={standing} standingFailed={standingFailed} usedSlips={follows.slips.taken} />
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
