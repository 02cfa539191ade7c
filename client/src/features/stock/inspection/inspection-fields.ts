import { inspectionRules } from '../../../../../server/domain/inspection.rules';
import type { InspectionProductsQuery, RecordInspectionInput } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import type { FieldDefinition, WireValues } from '../../../ui/inputs/field-definition';

/** The fields of the form; only fuels have meters and tanks to inspect. */
export const inspectionFields = (products: InspectionProductsQuery['products']): FieldDefinition[] => [
  {
    ...inspectionRules.productId,
    name: 'productId',
    label: t('stock.inspection.product'),
    kind: 'reference',
    options: products
      .filter(({ kind }) => kind === 'FUEL')
      .map(({ id, name, shortName }) => ({ value: String(id), label: name, hint: shortName })),
  },
  {
    ...inspectionRules.readingSum,
    name: 'readingSum',
    label: t('stock.inspection.readingSum'),
    hint: t('stock.inspection.readingSum.hint'),
  },
  { ...inspectionRules.inspectionDate, name: 'inspectionDate', label: t('stock.inspection.date') },
  {
    ...inspectionRules.totalStock,
    name: 'totalStock',
    label: t('stock.inspection.totalStock'),
    hint: t('stock.inspection.totalStock.hint'),
  },
  {
    ...inspectionRules.totalBeforeStock,
    name: 'totalBeforeStock',
    label: t('stock.inspection.beforeStock'),
    hint: t('stock.inspection.beforeStock.hint'),
  },
  {
    ...inspectionRules.inspectionTime,
    name: 'inspectionTime',
    label: t('stock.inspection.time'),
    hint: t('stock.inspection.time.hint'),
  },
  {
    ...inspectionRules.testingBefore,
    name: 'testingBefore',
    label: t('stock.inspection.testingBefore'),
    hint: t('stock.inspection.testingBefore.hint'),
  },
];

/** The validated form as server input. */
export const inspectionInput = (values: WireValues): RecordInspectionInput => ({
  productId: Number(values.productId),
  readingSum: String(values.readingSum),
  inspectionDate: String(values.inspectionDate),
  totalStock: String(values.totalStock),
  totalBeforeStock: String(values.totalBeforeStock),
  inspectionTime: values.inspectionTime === null ? null : String(values.inspectionTime),
  testingBefore: values.testingBefore === null ? null : String(values.testingBefore),
});
