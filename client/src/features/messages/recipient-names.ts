import { toldApart } from '../../../../server/domain/told-apart';
import type { MessageCategoriesQuery, RecipientDetailsQuery } from '../../graphql/generated/graphql';
import { restCall } from '../../graphql/rest-call';
import { readToken } from '../../graphql/session';
import type { Option } from '../../ui/inputs/match-options';
import { isOwnPath } from './recipient-path';

export type Category = MessageCategoriesQuery['receiveCategories'][number];

type Naming = Pick<Category, 'routePath' | 'pkFieldName' | 'displayName'>;

/** What distinguishes the recipients of a search. */
type Details = (typed: string) => Promise<RecipientDetailsQuery['recipientChoices'] | undefined>;

/**
 * Queries a category's path for matching names (specification, section 7), and for names that several recipients share
 * also their details, which the path does not have. A foreign path is not queried, so that the session token stays on
 * this origin; throws without an answer.
 */
export async function recipientNames(
  { routePath, pkFieldName, displayName }: Naming,
  typed: string,
  details: Details,
): Promise<Option[]> {
  if (!isOwnPath(routePath)) return [];
  const path = `${routePath}?${new URLSearchParams({ q: typed })}`;
  const answer = await restCall<Record<string, unknown>[]>('GET', path, undefined, readToken());
  if (!answer.ok) throw new Error(answer.message);
  const people = answer.body.map((row) => ({ id: Number(row[pkFieldName]), name: String(row[displayName]) }));
  const labels = toldApart(people);
  const isShared = people.some(({ id, name }) => labels.get(id) !== name);
  const known = new Map((isShared ? await details(typed) : [])?.map(({ id, detail }) => [id, detail]));
  const told = toldApart(people.map((person) => ({ ...person, contactNo: known.get(person.id) })));
  return people.map(({ id }) => ({ value: String(id), label: told.get(id)! }));
}
