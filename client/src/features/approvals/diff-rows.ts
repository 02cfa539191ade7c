import type { ChangeReviewQuery } from '../../graphql/generated/graphql';

export type Review = ChangeReviewQuery['changeReview'];
export type Request = Review['requests'][number];
export type RowNow = NonNullable<Review['row']>;

/** What one request makes of a field; null where it leaves it. */
export interface DiffCell {
  shown: string | null;
  /** The row has something else now. */
  isChange: boolean;
}

export interface DiffRow {
  name: string;
  label: string;
  kind: string;
  now: string | null;
  /** One a request. */
  cells: (DiffCell | null)[];
  /** The requests want different things of it. */
  isConflict: boolean;
}

type Field = Pick<RowNow['fields'][number], 'name' | 'label' | 'kind' | 'shown' | 'value'>;

/** The fields of a row beside what is asked of them, those that somebody wants changed apart from the others. */
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
    ...{ name, label, kind, now: shown ?? null, isConflict: wanted.size > 1 },
    cells: asked.map((change) =>
      change ? { shown: change.shown ?? null, isChange: (change.value ?? null) !== (value ?? null) } : null,
    ),
  };
}

/** Of a row that is gone: what is asked of it, as it was. */
function fieldsAsked(requests: readonly Pick<Request, 'changes'>[]): Field[] {
  const fields = requests.flatMap(({ changes }) =>
    changes.map(({ name, label, kind, was }) => ({ name, label, kind, shown: was, value: was })),
  );
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}
