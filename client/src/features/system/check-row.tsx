import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { t } from '../../i18n/translate';
import { Button } from '../../ui/kit/buttons';
import { Loader } from '../../ui/kit/feedback';
import type { Finding } from './checks';
import classes from './system.module.css';

interface CheckRowProps {
  name: string;
  /** Undefined while the check is running, or before the user starts it. */
  finding: Finding | undefined;
  /** For a check that needs a person to look or listen: its button's label, action and description. */
  trial?: { label: string; onTry: () => void; text: string };
}

/** A check with its result, stated in text and repeated by icon and colour. */
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
