import { firstLineOfSlip } from '../../modules/credit/slip-order';
import { instant, text } from '../column';
import { DELIVERY_COLUMNS, FIRM_COLUMNS } from '../credit-sale-columns';
import { CURRENT_SHIFT, CURRENT_SHIFT_ID } from '../current-shift';
import { defineReport } from '../report';

/** Credit sales of the running shift. */
export const currentShiftDetailCreditReport = defineReport({
  route: 'current-shift-detail-credit-report',
  right: 'credit.read',
  title: 'Credit sales of this shift',
  description: 'Credit sales in the running shift, or in the last closed shift if none is running',
  menu: 'CREDIT',
  sections: {
    shift: CURRENT_SHIFT,
    sales: {
      title: 'Credit sales',
      subtotalBy: 'product',
      changes: 'credit_sale',
      columns: [
        text('slipNo', { label: 'Slip' }),
        instant('at', { label: 'Time' }),
        ...FIRM_COLUMNS,
        text('vehicle'),
        text('pump'),
        ...DELIVERY_COLUMNS,
      ],
      sql: `
        SELECT c.id AS "changeId", c.slip_no AS "slipNo", c.created_at AS at, c.creditor_id AS "creditorId", f.firm_name AS "firmName", c.vehicle,
               p.name AS pump, d.short_name AS product, c.litres, c.rate, c.amount
        FROM credit_sale c
        JOIN creditor f ON f.id = c.creditor_id
        JOIN pump p ON p.id = c.pump_id
        JOIN product d ON d.id = c.product_id
        WHERE c.shift_id = ${CURRENT_SHIFT_ID} ORDER BY ${firstLineOfSlip('c')}, c.id`,
    },
  },
});
