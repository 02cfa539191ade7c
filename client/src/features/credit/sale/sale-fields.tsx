import { useMemo } from 'react';
import { LONGEST } from '../../../../../server/domain/credit-sale.rules';
import type { CreditChoicesQuery } from '../../../graphql/generated/graphql';
import { type MessageText, said, t } from '../../../i18n/translate';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { LitresInput } from '../../../ui/inputs/litres-input';
import { MoneyInput } from '../../../ui/inputs/money-input';
import { LOADING } from '../../../ui/inputs/use-suggestions';
import { TextInput } from '../../../ui/kit/fields';
import { useLateEntry } from '../../../ui/late-entry/late-context';
import { offeredRows } from '../../../ui/late-entry/offered';
import { type Habit, recentCreditors, vehicleOptions } from './habits';
import { firmOptions, productOptions, pumpOptions } from './sale-choices';
import type { Sale, SaleDraft } from './sale-draft';
import { VehicleInput } from './vehicle-input';

interface SaleFieldsProps {
  choices: CreditChoicesQuery;
  /** Whether the choices still lack the pumps of a late entry's shift. */
  arePumpsLoading: boolean;
  habits: readonly Habit[];
  /** Whether the habits have every vehicle of the creditor. */
  hasAllVehicles: boolean;
  sale: Sale;
  /** By field name. */
  errors: Readonly<Record<string, MessageText>>;
  onEdit: (change: Partial<SaleDraft>) => void;
}

/**
 * The fields of a sale. Enter skips a product or an amount that is proposed; Tab does not. The pump of the previous sale is
 * proposed too, but Enter stops at it unless it is the only one, so that a slip of another pump is not booked on it by
 * mistake.
 */
export function SaleFields(props: SaleFieldsProps) {
  const { choices, arePumpsLoading, habits, hasAllVehicles, sale, errors, onEdit } = props;
  const { late } = useLateEntry();
  const firms = useMemo(() => firmOptions(offeredRows(choices.creditors, late)), [choices.creditors, late]);
  return (
    <>
      <ChoiceInput
        name="creditorId"
        label={t('credit.firm')}
        value={sale.creditorId}
        onChange={(creditorId) => onEdit({ creditorId })}
        source={firms}
        recent={recentCreditors(habits)}
        addedWith="masters.creditor.add"
        adds="Creditor"
        error={errors.creditorId}
      />
      <VehicleInput
        name="vehicle"
        value={sale.vehicle}
        onChange={(vehicle) => onEdit({ vehicle })}
        vehicles={vehicleOptions(habits, sale.creditorId, choices.pumpProducts)}
        areAll={hasAllVehicles}
        error={errors.vehicle}
      />
      <ChoiceInput
        name="pumpId"
        label={t('credit.pump')}
        value={sale.pumpId}
        onChange={(pumpId) => onEdit({ pumpId })}
        source={arePumpsLoading ? LOADING : pumpOptions(choices.pumpProducts)}
        ofShift
        error={errors.pumpId}
        data-enter-skip={isOnlyPump(choices, sale.pumpId) || undefined}
      />
      <ChoiceInput
        name="productId"
        label={t('credit.product')}
        value={sale.productId}
        onChange={(productId) => onEdit({ productId })}
        source={arePumpsLoading ? LOADING : productOptions(choices.pumpProducts, sale.pumpId)}
        error={errors.productId}
        data-enter-skip={sale.sold !== undefined || undefined}
      />
      <LitresInput
        name="litres"
        label={t('credit.litres')}
        value={sale.litres}
        onChange={(text) => onEdit({ measure: { by: 'litres', text } })}
        error={errors.litres}
      />
      <MoneyInput
        name="amount"
        label={t('credit.amount')}
        value={sale.amount}
        onChange={(text) => onEdit({ measure: { by: 'amount', text } })}
        error={errors.amount}
        data-enter-skip={sale.litres !== '' || undefined}
      />
      <TextInput
        name="slipNo"
        label={t('credit.slip')}
        value={sale.slipNo}
        maxLength={LONGEST.slipNo}
        autoComplete="off"
        onChange={({ currentTarget }) => onEdit({ slipNo: currentTarget.value })}
        error={said(errors.slipNo)}
      />
    </>
  );
}

const isOnlyPump = ({ pumpProducts }: CreditChoicesQuery, pumpId: string): boolean =>
  pumpProducts.length > 0 && pumpProducts.every((row) => String(row.pumpId) === pumpId);
