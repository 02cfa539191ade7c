import type { Right } from '../../../server/domain/rights';
import { useSession } from './use-session';

/** Whether the user's role gives all of these rights. The server enforces them too. */
export function useCan(...needed: readonly Right[]): boolean {
  const rights = useRights();
  return needed.every((right) => rights.has(right));
}

const NONE: ReadonlySet<string> = new Set();

/** All rights of the user; none before they are known. */
export function useRights(): ReadonlySet<string> {
  const { me } = useSession();
  return me ? new Set(me.rights) : NONE;
}
