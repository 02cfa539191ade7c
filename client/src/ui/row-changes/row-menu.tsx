import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { Link } from 'react-router-dom';
import { useCan } from '../../hooks/use-can';
import { t } from '../../i18n/translate';
import { ActionIcon } from '../kit/buttons';
import { Badge } from '../kit/text';
import { MenuButton } from '../popover/menu-button';
import { showInstant } from '../text/show-time';
import { PERMISSION, type RowAction, reviewPath } from './row-changes';
import classes from './row-menu.module.css';
import type { PendingChange } from './use-pending-changes';

export type ChangeKind = 'edit' | 'delete';

interface RowMenuProps {
  table: string;
  rowId: number;
  /** The row's name, for the button's accessible name. */
  name: string;
  pending: readonly PendingChange[];
  onAsk: (kind: ChangeKind) => void;
  /** In place of Edit and Delete. */
  instead?: readonly RowAction[];
}

/** The actions on a recorded row, and a mark for a pending request. */
export function RowMenu({ table, rowId, name, pending, onAsk, instead }: RowMenuProps) {
  const decides = useCan('changes.decide');
  const actions: readonly RowAction[] = instead ?? [
    { label: t('changes.edit'), run: () => onAsk('edit') },
    { label: t('changes.delete'), run: () => onAsk('delete') },
  ];
  return (
    <span className={classes.cell}>
      {pending.length > 0 && (
        <Badge variant="default" className={classes.badge} title={pending.map(askedWords).join('\n')}>
          {t('changes.pending')}
        </Badge>
      )}
      <MenuButton
        button={(props) => (
          <ActionIcon {...props} size="var(--target-height)" aria-label={t('changes.of', { name })}>
            <IconDotsVertical size={16} />
          </ActionIcon>
        )}
      >
        {(Menu) => (
          <>
            {actions.map(({ label, run }) => (
              <Menu.Item key={label} className={classes.item} onClick={run}>
                {label}
              </Menu.Item>
            ))}
            {decides && pending.length > 0 && (
              <Menu.Item className={classes.item} component={Link} to={reviewPath(table, rowId)}>
                {t('changes.see')}
              </Menu.Item>
            )}
          </>
        )}
      </MenuButton>
    </span>
  );
}

const askedWords = ({ permission, userName, requestedAt }: PendingChange): string =>
  t(permission === PERMISSION.DELETE ? 'changes.asked.delete' : 'changes.asked.edit', {
    user: userName,
    at: showInstant(requestedAt),
  });
