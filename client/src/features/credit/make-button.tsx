import { Button } from '@mantine/core';
import classes from './bill-desk.module.css';

interface MakeButtonProps {
  /** While a run is under way; the button keeps the focus all the same. */
  busy: boolean;
  /** What those chosen come to; null where none is. */
  together: string | null;
  label: string;
  onMake: () => void;
}

/** Begins a run. */
export const MakeButton = ({ busy, together, label, onMake }: MakeButtonProps) => (
  <div className={classes.make}>
    {together && <p className={classes.together}>{together}</p>}
    <Button onClick={onMake} data-disabled={busy || undefined} aria-disabled={busy} data-hotkey="Ctrl+Enter">
      {label}
    </Button>
  </div>
);
