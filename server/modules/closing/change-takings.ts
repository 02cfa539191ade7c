import type { Tx } from '../../platform/submit';
import { cashCollectionDocument, repostCashCollection } from '../cash/change-cash-collection';
import { creditSaleDocument, repostCreditSale } from '../credit/change-credit-sale';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';
import { reckonCloseAnew } from './reckon-close-anew';

/** A document that was taken at a pump. */
interface TakenRow extends ShiftDocumentRow {
  pumpId: number;
}

/** Of a closed shift, the pumps that the document was and is at are reckoned anew first; then it is posted as it is now. */
const reckonedAnew =
  <Row extends TakenRow>(repost: (tx: Tx, before: Row, after: Row | null) => Promise<string[]>) =>
  async (tx: Tx, before: Row, after: Row | null): Promise<string[]> => {
    const { shiftId: id, shiftDate, pumpId } = before;
    const pumpIds = [pumpId, after?.pumpId ?? pumpId];
    const field = after === null ? null : after.pumpId === pumpId ? 'amount' : 'pumpId';
    const moved = before.shiftState === 'CLOSED' ? await reckonCloseAnew(tx, { id, shiftDate }, pumpIds, field) : [];
    return [...moved, ...(await repost(tx, before, after))];
  };

/** Sales on credit: in the running shift, and in a closed one where its shortages and excesses can move with them. */
export const changeOfCreditSale = shiftDocumentChange({
  ...creditSaleDocument,
  follow: reckonedAnew(repostCreditSale),
});

/** Cash handed in, in the same way. */
export const changeOfCashCollection = shiftDocumentChange({
  ...cashCollectionDocument,
  follow: reckonedAnew(repostCashCollection),
});
