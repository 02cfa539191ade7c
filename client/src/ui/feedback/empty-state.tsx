import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import type { ReactNode } from 'react';
import { EmptyState as MantineEmptyState } from '../kit/feedback';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** What to do about it: a button or a link. */
  action?: ReactNode;
}

/** Explains why a list is empty, and what to do next. */
export const EmptyState = ({
  title,
  text,
  icon = <IconInbox size={28} stroke={1.5} aria-hidden />,
  action,
}: EmptyStateProps) => (
  <MantineEmptyState title={title} description={text} icon={icon} size="sm" py="lg">
    {action && <MantineEmptyState.Actions>{action}</MantineEmptyState.Actions>}
  </MantineEmptyState>
);
