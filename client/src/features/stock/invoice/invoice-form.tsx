import { type FocusEvent, useEffect, useEffectEvent } from 'react';
import { t } from '../../../i18n/translate';
import { beginInField } from '../../../ui/dialog/focus-field';
import { Alert } from '../../../ui/kit/feedback';
import { useFuels } from '../use-fuels';
import { type InvoiceDraft, invoiceNumberOf } from './invoice-draft';
import classes from './invoice-form.module.css';
import { InvoiceHeaderPanel } from './invoice-header-panel';
import { InvoiceLinesPanel } from './invoice-lines-panel';
import { useInvoiceWorkspace } from './use-invoice-workspace';
import { useNumberTaken } from './use-number-taken';
import { useSuppliers } from './use-suppliers';

interface InvoiceFormProps {
  begin: InvoiceDraft;
  onChange: (draft: InvoiceDraft) => void;
  onCreated: () => void;
}

/** The two panels of an invoice: the header, then the lines, which slide in from the right. */
export function InvoiceForm(props: InvoiceFormProps) {
  const desk = useInvoiceWorkspace(props);
  const { root, panel, slide, refused, draft } = desk;
  // Queried here, so that they are loaded when the header is complete.
  const fuels = useFuels();
  const suppliers = useSuppliers(desk);
  const { isTaken, ask } = useNumberTaken(invoiceNumberOf(draft), draft.header);
  const focusFirst = useEffectEvent(() => beginInField(root.current, 'invoiceNumber'));
  useEffect(() => focusFirst(), []);

  const leave = ({ target }: FocusEvent): void => {
    const { name } = target as HTMLInputElement;
    desk.leave(name);
    if (name === 'invoiceNumber' || name === 'invoiceDateTime' || name === 'supplierId') ask();
  };

  return (
    <div ref={root} className={classes.form}>
      <ol className={classes.steps}>
        <li aria-current={panel === 'header' ? 'step' : undefined}>{t('stock.invoice.step.header')}</li>
        <li aria-current={panel === 'lines' ? 'step' : undefined}>
          {t('stock.invoice.step.lines', { count: draft.lines.length })}
        </li>
      </ol>
      {refused.whole.length > 0 && (
        <Alert color="red" mb="md">
          {refused.whole.join('\n')}
        </Alert>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields inside, and is none itself */}
      <div key={panel} className={classes.panel} data-slide={slide} onBlur={leave}>
        {panel === 'header' ? (
          <InvoiceHeaderPanel desk={desk} suppliers={suppliers} isTaken={isTaken} />
        ) : (
          <InvoiceLinesPanel desk={desk} fuels={fuels} />
        )}
      </div>
    </div>
  );
}
