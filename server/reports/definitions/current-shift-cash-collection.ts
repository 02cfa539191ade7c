import { COLLECTION_COLUMNS, collectionsOf } from '../collection-rows';
import { CURRENT_SHIFT, CURRENT_SHIFT_ID } from '../current-shift';
import { defineReport } from '../report';

/** Cash collections of the current shift. */
export const currentShiftCashCollection = defineReport({
  route: 'current-shift-cash-collection',
  right: 'cash.read',
  title: 'Cash collections of this shift',
  menu: 'SHIFT',
  sections: {
    shift: CURRENT_SHIFT,
    collections: {
      title: 'Cash collections',
      columns: COLLECTION_COLUMNS,
      changes: 'cash_collection',
      sql: collectionsOf(CURRENT_SHIFT_ID),
    },
  },
});
