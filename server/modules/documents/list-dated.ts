import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput, type Query } from '../../platform/ask';
import { columnOf } from '../../platform/column-of';
import { Money } from '../../platform/scalars';
import { type DatedDocument, namedRows, storedFields } from './dated-document';
import { joinSubject, titleColumnOf } from './document';
import { apiTypeOf, descriptionOf } from './record-dated';

/** A document with a day of its own as it is listed. */
export interface DatedView {
  id: number;
  createdAt: Date;
  amount: number;
  enteredBy: string | null;
}

/** The type of the listed rows. */
export function viewOfDated(document: DatedDocument): new () => DatedView {
  const { names, descriptions, subject, fields, rules } = document;
  class View implements DatedView {
    @Field(() => Int) id!: number;
    @Field(() => Date) createdAt!: Date;
    @Field(() => Money) amount!: number;
    @Field(() => String, { nullable: true }) enteredBy!: string | null;
  }
  const declare = (name: string, type: ReturnType<typeof apiTypeOf>, nullable: boolean, description?: string): void =>
    Field(() => type, { nullable, description })(View.prototype, name);
  for (const name of storedFields(document)) {
    if (name === 'amount') continue;
    const { kind, required } = rules[name]!;
    const field = fields.find((one) => one.name === name);
    const nullable = required !== true && field?.isFilled !== true;
    declare(name, apiTypeOf(kind), nullable, descriptionOf(document, name));
    if (field?.row) declare(field.row.name, String, nullable);
  }
  declare(subject.name, String, false, subject.nameDescription);
  ObjectType(names.view, { description: descriptions.view })(View);
  return View;
}

/** Rows of the list: the newest by entry, since one looks for what was just entered; reports have the others. */
const LISTED = 30;

/** Makes the query of the documents that were entered last, newest first. */
export function listOfDated(document: DatedDocument): Query<NoInput, DatedView[]> {
  const { table, names, rights, subject } = document;
  const { joins, columns } = namedRows(document);
  const stored = storedFields(document).map((name) => `d.${columnOf(name)} AS "${name}"`);
  return defineQuery({
    name: names.list,
    right: rights.list,
    input: NoInput,
    run: ({ sql }) =>
      sql<DatedView>(
        `SELECT d.id, d.created_at AS "createdAt", ${stored.join(', ')}, ${columns}
                s.${titleColumnOf(document)} AS "${subject.name}", u.name AS "enteredBy"
         FROM (SELECT * FROM ${table} ORDER BY id DESC LIMIT ${LISTED}) d
         ${joinSubject(document)} ${joins}
         LEFT JOIN app_user u ON u.id = d.created_by_id
         ORDER BY d.id DESC`,
      ),
  });
}
