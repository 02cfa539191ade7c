import type { MessageCategoriesQuery } from '../../graphql/generated/graphql';
import { restCall } from '../../graphql/rest-call';
import { readToken } from '../../graphql/session';
import type { Option } from '../../ui/inputs/match-options';
import { isOwnPath } from './recipient-path';

export type Category = MessageCategoriesQuery['receiveCategories'][number];

type Naming = Pick<Category, 'routePath' | 'pkFieldName' | 'displayName'>;

/**
 * Queries a category's path for matching names (specification, section 7). A foreign path is not queried, so that the
 * session token stays on this origin; throws without an answer.
 */
export async function recipientNames(
  { routePath, pkFieldName, displayName }: Naming,
  typed: string,
): Promise<Option[]> {
  if (!isOwnPath(routePath)) return [];
  const path = `${routePath}?${new URLSearchParams({ q: typed })}`;
  const answer = await restCall<Record<string, unknown>[]>('GET', path, undefined, readToken());
  if (!answer.ok) throw new Error(answer.message);
  return answer.body.map((row) => ({ value: String(row[pkFieldName]), label: String(row[displayName]) }));
}
