import { registerHotkey } from '../../hooks/hotkeys';
import { Button } from '../kit/buttons';
import { notifications } from '../kit/show-toast';
import { showToast } from './show-toast';

interface NoticeAction {
  label: string;
  /** A shortcut that works while the toast is shown: no one can tab to a toast in time. */
  keys: string;
  run: () => void;
}

/** A neutral, silent toast; it may offer to undo the action. Returns a function that closes it early. */
export function toastNotice(message: string, action?: NoticeAction): () => void {
  let release = (): void => undefined;
  const shown = action ? (
    <NoticeWithAction message={message} action={action} onDone={() => notifications.hide(id)} />
  ) : (
    message
  );
  const id = showToast({ message: shown, role: 'status', onClose: () => release() }, message);
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
