import { type Density, densityText } from '../../domain/density';
import { type DensityOccasion, densityReadingRules } from '../../domain/density-reading.rules';
import { effects as texts } from '../../domain/effects.messages';
import { type BusinessDate, showDate } from '../../domain/kernel/business-date';
import { Product } from '../../masters/product';
import { referenceField } from '../../masters/reference-field';
import { Tank } from '../../masters/tank';
import { changeField } from '../../services/approvals/change-field';
import { editable } from '../../services/approvals/editable-document';
import type { EditableRow } from '../../services/approvals/editable-table';
import { checkDensity } from './record-density';

interface DensityRow extends EditableRow {
  businessDate: BusinessDate;
  occasion: DensityOccasion;
  productId: number;
  shortName: string;
  tankId: number | null;
  invoiceLineId: number | null;
  density: Density;
  temperature: number;
  densityAt15: Density;
  comment: string | null;
}

const OCCASIONS: Record<DensityOccasion, string> = {
  MORNING: 'In the morning',
  TANKER: 'Of the tanker',
  AFTER_UNLOADING: 'After unloading',
};

/** Corrects a density reading: the density at 15 °C is calculated again. */
editable<DensityRow>({
  table: 'density_reading',
  label: 'Density reading',
  fields: [
    changeField('businessDate', 'Date', densityReadingRules.businessDate),
    changeField('occasion', 'Measured', densityReadingRules.occasion, { choices: OCCASIONS }),
    referenceField('productId', 'Product', densityReadingRules.productId, () => Product),
    referenceField('tankId', 'Tank', densityReadingRules.tankId, () => Tank),
    changeField('density', 'Density, kg/m³', densityReadingRules.density),
    changeField('temperature', 'Temperature, °C', densityReadingRules.temperature),
    changeField('comment', 'Comment', densityReadingRules.comment, { kind: 'multiline' }),
  ],
  facts: [
    { name: 'invoiceNumber', label: 'Invoice', kind: 'text' },
    { name: 'densityAt15', label: 'At 15 °C', kind: 'tenths' },
    { name: 'challanDensity', label: 'By the challan, at 15 °C', kind: 'tenths' },
    { name: 'enteredBy', label: 'Entered by', kind: 'text' },
  ],
  async read(sql, id) {
    const [row] = await sql<DensityRow>(
      `SELECT r.id, r.version, r.created_at AS at, r.business_date AS "businessDate", r.occasion,
              r.product_id AS "productId", COALESCE(p.short_name, p.name) AS "shortName", r.tank_id AS "tankId",
              r.invoice_line_id AS "invoiceLineId", i.invoice_number AS "invoiceNumber", r.density, r.temperature,
              r.density_at_15 AS "densityAt15", r.challan_density AS "challanDensity", r.comment, u.name AS "enteredBy"
       FROM density_reading r
       JOIN product p ON p.id = r.product_id
       LEFT JOIN invoice_line l ON l.id = r.invoice_line_id
       LEFT JOIN invoice i ON i.id = l.invoice_id
       LEFT JOIN app_user u ON u.id = r.created_by_id
       WHERE r.id = $1`,
      [id],
    );
    return row ?? null;
  },
  // Serialises with a change of the line, which compares its readings again.
  async lock(tx, id) {
    await tx.sql(
      'SELECT FROM invoice_line WHERE id = (SELECT invoice_line_id FROM density_reading WHERE id = $1) FOR SHARE',
      [id],
    );
    await tx.sql('SELECT FROM density_reading WHERE id = $1 FOR UPDATE', [id]);
  },
  titleOf: ({ shortName, businessDate, density }) =>
    `${shortName}, ${showDate(businessDate)}, ${densityText(density)} kg/m³`,
  events: ({ id }) => [['stockChanged', { densityReadingId: id }]],
  async modify(tx, after, before) {
    const { at15, challan } = await checkDensity(tx, after, before);
    const effects =
      at15 === before.densityAt15
        ? []
        : [
            texts.density({
              before: texts.densityFigure({ density: before.densityAt15 }),
              after: texts.densityFigure({ density: at15 }),
            }),
          ];
    return { write: { densityAt15: at15, challanDensity: challan }, effects };
  },
  remove: async () => undefined,
});
