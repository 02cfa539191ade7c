import { IsBoolean, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { leafOf, leavesOf, type SlipBook, slipText } from '../../domain/slip-book';
import { defineQuery } from '../../platform/ask';
import { WAITING_SALE } from './slip-seen';

@ObjectType({ description: 'A slip that cannot be used for a sale.' })
export class VoidedSlip {
  @Field(() => Int, { description: 'Id of its row in the table void_leaf, which is deleted to take it back.' })
  id!: number;
  @Field(() => String) slipNo!: string;
  @Field(() => String) reason!: string;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  @Field(() => Date) createdAt!: Date;
}

@ObjectType({ description: 'A book of credit slips, and the usage of its slips.' })
export class SlipBookView {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'Number of the first slip as printed.' }) firstSlip!: string;
  @Field(() => String) lastSlip!: string;
  @Field(() => Int, { nullable: true, description: 'Id of the creditor; null for a book used for all creditors.' })
  creditorId!: number | null;
  @Field(() => String, { nullable: true, description: 'Name of the creditor; null for a book used for all creditors.' })
  firmName!: string | null;
  @Field(() => Int, { description: 'Number of slips in the book.' }) leaves!: number;
  @Field(() => Int, { description: 'Number of slips with a sale.' }) used!: number;
  @Field(() => Int, { description: 'Number of void slips.' }) void!: number;
  @Field(() => Int, { description: 'Number of slips after the last used or void one.' }) unused!: number;
  @Field(() => [String], {
    description:
      'Slips neither used, void nor of a sale that waits for approval, although a later one is used or void.',
  })
  missing!: string[];
  @Field(() => [String], { description: 'Slips of sales that wait for approval.' }) waiting!: string[];
  @Field(() => [VoidedSlip], { description: 'Void slips, with their reasons.' }) voided!: VoidedSlip[];
  @Field(() => String, {
    nullable: true,
    description: 'Number of the first unused slip that no waiting sale has; null if none.',
  })
  nextSlip!: string | null;
  @Field(() => Int, { nullable: true, description: 'Id of the latest sale on one of its slips.' }) lastSaleId!:
    | number
    | null;
  @Field(() => String, { nullable: true, description: 'Slip number of that sale.' }) lastSlipUsed!: string | null;
}

@ArgsType()
export class SlipBooksInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Whether to include books with all slips used or void.' })
  @IsOptional()
  @IsBoolean()
  includeFinished?: boolean;
}

interface BookRow extends SlipBook {
  id: number;
  creditorId: number | null;
  firmName: string | null;
  /** Each leaf once, in order of the latest sale on it. */
  usedLeaves: number[];
  lastSaleId: number | null;
  /** Slips of all sales that wait for approval, as typed. */
  waitingSlips: string[];
  voidLeaves: { id: number; leaf: number; reason: string; enteredBy: string | null; createdAt: string }[];
}

export const MOST_BOOKS = 1000;

/** Slip books, newest first: those with an unused or missing leaf, or all. */
export const slipBooks = defineQuery({
  name: 'slipBooks',
  right: 'credit.read',
  input: SlipBooksInput,
  run: async ({ sql }, { includeFinished = false }): Promise<SlipBookView[]> => {
    const books = await sql<BookRow>(
      `SELECT b.id, b.prefix, b.first, b.last, b.digits, b.creditor_id AS "creditorId", r.firm_name AS "firmName",
              ARRAY(SELECT r.changes ->> 'slipNo' FROM change_request r
                    WHERE ${WAITING_SALE} AND r.changes ->> 'slipNo' IS NOT NULL) AS "waitingSlips",
              used.leaves AS "usedLeaves", used."lastSaleId", voided.leaves AS "voidLeaves"
       FROM slip_book b
       LEFT JOIN creditor r ON r.id = b.creditor_id
       CROSS JOIN LATERAL (SELECT COALESCE(array_agg(leaf ORDER BY id), '{}') AS leaves, MAX(id) AS "lastSaleId"
                           FROM (SELECT leaf, MAX(id) AS id FROM credit_sale WHERE slip_book_id = b.id GROUP BY leaf) l) used
       CROSS JOIN LATERAL (
         SELECT COALESCE(jsonb_agg(jsonb_build_object('id', v.id, 'leaf', v.leaf, 'reason', v.reason, 'enteredBy', u.name,
                                                      'createdAt', v.created_at) ORDER BY v.leaf), '[]') AS leaves
         FROM void_leaf v LEFT JOIN app_user u ON u.id = v.created_by_id WHERE v.slip_book_id = b.id) voided
       WHERE $1 OR cardinality(used.leaves) + jsonb_array_length(voided.leaves) <= b.last - b.first
       ORDER BY b.id DESC LIMIT ${MOST_BOOKS}`,
      [includeFinished],
    );
    return books.map(viewOf);
  },
});

function viewOf(book: BookRow): SlipBookView {
  const { id, first, last, creditorId, firmName, usedLeaves, lastSaleId, voidLeaves, waitingSlips } = book;
  const held = new Set(waitingSlips.flatMap((slip) => leafOf(slip, [book])?.leaf ?? []));
  const uses = [
    ...usedLeaves.map((leaf) => ({ leaf, kind: 'SALE' as const })),
    ...voidLeaves.map(({ leaf }) => ({ leaf, kind: 'VOID' as const })),
  ];
  const leaves = leavesOf(book, uses);
  const next = leaves.unused.find((leaf) => !held.has(leaf));
  const latest = usedLeaves.at(-1);
  return {
    id,
    firstSlip: slipText(book, first),
    lastSlip: slipText(book, last),
    creditorId,
    firmName,
    leaves: last - first + 1,
    used: leaves.used.length,
    void: leaves.void.length,
    unused: leaves.unused.length,
    missing: leaves.missing.filter((leaf) => !held.has(leaf)).map((leaf) => slipText(book, leaf)),
    waiting: [...held].map((leaf) => slipText(book, leaf)),
    voided: voidLeaves.map(({ id, leaf, reason, enteredBy, createdAt }) => ({
      id,
      slipNo: slipText(book, leaf),
      reason,
      enteredBy,
      createdAt: new Date(createdAt),
    })),
    nextSlip: next === undefined ? null : slipText(book, next),
    lastSaleId,
    lastSlipUsed: latest === undefined ? null : slipText(book, latest),
  };
}
