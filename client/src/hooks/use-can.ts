import type { Right } from '../../../server/domain/rights';
import { useSession } from './use-session';

/** Whether the user's role gives the right. The server enforces it too. */
export function useCan(right: Right): boolean {
  return useRights().has(right);
}

const NONE: ReadonlySet<string> = new Set();

/** All rights of the user; none before they are known. */
export function useRights(): ReadonlySet<string> {
  const { me } = useSession();
  return me ? new Set(me.rights) : NONE;
}
