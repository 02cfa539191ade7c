import { cells } from '../../domain/cells.messages';
import {
  type Density,
  densityNote,
  densityText,
  deviationOf,
  GREATEST_DEVIATION,
  isUnusual,
} from '../../domain/density';
import type { DensityOccasion } from '../../domain/density-reading.rules';
import type { Message } from '../../domain/kernel/message';
import { Product } from '../../masters/product';
import { date, message, product, tenths, text, words } from '../column';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';
import type { Row } from '../section';

const OCCASIONS: Record<DensityOccasion, string> = {
  MORNING: 'Morning',
  TANKER: 'Tanker',
  AFTER_UNLOADING: 'After unloading',
};

/** kg/m³. */
const GREATEST = densityText(GREATEST_DEVIATION);

const READINGS = `
  SELECT r.id AS "changeId", r.business_date AS date, r.occasion, p.short_name AS product, t.name AS tank,
         i.invoice_number || ' (' || i.truck_number || ')' AS delivery, r.density, r.temperature,
         r.density_at_15 AS "densityAt15", r.challan_density AS challan, u.name AS "enteredBy", r.comment
  FROM density_reading r
  JOIN product p ON p.id = r.product_id
  LEFT JOIN tank t ON t.id = r.tank_id
  LEFT JOIN invoice_line l ON l.id = r.invoice_line_id
  LEFT JOIN invoice i ON i.id = l.invoice_id
  LEFT JOIN app_user u ON u.id = r.created_by_id
  WHERE r.business_date BETWEEN $1 AND $2 AND ($3::int IS NULL OR r.product_id = $3)
  ORDER BY r.business_date, r.id`;

interface Reading extends Row {
  occasion: DensityOccasion;
  product: string;
  densityAt15: Density;
  challan: Density | null;
}

/** Deviation from the challan, and the part of it above the permitted deviation. */
function compared(at15: Density, challan: Density | null): { deviation: Density | null; outside: Density | null } {
  if (challan === null) return { deviation: null, outside: null };
  const { deviation, isFlagged } = deviationOf(at15, challan);
  const permitted = deviation < 0 ? -GREATEST_DEVIATION : GREATEST_DEVIATION;
  return { deviation, outside: isFlagged ? deviation - permitted : 0 };
}

/** A note on the figure; null if there is none. */
function noteOf({ product: shortName, densityAt15 }: Reading): Message | null {
  const notes = [
    ...(isUnusual(shortName, densityAt15) ? [cells.unusualDensity({ product: shortName })] : []),
    ...(densityNote(shortName) ? [cells.approximate()] : []),
  ];
  return notes.length === 0 ? null : notes.reduce((first, second) => cells.both({ first, second }));
}

/** Density readings, each at 15 °C and against the challan of its delivery. */
export const densityRegister = defineReport({
  route: 'density-register',
  right: 'stock.read',
  title: 'Density register',
  description:
    'Densities in kg per cubic metre, as read at a temperature in °C, and at 15 °C. Deviation = at 15 °C − challan, lighter −. ' +
    `A deviation beyond ${GREATEST} is marked. ${densityNote('MS')!.message}`,
  menu: 'PRODUCT',
  isSigned: true,
  parameters: { ...dateRange, product: reference('Product', () => Product) },
  columns: [
    date('date'),
    words('occasion', Object.values(OCCASIONS)),
    product('product'),
    text('tank'),
    text('delivery', { label: 'Invoice (lorry)' }),
    tenths('density', { label: 'Read' }),
    tenths('temperature', { label: '°C' }),
    tenths('densityAt15', { label: 'At 15 °C' }),
    tenths('challan'),
    tenths('deviation', { label: 'Deviation (lighter −)' }),
    tenths('outside', { label: `Beyond ${GREATEST}`, alarm: true }),
    message('note'),
    text('comment'),
    text('enteredBy'),
  ],
  changes: 'density_reading',
  async calculate(sql, { from, to, product: productId }) {
    const readings = await sql<Reading>(READINGS, [from, to, productId]);
    return readings.map((reading) => ({
      ...reading,
      occasion: OCCASIONS[reading.occasion],
      ...compared(reading.densityAt15, reading.challan),
      note: noteOf(reading),
    }));
  },
});
