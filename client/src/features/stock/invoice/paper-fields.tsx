import { showDate } from '../../../../../server/domain/kernel/business-date';
import { type MessageText, said, t } from '../../../i18n/translate';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { DateInput } from '../../../ui/inputs/date-input';
import { DateTimeInput } from '../../../ui/inputs/date-time-input';
import { LOADING } from '../../../ui/inputs/use-suggestions';
import { TextInput } from '../../../ui/kit/fields';
import { useKnownPages } from '../../../ui/page/known-pages';
import { PageLink } from '../../../ui/page/page-link';
import { ageOfLine, lineOptions, productOptions, shiftOptions, tankOptions } from '../stock-in/stock-in-choices';
import type { StockIn, StockInDraft } from '../stock-in/stock-in-draft';
import classes from '../stock-in/stock-in-form.module.css';
import { type Known, tanksOf } from '../stock-in/stock-in-known';
import type { FormFacts } from '../stock-in/use-stock-in';

interface PaperFieldsProps {
  stockIn: StockIn;
  known: Known;
  /** Enabled tanks. */
  tanks: FormFacts['tanks'];
  /** By field name. */
  errors: Readonly<Record<string, MessageText>>;
  onEdit: (change: Partial<StockInDraft>) => void;
}

/** Time and shift, invoice and product, and tank. Enter skips fields that are already chosen. */
export function PaperFields({ stockIn, known, tanks, errors, onEdit }: PaperFieldsProps) {
  const today = known.now.slice(0, 10);
  const { line } = stockIn;
  const isLoading = stockIn.productId !== '' && known.lines === null;
  return (
    <div className={classes.fields}>
      <DateTimeInput
        name="stockInDateTime"
        label={t('stock.in.dateTime')}
        value={stockIn.stockInDateTime}
        onChange={(stockInDateTime) => onEdit({ stockInDateTime })}
        max={known.now}
        error={errors.stockInDateTime}
      />
      <ChoiceInput
        name="productId"
        label={t('stock.in.product')}
        value={stockIn.productId}
        onChange={(productId) => onEdit({ productId })}
        source={productOptions([...tanks, ...known.shifts.flatMap((shift) => shift.tanks)])}
        error={errors.productId}
      />
      <ShiftFields stockIn={stockIn} known={known} errors={errors} onEdit={onEdit} />
      <ChoiceInput
        name="invoiceLineId"
        label={t('stock.in.invoice')}
        value={stockIn.invoiceLineId}
        onChange={(invoiceLineId) => onEdit({ invoiceLineId })}
        source={isLoading ? LOADING : lineOptions(known.lines ?? [], today)}
        hint={line ? ageOfLine(line, today) : known.lines?.length === 0 ? <NoInvoice /> : undefined}
        error={errors.invoiceLineId}
        data-enter-skip={stockIn.invoiceLineId !== '' || undefined}
      />
      <ChoiceInput
        name="tankId"
        label={t('stock.in.tank')}
        value={stockIn.tankId}
        onChange={(tankId) => onEdit({ tankId })}
        source={tankOptions(tanksOf(stockIn.productId, stockIn.shift?.tanks ?? []))}
        error={errors.tankId}
        data-enter-skip={stockIn.tankId !== '' || undefined}
      />
    </div>
  );
}

/** Says that no invoice is waiting, and offers to create one. It has one line: the fields below it do not move. */
function NoInvoice() {
  const [create] = useKnownPages(['create-invoice']);
  if (!create) return t('stock.in.invoice.none');
  return (
    <PageLink page={create} className={classes.offer}>
      {t('stock.in.invoice.create')}
    </PageLink>
  );
}

type ShiftFieldsProps = Omit<PaperFieldsProps, 'tanks'>;

/** The running shift; an admin chooses a closed one by its date. */
function ShiftFields({ stockIn, known: { isBackward, shifts, now }, errors, onEdit }: ShiftFieldsProps) {
  const [running] = shifts;
  if (!isBackward) {
    return (
      <TextInput
        name="shiftId"
        label={t('stock.in.shift')}
        value={running ? t('stock.in.shiftOf', { shift: running.shiftName, date: showDate(running.shiftDate) }) : ''}
        readOnly
        classNames={{ input: classes.fixed }}
        error={said(errors.shiftId ?? errors.shiftDate)}
      />
    );
  }
  return (
    <>
      <DateInput
        name="shiftDate"
        label={t('stock.in.shiftDate')}
        value={stockIn.shiftDate}
        onChange={(shiftDate) => onEdit({ shiftDate })}
        max={now.slice(0, 10)}
        error={errors.shiftDate}
      />
      <ChoiceInput
        name="shiftId"
        label={t('stock.in.shift')}
        value={stockIn.shiftId}
        onChange={(shiftId) => onEdit({ shiftId })}
        source={shiftOptions(shifts)}
        error={errors.shiftId}
        data-enter-skip={stockIn.shiftId !== '' || undefined}
      />
    </>
  );
}
