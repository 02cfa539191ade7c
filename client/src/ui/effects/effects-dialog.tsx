import type { ReactNode } from 'react';
import { useHotkeys } from '../../hooks/use-hotkeys';
import { type MessageText, t } from '../../i18n/translate';
import { Dialog } from '../dialog/dialog';
import { Button } from '../kit/buttons';
import { Group } from '../kit/layout';
import { EffectTables } from './effect-tables';
import classes from './effects-dialog.module.css';

interface EffectsDialogProps {
  title: string;
  effects: readonly MessageText[];
  /** What the keys do, which a phone does not show; or why it cannot be saved now. */
  hint: string;
  saveLabel: string;
  isDanger?: boolean;
  /** Whether it can be saved now. */
  isPossible?: boolean;
  busy?: boolean;
  /** What to look at before the effects. */
  children?: ReactNode;
  onSave: () => void;
  onBack: () => void;
}

const WIDTH = 720;

/** Every figure that a change moves, before it is saved. Enter and Ctrl+Enter save, Esc goes back to the form. */
export default function EffectsDialog(props: EffectsDialogProps) {
  const {
    title,
    effects,
    hint,
    saveLabel,
    isDanger = false,
    isPossible = true,
    busy = false,
    onSave,
    onBack,
    children,
  } = props;
  useHotkeys([{ keys: 'Ctrl+Enter', label: saveLabel, run: onSave, inDialog: true }]);
  return (
    <Dialog title={title} opened onClose={() => busy || onBack()} width={WIDTH}>
      {children}
      <EffectTables effects={effects} />
      <Group justify="flex-end" className={classes.actions}>
        <p className={classes.hint} data-keys={isPossible || undefined}>
          {hint}
        </p>
        <Button variant="default" onClick={onBack} disabled={busy}>
          {t('ui.effects.back')}
        </Button>
        <Button
          color={isDanger ? 'red' : undefined}
          onClick={onSave}
          loading={busy}
          disabled={!isPossible}
          data-autofocus
        >
          {saveLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
