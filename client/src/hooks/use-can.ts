import { useSession } from './use-session';

/** What the user may do; isAdmin is the one right there is (specification, section 6). The server refuses as well. */
export function useCan(): { isAdmin: boolean } {
  const { me } = useSession();
  return { isAdmin: me?.isAdmin ?? false };
}
