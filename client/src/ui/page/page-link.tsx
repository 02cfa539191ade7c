import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UnstyledButton } from '../kit/buttons';
import type { KnownPage } from './known-pages';

interface PageLinkProps {
  page: KnownPage;
  className?: string;
  children: ReactNode;
}

/** A link to a page, or a button that opens the dialog of an action. */
export const PageLink = ({ page: { path, open }, className, children }: PageLinkProps) =>
  open ? (
    <UnstyledButton className={className} onClick={open}>
      {children}
    </UnstyledButton>
  ) : (
    <Link to={path} className={className}>
      {children}
    </Link>
  );
