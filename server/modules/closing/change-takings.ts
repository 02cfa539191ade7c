import type { Message } from '../../domain/kernel/message';
import type { Tx } from '../../platform/submit';
import { cashCollectionDocument, repostCashCollection } from '../cash/change-cash-collection';
import { creditSaleDocument, fieldOfSale, repostCreditSale } from '../credit/change-credit-sale';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';
import { recalculateClose } from './recalculate-close';

/** A document with a pump. */
interface TakenRow extends ShiftDocumentRow {
  pumpId: number;
}

/**
 * In a closed shift, first recalculates the pumps of the old and the new document; then reposts the document. What a close
 * would refuse is refused at the field that was changed (`fieldOf`).
 */
const recalculating =
  <Row extends TakenRow>(
    repost: (tx: Tx, before: Row, after: Row | null) => Promise<Message[]>,
    fieldOf: (after: Row, before: Row) => string,
  ) =>
  async (tx: Tx, before: Row, after: Row | null): Promise<Message[]> => {
    const { shiftId: id, shiftDate, shiftName, pumpId } = before;
    const pumpIds = [pumpId, after?.pumpId ?? pumpId];
    const field = after === null ? null : after.pumpId === pumpId ? fieldOf(after, before) : 'pumpId';
    const moved =
      before.shiftState === 'CLOSED' ? await recalculateClose(tx, { id, shiftDate, shiftName }, pumpIds, field) : [];
    return [...moved, ...(await repost(tx, before, after))];
  };

/** Credit sales of the running shift, and of a closed one if its shortages and excesses can be adjusted. */
shiftDocumentChange({
  ...creditSaleDocument,
  afterWrite: recalculating(repostCreditSale, fieldOfSale),
});

/** Cash collections, in the same way. */
shiftDocumentChange({
  ...cashCollectionDocument,
  afterWrite: recalculating(repostCashCollection, () => 'amount'),
});
