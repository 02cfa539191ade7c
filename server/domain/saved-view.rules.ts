import type { FieldRules } from './field-rules';

export const savedViewRules = {
  name: {
    kind: 'text',
    min: 1,
    max: 60,
    required: true,
    missing: 'Give the view a name',
    message: 'At most 60 characters',
  },
} as const satisfies FieldRules;

/** How many views one user keeps: more would be found by nobody. */
export const MOST_VIEWS = 200;

/** As long as an address that every browser and mail takes. */
export const LONGEST_SEARCH = 2000;

/** What RFC 3986 lets a query hold, without its question mark; what is encoded is two digits each. */
const QUERY = /^(?!\?)(?:[\w\-.~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*$/;

/** Whether a text is the query of an address and no more: no path, no fragment, nothing that must be encoded. */
export const isQueryString = (text: string): boolean => text.length <= LONGEST_SEARCH && QUERY.test(text);
