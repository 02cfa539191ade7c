import { vehicleKeyInSql } from '../../domain/vehicle-number';
import { Creditor } from '../../masters/creditor';
import { Product } from '../../masters/product';
import { firstLineOfSlip } from '../../modules/credit/slip-order';
import { text } from '../column';
import { DELIVERY_COLUMNS, FIRM_COLUMNS, SHIFT_COLUMNS } from '../credit-sale-columns';
import { dateRange, parameter, reference } from '../parameter';
import { defineReport } from '../report';
import { SHIFT_CELLS, SHIFT_OF_DOCUMENT } from '../shift-of-document';

/** Credit sales of a range. */
export const creditDetailBetweenTwoDay = defineReport({
  route: 'credit-detail-between-two-day',
  right: 'credit.read',
  title: 'Credit sales between two days',
  description: 'Credit sales, including the running shift. Enter part of a vehicle number to find it',
  menu: 'CREDIT',
  parameters: {
    ...dateRange,
    creditor: reference('Creditor', () => Creditor),
    product: reference('Product', () => Product),
    vehicle: parameter('text', 'Vehicle'),
  },
  columns: [...SHIFT_COLUMNS, text('slipNo', { label: 'Slip' }), ...FIRM_COLUMNS, text('vehicle'), ...DELIVERY_COLUMNS],
  subtotalBy: 'product',
  changes: 'credit_sale',
  sql: `
    SELECT d.id AS "changeId", ${SHIFT_CELLS}, d.slip_no AS "slipNo", f.id AS "creditorId", f.firm_name AS "firmName", d.vehicle,
           p.short_name AS product, d.litres, d.rate, d.amount
    FROM credit_sale d ${SHIFT_OF_DOCUMENT}
    JOIN creditor f ON f.id = d.creditor_id
    JOIN product p ON p.id = d.product_id
    WHERE s.shift_date BETWEEN :from AND :to
      AND (:creditor IS NULL OR d.creditor_id = :creditor) AND (:product IS NULL OR d.product_id = :product)
      AND (:vehicle IS NULL OR strpos(d.vehicle_key, ${vehicleKeyInSql(':vehicle')}) > 0)
    ORDER BY s.shift_date, s.id, ${firstLineOfSlip('d')}, d.id`,
});
