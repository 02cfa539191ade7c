import type { ChangeReviewQuery } from '../../graphql/generated/graphql';

export type Review = ChangeReviewQuery['changeReview'];
export type Request = Review['requests'][number];
export type RowNow = NonNullable<Review['row']>;

/** A request's change to a field; null if it leaves the field unchanged. */
export interface DiffCell {
  shown: string | null;
  /** Whether it differs from the row's current value. */
  isChange: boolean;
}

export interface DiffRow {
  name: string;
  label: string;
  kind: string;
  now: string | null;
  /** One per request. */
  cells: (DiffCell | null)[];
  /** Whether the requests set different values. */
  isConflict: boolean;
}

type Field = Pick<RowNow['fields'][number], 'name' | 'label' | 'kind' | 'shown' | 'value'>;

/** Compares a row's fields with the requested values; fields with a requested change come apart from the others. */
export function diffOf(
  row: Pick<RowNow, 'fields'> | null | undefined,
  requests: readonly Pick<Request, 'changes'>[],
): { changed: DiffRow[]; unchanged: DiffRow[] } {
  const rows = (row?.fields ?? fieldsAsked(requests)).map((field) => diffRow(field, requests));
  const isAsked = ({ cells }: DiffRow): boolean => cells.some((cell) => cell !== null);
  return { changed: rows.filter(isAsked), unchanged: rows.filter((one) => !isAsked(one)) };
}

function diffRow({ name, label, kind, shown, value }: Field, requests: readonly Pick<Request, 'changes'>[]): DiffRow {
  const asked = requests.map(({ changes }) => changes.find((change) => change.name === name));
  const wanted = new Set(asked.flatMap((change) => (change ? [change.value ?? null] : [])));
  return {
    name,
    label,
    kind,
    now: shown ?? null,
    isConflict: wanted.size > 1,
    cells: asked.map((change) =>
      change ? { shown: change.shown ?? null, isChange: (change.value ?? null) !== (value ?? null) } : null,
    ),
  };
}

/** For a deleted row: the requested fields with their old values. */
function fieldsAsked(requests: readonly Pick<Request, 'changes'>[]): Field[] {
  const fields = requests.flatMap(({ changes }) =>
    changes.map(({ name, label, kind, was }) => ({ name, label, kind, shown: was, value: was })),
  );
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}
