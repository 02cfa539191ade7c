import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OWN_ENTRY_MINUTES } from '../../../../server/domain/change-request.rules';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { useUnsaved } from '../../hooks/unsaved';
import { useDecidesAlone } from '../../hooks/use-decides-alone';
import type { MessageKey } from '../../i18n/catalogue.en';
import { said, t } from '../../i18n/translate';
import { EnterFlow } from '../../ui/dialog/enter-flow';
import { focusField } from '../../ui/dialog/focus-field';
import { FormErrors } from '../../ui/feedback/form-errors';
import { toastFailure } from '../../ui/feedback/toast';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import { FieldControl } from '../../ui/inputs/field-control';
import { MoneyInput } from '../../ui/inputs/money-input';
import { rightWords } from '../../ui/inputs/right-words';
import { stopAtUnknownChoice } from '../../ui/inputs/unknown-choice';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { changedFields, type RowToChange, WHY, whyField } from '../../ui/row-changes/change-fields';
import { PERMISSION } from '../../ui/row-changes/row-changes';
import { useSendChange } from '../../ui/row-changes/use-send-change';
import classes from './approvals-form.module.css';

type LineKey = Exclude<Extract<MessageKey, `settings.line.${string}`>, 'settings.line.ownEntries'>;

/** The label of a line: the server has the lines, the catalogue a label for each. */
const lineLabel = (name: string): string =>
  name === 'ownEntries'
    ? t('settings.line.ownEntries', { minutes: OWN_ENTRY_MINUTES })
    : t(`settings.line.${name}` as LineKey);

/** Who does not have to wait, whatever the line is set to. */
const passesText = (exempt?: string | null): string =>
  exempt == null ? t('settings.passes.nobody') : t('settings.passes', { right: rightWords(exempt) });

type Mode = 'ALLOWED' | 'ABOVE' | 'ADMINS';

interface Typed {
  mode: Mode;
  /** Decimal text; used by ABOVE. */
  amount: string;
}

/** How the setting's value reads: an empty amount is done at once, 0 always waits. */
function typedOf({ kind, value }: RowToChange['fields'][number]): Typed {
  if (kind !== 'money') return { mode: value === 'ADMINS' ? 'ADMINS' : 'ALLOWED', amount: '' };
  if (value == null) return { mode: 'ALLOWED', amount: '' };
  return parseMoney(value) === 0 ? { mode: 'ADMINS', amount: '' } : { mode: 'ABOVE', amount: value };
}

function wireOf(kind: string, { mode, amount }: Typed): string | null {
  if (kind !== 'money') return mode;
  return { ALLOWED: null, ABOVE: amount, ADMINS: '0' }[mode];
}

interface ApprovalsFormProps {
  /** The current settings. */
  row: RowToChange;
  onSent: () => Promise<void>;
}

/** The approval policy: for each entry whether it is recorded at once, waits from an amount on, or always waits. */
export function ApprovalsForm({ row, onSent }: ApprovalsFormProps) {
  const [saved, setSaved] = useState(0);
  return (
    <section aria-label={t('settings.staff')}>
      <h3 className={classes.title}>{t('settings.staff')}</h3>
      <p className={classes.about}>{t('settings.staff.text')}</p>
      <p className={classes.about}>{t('settings.staff.perEntry')}</p>
      <Lines key={saved} row={row} onSent={onSent} onSaved={() => setSaved(saved + 1)} />
    </section>
  );
}

function Lines({ row, onSent, onSaved }: ApprovalsFormProps & { onSaved: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const decidesAlone = useDecidesAlone();
  const { send, busy, fieldErrors, formErrors } = useSendChange(row);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [why, setWhy] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  useUnsaved(Object.keys(typed).length > 0);
  const fields = row.fields.filter(({ policyLine }) => policyLine);

  const edit = (name: string, now: Typed): void => {
    setTyped({ ...typed, [name]: now });
    setProblems({});
  };
  const save = async (): Promise<void> => {
    if (stopAtUnknownChoice(root.current)) return;
    const missing = fields.find(({ name }) => {
      const line = typed[name];
      return line?.mode === 'ABOVE' && !((parseMoney(line.amount) ?? 0) > 0);
    });
    if (missing) {
      flushSync(() => setProblems({ [missing.name]: t('settings.approval.amount.missing') }));
      return focusField(root.current, `${missing.name}-amount`);
    }
    const values = Object.fromEntries(
      fields.map((field) => [field.name, wireOf(field.kind, typed[field.name] ?? typedOf(field))]),
    );
    const changes = changedFields({ ...row, fields }, values);
    if (changes.length === 0) return void toastFailure(t('changes.nothing'));
    const comment = why.trim() === '' ? null : why;
    if (!(await send({ permission: PERMISSION.MODIFY, changes, comment }, row.version))) return onSent();
    await onSent();
    onSaved();
  };

  return (
    <div ref={root}>
      <EnterFlow onSave={() => void save()} className={classes.lines}>
        <FormErrors formErrors={formErrors} className={classes.whole} />
        {fields.map((field) => {
          const { name, policyLine } = field;
          const now = typed[name] ?? typedOf(field);
          const modes: Mode[] = field.kind === 'money' ? ['ALLOWED', 'ABOVE', 'ADMINS'] : ['ALLOWED', 'ADMINS'];
          return (
            <div key={name} className={classes.line}>
              <ChoiceInput
                name={name}
                label={lineLabel(name)}
                hint={passesText(policyLine?.exempt)}
                value={now.mode}
                onChange={(mode) => edit(name, { ...now, mode: (mode || now.mode) as Mode })}
                source={modes.map((mode) => ({ value: mode, label: t(`settings.approval.${mode}`) }))}
                error={fieldErrors[name]}
              />
              {now.mode === 'ABOVE' && (
                <MoneyInput
                  name={`${name}-amount`}
                  label={t('settings.approval.amount')}
                  value={now.amount}
                  onChange={(amount) => edit(name, { ...now, amount })}
                  error={problems[name]}
                />
              )}
            </div>
          );
        })}
        {!decidesAlone && (
          <div className={classes.whole}>
            <FieldControl
              field={whyField(true)}
              value={why}
              onChange={(text) => setWhy(String(text))}
              error={said(fieldErrors[WHY])}
            />
          </div>
        )}
      </EnterFlow>
      <Group justify="flex-end" mt="md">
        <Button onClick={() => void save()} loading={busy} data-hotkey="Ctrl+Enter">
          {t(decidesAlone ? 'ui.save' : 'changes.send')}
        </Button>
      </Group>
    </div>
  );
}
