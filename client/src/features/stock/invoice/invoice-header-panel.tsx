import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { invoiceRules } from '../../../../../server/domain/invoice.rules';
import { t } from '../../../i18n/translate';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { DateTimeInput } from '../../../ui/inputs/date-time-input';
import { FieldControl } from '../../../ui/inputs/field-control';
import type { ControlKind } from '../../../ui/inputs/field-definition';
import { Button } from '../../../ui/kit/buttons';
import { now } from '../../../ui/text/station-zone';
import { InvoiceDocument } from './invoice-document';
import { HEADER_FIELDS, type HeaderField } from './invoice-draft';
import classes from './invoice-form.module.css';
import type { InvoiceWorkspace } from './use-invoice-workspace';
import type { Suppliers } from './use-suppliers';

/** Controls that differ from the default of the rule's kind. */
const CONTROLS: Partial<Record<HeaderField, ControlKind>> = { comment: 'multiline', truckDriverPhone: 'phone' };

interface InvoiceHeaderPanelProps {
  desk: InvoiceWorkspace;
  suppliers: Suppliers;
  /** Whether an invoice with this number exists. */
  isTaken: boolean;
}

/** The first panel: the supplier, if there are any, and the header in the order of the specification. Enter on its last field goes to the lines. */
export function InvoiceHeaderPanel({ desk, suppliers, isTaken }: InvoiceHeaderPanelProps) {
  const { draft, headerErrors, typeHeader } = desk;

  const control = (field: HeaderField) => {
    const rule = invoiceRules[field];
    const common = {
      label: t(`stock.invoice.${field}`),
      value: draft.header[field],
      onChange: (value: string | boolean) => typeHeader(field, String(value)),
      error: headerErrors[field],
    };
    if (field === 'supplierId')
      return (
        <ChoiceInput
          {...common}
          name={field}
          source={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
          adds="Supplier"
          addedWith="masters.account.add"
        />
      );
    if (rule.kind === 'dateTime') {
      const limits = field === 'receiveDateTime' ? { min: draft.header.invoiceDateTime, max: now() } : {};
      return <DateTimeInput {...common} {...limits} name={field} required />;
    }
    const { label, ...rest } = common;
    return (
      <FieldControl
        {...rest}
        field={{ ...rule, name: field, label, kind: CONTROLS[field] ?? rule.kind }}
        autoFocus={field === 'invoiceNumber'}
      />
    );
  };

  const shown = suppliers.length > 0 ? HEADER_FIELDS : HEADER_FIELDS.filter((field) => field !== 'supplierId');
  return (
    <>
      <EnterFlow
        onSave={desk.isAsked ? () => void desk.create() : desk.goToLines}
        enterSaves={desk.isAsked}
        className={classes.fields}
      >
        {shown.map((field) => (
          <div key={field} data-field={field}>
            {control(field)}
            {field === 'invoiceNumber' && (
              <div role="status" className={classes.warning}>
                {isTaken && t('stock.invoice.taken')}
              </div>
            )}
          </div>
        ))}
        <div data-field="documentId">
          <InvoiceDocument desk={desk} />
        </div>
      </EnterFlow>
      <div className={classes.foot}>
        <Button ml="auto" onClick={desk.goToLines} rightSection={<IconArrowRight size={16} />} data-hotkey="Ctrl+Enter">
          {t('stock.invoice.next')}
        </Button>
      </div>
    </>
  );
}
