import { said, t } from '../../../i18n/translate';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import { Button } from '../../../ui/kit/buttons';
import { TextInput } from '../../../ui/kit/fields';
import type { Fuels } from '../use-fuels';
import { isLineTyped, type LineField } from './invoice-draft';
import classes from './invoice-form.module.css';
import type { InvoiceWorkspace } from './use-invoice-workspace';

interface InvoiceLineEntryProps {
  desk: InvoiceWorkspace;
  fuels: Fuels['fuels'];
}

/**
 * One line being typed. Enter on the density adds it; on an empty product, when there are lines, it goes on to Create.
 */
export function InvoiceLineEntry({ desk, fuels }: InvoiceLineEntryProps) {
  const { draft, entryErrors, typeLine } = desk;
  const { entry, editing } = draft;
  const passed = (!isLineTyped(entry) && draft.lines.length > 0) || undefined;
  const common = (name: LineField) => ({
    name,
    label: t(`stock.invoice.${name}`),
    value: entry[name],
    error: said(entryErrors[name]),
    required: !passed,
  });
  return (
    <EnterFlow onSave={() => void desk.create()} onEnd={desk.endLine} className={classes.entry}>
      <ChoiceInput
        {...common('productId')}
        onChange={(productId) => typeLine('productId', productId)}
        source={fuels.map(({ id, name, shortName }) => ({ value: String(id), label: name, hint: shortName }))}
        adds="Product"
        addedWith="masters.product.add"
      />
      <DecimalInput
        data-enter-skip={passed}
        {...common('quantity')}
        onChange={(text) => typeLine('quantity', text)}
        places={3}
        unit={t('stock.invoice.kilolitres')}
      />
      <DecimalInput
        data-enter-skip={passed}
        {...common('shortageQuantity')}
        onChange={(text) => typeLine('shortageQuantity', text)}
        places={0}
        unit="L"
      />
      <TextInput
        data-enter-skip={passed}
        {...common('density')}
        onChange={({ currentTarget }) => typeLine('density', currentTarget.value)}
        autoComplete="off"
        styles={{ input: { textTransform: 'uppercase' } }}
      />
      <div className={classes.addLine}>
        <Button variant="default" onClick={desk.addLine}>
          {editing === null ? t('stock.invoice.addLine') : t('stock.invoice.saveLine', { line: editing + 1 })}
        </Button>
        {editing !== null && (
          <Button variant="subtle" onClick={desk.stopChanging}>
            {t('ui.cancel')}
          </Button>
        )}
      </div>
    </EnterFlow>
  );
}
