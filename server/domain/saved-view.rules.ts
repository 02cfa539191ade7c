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

/** Views per user: nobody would find anything among more. */
export const MOST_VIEWS = 200;

/** Short enough for a URL in every browser and mail program. */
export const LONGEST_SEARCH = 2000;

/** Characters of a query by RFC 3986, without its question mark; percent-encoding uses two hex digits. */
const QUERY = /^(?!\?)(?:[\w\-.~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*$/;

/** Whether a text is only the query of a URL: no path, no fragment, nothing that must be encoded. */
export const isQueryString = (text: string): boolean => text.length <= LONGEST_SEARCH && QUERY.test(text);
