import { Button } from '../../../ui/kit/buttons';
import classes from './bill-workspace.module.css';

interface MakeButtonProps {
  /** During a run; the button keeps the focus nevertheless. */
  busy: boolean;
  /** The total of the chosen ones, or why there is nothing to do. */
  words: string | null;
  /** Whether there is nothing to do. */
  idle: boolean;
  label: string;
  onMake: () => void;
}

const WORDS = 'make-words';

/** Starts a run. */
export const MakeButton = ({ busy, words, idle, label, onMake }: MakeButtonProps) => (
  <div className={classes.make} data-enter-skip>
    {words && (
      <p id={WORDS} className={classes.together}>
        {words}
      </p>
    )}
    <Button
      onClick={onMake}
      data-disabled={busy || idle || undefined}
      aria-disabled={busy || idle}
      aria-describedby={words ? WORDS : undefined}
      data-hotkey="Ctrl+Enter"
    >
      {label}
    </Button>
  </div>
);
