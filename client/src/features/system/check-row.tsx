import { Button, Loader } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { t } from '../../i18n/translate';
import type { Finding } from './checks';
import classes from './system.module.css';

interface CheckRowProps {
  name: string;
  /** Undefined while it is being made, or of one that waits for its button. */
  finding: Finding | undefined;
  /** Of a check that somebody has to look at or listen to: what it does, and how. */
  trial?: { label: string; onTry: () => void; text: string };
}

/** A check with what it found: the word says it, the icon and its colour say it again. */
export const CheckRow = ({ name, finding, trial }: CheckRowProps) => {
  const state = finding?.state ?? (trial ? 'untried' : 'running');
  return (
    <li className={classes.row}>
      <span className={classes.state} data-state={state}>
        {ICONS[state]}
        {t(`system.state.${state}`)}
      </span>
      <span className={classes.name}>{name}</span>
      <span className={classes.text}>{finding?.text ?? trial?.text}</span>
      {trial && (
        <Button variant="default" onClick={trial.onTry}>
          {trial.label}
        </Button>
      )}
    </li>
  );
};

const ICONS = {
  ok: <IconCircleCheck size={18} aria-hidden />,
  attention: <IconAlertTriangle size={18} aria-hidden />,
  untried: <IconCircleDashed size={18} aria-hidden />,
  running: <Loader size={16} aria-hidden />,
} as const;
