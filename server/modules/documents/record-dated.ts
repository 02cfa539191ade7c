import type { GraphQLScalarType } from 'graphql';
import { Field, InputType, Int } from 'type-graphql';
import type { AskingCode } from '../../domain/entered-before';
import type { FieldRule } from '../../domain/field-rules';
import { refuseIf } from '../../domain/kernel/problem';
import { askAbout, askTogether } from '../../platform/ask-about';
import { columnOf } from '../../platform/column-of';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';
import { type Command, defineCommand } from '../../platform/submit';
import type { ApprovalLine } from '../../services/approvals/approval-line';
import { requireApproval } from '../../services/approvals/require-approval';
import { askAboutReference } from '../safe/reference-seen';
import {
  asStored,
  type DatedDocument,
  type DatedDocumentInput,
  type DatedEntry,
  movedBy,
  storedFields,
} from './dated-document';
import { typeOf } from './document';
import { postDated } from './post-dated';

/** The type of a field of the API, by the kind of its rule. */
export function apiTypeOf(
  kind: FieldRule['kind'],
): typeof Int | typeof String | GraphQLScalarType<number, string> | GraphQLScalarType<string, string> {
  if (kind === 'integer') return Int;
  if (kind === 'money') return Money;
  return kind === 'date' ? BusinessDate : String;
}

/** How the API describes a field. */
export const descriptionOf = ({ day, fields }: DatedDocument, name: string): string | undefined =>
  [day, ...fields].find((field) => field.name === name)?.description;

const questionsAsked = ({ referred, unusualText }: DatedDocument): AskingCode[] => [
  ...(referred ? ['REFERENCE_SEEN' as const] : []),
  ...(unusualText ? ['FIGURE_UNUSUAL' as const] : []),
];

function inputOf(document: DatedDocument): new () => DatedDocumentInput {
  const { descriptions, rules } = document;
  class Input {
    amount!: number;
    [field: string]: unknown;
  }
  for (const name of storedFields(document)) {
    const rule = rules[name]!;
    const description = descriptionOf(document, name);
    Field(() => apiTypeOf(rule.kind), { nullable: rule.required !== true, description })(Input.prototype, name);
    Ruled(rule)(Input.prototype, name);
  }
  const questions = questionsAsked(document);
  if (questions.length > 0) ConfirmedField(...questions)(Input.prototype, 'confirmed');
  InputType(typeOf(document, 'Input'), { description: descriptions.input })(Input);
  return Input;
}

/** Makes the command that records a document on its own day (docs/design/domain.md#postings). */
export function recordDated<Id extends string>(
  document: DatedDocument<Id>,
  line: ApprovalLine,
): Command<DatedDocumentInput, Record<Id, number>> {
  const { table, names, rights, event } = document;
  const columns = storedFields(document);
  const insert = `INSERT INTO ${table} (created_by_id, ${columns.map(columnOf).join(', ')})
                  VALUES ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')}) RETURNING id`;
  return defineCommand({
    name: names.record,
    right: rights.record,
    input: inputOf(document),
    async run(tx, input) {
      const entry = asStored<DatedEntry>(document, input);
      refuseIf(await document.problemsOf(tx.sql, entry, tx.today));
      const { referred, unusualText } = document;
      await askTogether(
        ...(referred ? [() => askAboutReference(tx, table, input)] : []),
        ...(unusualText
          ? [() => askAbout(tx, input, 'FIGURE_UNUSUAL', 'amount', () => unusualText(tx.sql, entry))]
          : []),
      );
      await requireApproval(tx, line, movedBy(document, entry));
      const [row] = await tx.sql<{ id: number }>(insert, [
        tx.actor.userId,
        ...columns.map((column) => entry[column] ?? null),
      ]);
      const { id } = row!;
      await postDated(tx, document, { ...entry, id });
      const { confirmed: _, ...after } = entry;
      tx.audit({ table, id, after });
      tx.publish(event.topic, event.ids(id));
      return { [names.id]: id } as Record<Id, number>;
    },
  });
}
