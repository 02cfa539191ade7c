import { registerHotkey } from '../../hooks/hotkeys';
import { t } from '../../i18n/translate';
import { Button } from '../kit/buttons';
import { notifications } from '../kit/show-toast';
import classes from './toast.module.css';

interface NoticeAction {
  label: string;
  /** A shortcut that works while the toast is shown: no one can tab to a toast in time. */
  keys: string;
  run: () => void;
}

const DISMISS_AFTER_MS = 6_000;

/** A neutral, silent toast; it may offer to undo the action. Returns a function that closes it early. */
export function toastNotice(message: string, action?: NoticeAction): () => void {
  let release = (): void => undefined;
  const id = notifications.show({
    message: action ? (
      <NoticeWithAction message={message} action={action} onDone={() => notifications.hide(id)} />
    ) : (
      message
    ),
    autoClose: DISMISS_AFTER_MS,
    withBorder: true,
    role: 'status',
    classNames: { description: classes.message },
    closeButtonProps: { 'aria-label': t('ui.toast.dismiss') },
    onClose: () => release(),
  });
  const hide = () => notifications.hide(id);
  if (action === undefined) return hide;
  const { label, keys, run } = action;
  release = registerHotkey({
    keys,
    label,
    run: () => {
      run();
      notifications.hide(id);
    },
  });
  return hide;
}

interface NoticeWithActionProps {
  message: string;
  action: NoticeAction;
  onDone: () => void;
}

function NoticeWithAction({ message, action, onDone }: NoticeWithActionProps) {
  const onClick = (): void => {
    action.run();
    onDone();
  };
  return (
    <>
      {message}{' '}
      <Button variant="default" size="compact-sm" onClick={onClick} data-hotkey={action.keys}>
        {action.label} ({action.keys})
      </Button>
    </>
  );
}
