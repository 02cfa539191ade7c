import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LONGEST, MOST_VEHICLES } from '../../../../../server/domain/credit-sale.rules';
import { isAsking } from '../../../graphql/asking';
import type { CreditChoicesQuery } from '../../../graphql/generated/graphql';
import { useHotkeys } from '../../../hooks/use-hotkeys';
import { type MessageText, said, t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { beginInField, focusField } from '../../../ui/dialog/focus-field';
import { holdKeysWhile } from '../../../ui/dialog/held-keys';
import { forgetUnknownChoices } from '../../../ui/inputs/unknown-choice';
import { Button } from '../../../ui/kit/buttons';
import { TextInput } from '../../../ui/kit/fields';
import { Group } from '../../../ui/kit/layout';
import { asksReason, EMPTY_DRAFT, type Known, problemsOf, type Sale, type SaleDraft } from './sale-draft';
import { SaleFacts } from './sale-facts';
import { SaleFields } from './sale-fields';
import classes from './sale-form.module.css';
import { useSaleDraft } from './use-sale-draft';
import { useSlipSeen } from './use-slip-seen';
import { useUnusualLitres } from './use-unusual-litres';

/** The choices that every sale has. */
const CHOICES = ['creditorId', 'pumpId', 'productId'] as const;

/** The form's initial content: an empty draft, or a refused sale with its errors. */
export interface SaleToType {
  draft: SaleDraft;
  errors: Readonly<Record<string, MessageText>>;
}

interface SaleFormProps {
  choices: CreditChoicesQuery;
  /** Whether the choices still lack the pumps of a late entry's shift. */
  arePumpsLoading: boolean;
  begin: SaleToType;
  /** The basis of defaults: the pump, earlier slips and their books, and the latest products of all creditors. */
  follows: Pick<Known, 'pumpId' | 'slips' | 'habits' | 'isLate'>;
  /** The previous sale, for 'Repeat last'. */
  last: SaleDraft | null;
  /** The sale whose slip may get another line; null if the last one has no slip. */
  lineOf: SaleDraft | null;
  /** Called after another line of it was begun. */
  onLine: () => void;
  /** The shift of the sale being typed. */
  shiftId: number | undefined;
  /** Whether a late sale is to be saved, once the user has seen what it moves. */
  review: ((sale: Sale) => Promise<boolean>) | null;
  onSave: (sale: Sale) => void;
  /** Whether there is input that would be lost. */
  isTyped: boolean;
  onTyped: (isTyped: boolean) => void;
  /** Records the sale that the server asks about; undefined if there is none. Saving again does so until one is typed. */
  onKeep: (() => void) | undefined;
  /** Called with the draft after each change. */
  onDraft: (draft: SaleDraft) => void;
}

/**
 * One credit sale. Enter moves through creditor, vehicle, litres and slip, then saves: the page sends it, and the form
 * is ready for the next one at once.
 */
export function SaleForm(props: SaleFormProps) {
  const { choices, begin, follows, last, lineOf, shiftId, isTyped, onLine, review, onSave, onTyped, onDraft } = props;
  const keep = isTyped ? undefined : props.onKeep;

  const root = useRef<HTMLDivElement>(null);
  const known = { sold: choices.pumpProducts, ...follows };
  const { draft, change, replace, sale, standing, habits, standingFailed } = useSaleDraft(begin.draft, known);
  /** The server's errors, for fields not changed since. */
  const [refused, setRefused] = useState(begin.errors);
  /** After the first attempt, problems are shown until they are fixed. */
  const [tried, setTried] = useState(false);
  /** The choice that Enter could not leave, because it is empty. */
  const [missing, setMissing] = useState('');

  const problems = problemsOf(sale);
  const slip = useSlipSeen(sale, shiftId, follows.slips.books);
  const { by } = sale.measure;
  const litres = useUnusualLitres(sale);
  const asked = { ...(litres.words && { [by]: litres.words }), ...(slip.words && { slipNo: slip.words }) };
  /** The server asks all its questions together, so saving again answers each of them. */
  const isAskedByServer = Object.values(refused).some(isAsking);
  const isAsked = Object.keys(asked).length > 0 || isAskedByServer;
  const shownProblems = Object.fromEntries(Object.entries(problems).filter(([name]) => tried || name === missing));
  const errors: Readonly<Record<string, MessageText>> = { ...asked, ...refused, ...shownProblems };

  const edit = (now: Partial<SaleDraft>): void => {
    const touched = new Set(Object.keys(now).flatMap((name) => (name === 'measure' ? ['litres', 'amount'] : [name])));
    const stays = ([name, text]: [string, MessageText]): boolean => !touched.has(name) && !isAsking(text);
    setRefused(Object.fromEntries(Object.entries(refused).filter(stays)));
    change(now);
    onTyped(true);
  };
  const start = (next: SaleDraft, field: string): void => {
    // Rendered before the focus moves there: a figure that changes later would no longer be selected.
    flushSync(() => {
      forgetUnknownChoices(root.current);
      replace(next);
      setRefused({});
      setTried(false);
      setMissing('');
    });
    onTyped(next !== EMPTY_DRAFT);
    focusField(root.current, field);
  };
  /** Puts another sale into the form; asks first if something is typed in it. */
  const startOver = (question: 'credit.repeat.discard' | 'credit.line.discard', begin: () => void): void => {
    // At once where nothing is asked: the next key belongs to the sale that is begun.
    if (!isTyped) begin();
    else void confirm(t(question), { danger: true }).then((isWanted) => isWanted && begin());
  };
  const repeat = (): void => {
    if (last === null) return;
    startOver('credit.repeat.discard', () => start({ ...last, slipNo: null, overLimitReason: '' }, last.measure.by));
  };
  /** Begins another line of the last slip; its product must be chosen, as it is rarely the same. */
  const addLine = (): void => {
    if (lineOf === null) return;
    const { creditorId, vehicle, pumpId, slipNo } = lineOf;
    startOver('credit.line.discard', () => {
      start({ ...EMPTY_DRAFT, creditorId, vehicle, pumpId, slipNo, productId: '' }, 'vehicle');
      onLine();
    });
  };
  /** Enter stops at an empty choice, with its message: a sale without it cannot be saved. */
  const mayLeave = (name: string): boolean => {
    const isMissing = CHOICES.some((choice) => choice === name && sale[choice] === '');
    if (isMissing) setMissing(name);
    return !isMissing;
  };
  const save = (): void => {
    if (keep) {
      start(EMPTY_DRAFT, 'creditorId');
      keep();
      return;
    }
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      flushSync(() => setTried(true));
      focusField(root.current, first);
      return;
    }
    const asks = isAskedByServer ? [] : flushSync(() => [litres.ask() && by, slip.ask() && 'slipNo']);
    const field = asks.find((at) => at !== false);
    if (field !== undefined) {
      focusField(root.current, field);
    } else {
      // `confirmed` answers also what was not asked yet: with a look-up outstanding, the server asks.
      const isAnswered = (litres.isAnswered || slip.isAnswered) && litres.isSettled && slip.isSettled;
      const entered = { ...sale, isConfirmed: isAskedByServer || isAnswered };
      if (review === null) finish(entered);
      else void reviewed(entered, review);
    }
  };
  const finish = (entered: Sale): void => {
    onSave(entered);
    slip.reset();
    litres.reset();
    start(EMPTY_DRAFT, 'creditorId');
  };
  const isReviewing = useRef(false);
  const reviewed = async (entered: Sale, isWanted: NonNullable<typeof review>): Promise<void> => {
    if (isReviewing.current) return;
    isReviewing.current = true;
    // Keys typed from now on belong to the review, and then to the emptied form.
    await holdKeysWhile(async () => {
      if (!(await isWanted(entered))) return false;
      finish(entered);
      return true;
    }).finally(() => {
      isReviewing.current = false;
    });
  };

  const told = useRef(draft);
  const tellDraft = useEffectEvent(() => {
    if (draft !== told.current) onDraft(draft);
    told.current = draft;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of each change
  useEffect(() => tellDraft(), [draft]);

  useHotkeys([
    { keys: 'Alt+J', label: t('credit.repeat'), run: repeat },
    { keys: 'Alt+Y', label: t('credit.line.ofSlip'), run: addLine },
  ]);
  const focusFirst = useEffectEvent(() => beginInField(root.current, Object.keys(begin.errors)[0] ?? 'creditorId'));
  useEffect(() => focusFirst(), []);

  return (
    // Also a name that is typed into a choice is input, before it becomes part of the draft.
    <div ref={root} onInput={() => onTyped(true)}>
      <EnterFlow onSave={save} mayLeave={mayLeave} enterSaves={isAsked || keep !== undefined}>
        <div className={classes.fields}>
          <SaleFields
            choices={choices}
            arePumpsLoading={props.arePumpsLoading}
            habits={habits}
            hasAllVehicles={standing !== null && standing.vehicles.length < MOST_VEHICLES}
            sale={sale}
            errors={errors}
            onEdit={edit}
          />
        </div>
        <div className={classes.foot}>
          <div className={classes.below}>
            <SaleFacts
              sale={sale}
              standing={standing}
              standingFailed={standingFailed}
              isSlipRefused={'slipNo' in errors}
              usedSlips={follows.slips.taken}
            />
            {(asksReason(sale) || 'overLimitReason' in errors || draft.overLimitReason !== '') && (
              <TextInput
                name="overLimitReason"
                label={t('credit.reason')}
                required
                value={sale.overLimitReason}
                maxLength={LONGEST.overLimitReason}
                onChange={({ currentTarget }) => edit({ overLimitReason: currentTarget.value })}
                error={said(errors.overLimitReason)}
                className={classes.reason}
              />
            )}
          </div>
          <Group gap="sm" className={classes.actions}>
            <Button variant="default" onClick={() => start(EMPTY_DRAFT, 'creditorId')}>
              {t('credit.clear')}
            </Button>
            <Button variant="default" onClick={repeat} disabled={last === null} data-hotkey="Alt+J">
              {t('credit.repeat')}
            </Button>
            <Button
              variant="default"
              onClick={addLine}
              disabled={lineOf === null}
              title={t('credit.line.ofSlip')}
              data-hotkey="Alt+Y"
            >
              {t('credit.line')}
            </Button>
            <Button onClick={save} data-hotkey="Ctrl+Enter">
              {t('credit.save')}
            </Button>
          </Group>
        </div>
      </EnterFlow>
    </div>
  );
}
