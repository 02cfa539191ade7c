import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LocalDateTime } from '../../../../../server/domain/kernel/local-date-time';
import type { Draft } from '../../../hooks/use-draft';
import { t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { beginInField, focusField } from '../../../ui/dialog/focus-field';
import { FormErrors } from '../../../ui/feedback/form-errors';
import { forgetUnknownChoices, stopAtUnknownChoice } from '../../../ui/inputs/unknown-choice';
import { Button } from '../../../ui/kit/buttons';
import { SegmentedControl } from '../../../ui/kit/fields';
import { Group } from '../../../ui/kit/layout';
import { Panel } from '../../../ui/page/page';
import { showInstant } from '../../../ui/text/show-time';
import { now } from '../../../ui/text/station-zone';
import { PaperFields } from '../invoice/paper-fields';
import { LevelFields } from '../tank-dip/level-fields';
import { MeasuredLine } from '../tank-dip/measured-line';
import { TankFilling } from '../tank-dip/tank-filling';
import type { Recording } from '../use-recording';
import { fillingOf, inputOf, measuredOf, problemsOf, warningsOf } from './stock-in-checks';
import type { StockInDraft } from './stock-in-draft';
import classes from './stock-in-form.module.css';
import { type FormFacts, useStockIn } from './use-stock-in';

interface StockInFormProps {
  form: FormFacts;
  isBackward: boolean;
  kept: Draft<StockInDraft>;
  recording: Recording;
  onRecorded: () => void;
}

const FIRST = 'stockInDateTime';

/** The form's data may be an hour old, and the device's clock may be slow. */
const latest = (one: LocalDateTime, other: LocalDateTime): LocalDateTime => (one > other ? one : other);

/** One stock-in: the delivery, tank and meters before and after it, and the resulting level. */
export function StockInForm({ form, isBackward, kept, recording, onRecorded }: StockInFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const { draft, stockIn, known, change, pin, release, reset } = useStockIn(form, isBackward, kept);
  const { record, busy, fieldErrors, formErrors, clearErrors } = recording;
  /** After the first attempt, problems are shown until they are fixed. */
  const [tried, setTried] = useState(false);

  const problems = problemsOf(stockIn, latest(form.now, now()));
  const errors = { ...fieldErrors, ...(tried ? problems : {}) };

  const edit = (typed: Partial<StockInDraft>): void => {
    clearErrors();
    change(typed);
  };
  const restart = (): void => {
    // Rendered before the focus moves there: a later change would no longer be selected.
    flushSync(() => {
      clearErrors();
      reset();
      setTried(false);
      forgetUnknownChoices(root.current);
    });
    focusField(root.current, FIRST);
  };
  const save = async (): Promise<void> => {
    if (stopAtUnknownChoice(root.current)) return;
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      flushSync(() => setTried(true));
      return focusField(root.current, first);
    }
    // In a closed shift the review of what it changes asks.
    if (!isBackward && !(await confirm(t('stock.in.confirm')))) return;
    pin();
    if (!(await record(inputOf(stockIn), release))) return;
    restart();
    onRecorded();
  };

  const begin = useEffectEvent(() => beginInField(root.current, FIRST));
  useEffect(() => begin(), []);
  const [refused] = Object.keys(fieldErrors);
  const isRefused = refused !== undefined || formErrors.length > 0;
  const takeBack = useEffectEvent(() => {
    release();
    if (refused !== undefined) focusField(root.current, refused);
  });
  useEffect(() => {
    if (isRefused && !busy) takeBack();
  }, [isRefused, busy]);

  return (
    <div ref={root} className={classes.desk}>
      <Panel title={t('stock.in.form')}>
        <FormErrors formErrors={formErrors} />
        <EnterFlow onSave={() => void save()} className={classes.form}>
          <div data-enter-skip>
            <SegmentedControl
              aria-label={t('stock.in.mode')}
              value={draft.isAtg ? 'atg' : 'manual'}
              onChange={(mode) => edit({ isAtg: mode === 'atg' })}
              data={[
                { value: 'manual', label: t('stock.in.manual') },
                { value: 'atg', label: t('stock.in.atg') },
              ]}
            />
          </div>
          <PaperFields stockIn={stockIn} known={known} tanks={form.tanks} errors={errors} onEdit={edit} />
          <LevelFields stockIn={stockIn} errors={errors} onEdit={edit} />
        </EnterFlow>
        <MeasuredLine measured={measuredOf(stockIn)} warnings={warningsOf(stockIn)} />
        <div className={classes.foot}>
          <span className={classes.kept}>
            {kept.failed && t('stock.in.draft.failed')}
            {draft.sentWith !== null && !busy && t('stock.in.unanswered')}{' '}
            {kept.found && t('stock.in.draft.found', { time: showInstant(kept.found.savedAt) })}
          </span>
          <Group gap="sm" wrap="nowrap">
            <Button variant="default" onClick={restart} disabled={busy}>
              {t('stock.in.clear')}
            </Button>
            <Button onClick={() => void save()} loading={busy} data-hotkey="Ctrl+Enter">
              {t('stock.in.save')}
            </Button>
          </Group>
        </div>
      </Panel>
      <Panel title={t('stock.in.filling')}>
        <TankFilling filling={fillingOf(stockIn)} countsMeasured={form.counts === 'MEASURED'} />
      </Panel>
    </div>
  );
}
