import { useSession } from './use-session';

/** The user's rights; isAdmin is the only one (specification, section 6). The server enforces it too. */
export function useCan(): { isAdmin: boolean } {
  const { me } = useSession();
  return { isAdmin: me?.isAdmin ?? false };
}
