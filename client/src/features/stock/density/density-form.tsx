import { useQuery } from '@apollo/client/react';
import { DENSITY_OCCASIONS, lastReadingDay } from '../../../../../server/domain/density-reading.rules';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import {
  type DensityChoicesQuery,
  LinesToCompareDocument,
  RecordDensityDocument,
  StockChangedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { useSubmit } from '../../../hooks/use-submit';
import { said, t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { DateInput } from '../../../ui/inputs/date-input';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import type { Option } from '../../../ui/inputs/match-options';
import { TextInput } from '../../../ui/kit/fields';
import { today } from '../../../ui/text/station-zone';
import { EntryFrame } from '../entry-frame';
import { useEntry } from '../use-entry';
import {
  asksForLine,
  asksForTank,
  type DeliveredLine,
  type DensityDraft,
  densityInput,
  findingOf,
  freshDraft,
  likelyDay,
  needsLine,
  placed,
  problemsOfDraft,
} from './density-draft';
import { DensityFacts } from './density-facts';
import { useMorningReading } from './use-morning-reading';

interface DensityFormProps {
  choices: DensityChoicesQuery;
  onRecorded: () => void;
}

const occasions = (): Option[] =>
  DENSITY_OCCASIONS.map((occasion) => ({
    value: occasion,
    label: t(`stock.density.occasion.${occasion}`),
    hint: t(`stock.density.occasionHint.${occasion}`),
  }));

const lineOption = ({ invoiceLineId, invoiceNumber, receivedOn, density }: DeliveredLine): Option => ({
  value: String(invoiceLineId),
  label: invoiceNumber,
  hint: t('stock.density.line.hint', { date: showDate(receivedOn), density }),
});

/** Occasion and product, density and temperature as read, and immediately the density at 15 °C. */
export function DensityForm({ choices: { runningShift, products, tanks }, onRecorded }: DensityFormProps) {
  const shiftDate = runningShift?.shiftDate ?? null;
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(RecordDensityDocument, {
    success: ({ densityAt15 }) => t('stock.density.saved', { density: densityAt15 ?? '' }),
  });
  const entry = useEntry(freshDraft('MORNING', likelyDay(today(), shiftDate)), 'occasion', {
    busy,
    fieldErrors,
    clearErrors,
  });
  const { root, values, change, errorOf } = entry;

  const productId = Number(values.productId);
  const skip = productId === 0 || !asksForLine(values);
  const asked = useQuery(LinesToCompareDocument, { variables: { productId }, skip, fetchPolicy: 'cache-and-network' });
  useLive(StockChangedDocument, asked.refetch, { skip });

  const places = {
    tanks: tanks.filter((tank) => tank.productId === productId),
    lines: (!skip && asked.data?.linesToCompare) || [],
  };
  const draft = placed(values, places);
  const product = products.find(({ id }) => id === productId);
  const finding = findingOf(draft, places, product?.shortName ?? '');

  const readAt = useMorningReading(draft);
  const again = readAt && t('stock.density.again', { density: readAt });
  const doubts = [finding?.unusual, again].filter((doubt) => doubt != null);

  const save = async (): Promise<void> => {
    if (entry.refuse(problemsOfDraft(draft, places, lastReadingDay(today(), shiftDate)))) return;
    const question = t('stock.density.confirm', { doubts: doubts.map((doubt) => said(doubt)).join(' ') });
    if (doubts.length > 0 && !(await confirm(question, { danger: true }))) return;
    if (!(await submit({ input: densityInput(draft) }))) return;
    entry.restart(freshDraft(draft.occasion, draft.businessDate), 'productId');
    onRecorded();
  };

  const text = <Name extends keyof DensityDraft>(name: Name) => entry.text(name, draft);
  const noneCame = !skip && asked.data?.linesToCompare.length === 0;
  const lineHint = noneCame
    ? t('stock.density.line.none')
    : needsLine(draft)
      ? undefined
      : t('stock.density.line.optional');
  const fuels = products.filter(({ kind }) => kind === 'FUEL');
  return (
    <EntryFrame
      root={root}
      onSave={save}
      busy={busy}
      formErrors={formErrors}
      facts={<DensityFacts finding={finding} doubts={doubts} />}
    >
      <ChoiceInput {...text('occasion')} autoFocus label={t('stock.density.occasion')} source={occasions()} />
      <div data-enter-skip>
        <DateInput {...text('businessDate')} label={t('stock.density.date')} />
      </div>
      <ChoiceInput
        {...text('productId')}
        label={t('stock.density.product')}
        source={fuels.map(({ id, name, shortName }) => ({ value: String(id), label: name, hint: shortName }))}
        onChange={(chosen) => change({ productId: chosen, tankId: '', invoiceLineId: '' })}
      />
      {asksForLine(draft) && (
        <ChoiceInput
          {...text('invoiceLineId')}
          label={t('stock.density.line')}
          hint={lineHint}
          source={places.lines.map(lineOption)}
        />
      )}
      {asksForTank(draft) && (
        <ChoiceInput
          {...text('tankId')}
          label={t('stock.density.tank')}
          source={places.tanks.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <DecimalInput {...text('density')} label={t('stock.density.density')} places={1} />
      <DecimalInput {...text('temperature')} label={t('stock.density.temperature')} places={1} />
      <TextInput
        name="comment"
        label={t('stock.density.comment')}
        value={draft.comment}
        onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
        error={said(errorOf('comment'))}
        autoComplete="off"
      />
    </EntryFrame>
  );
}
