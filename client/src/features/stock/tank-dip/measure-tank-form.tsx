import { useState } from 'react';
import { groupedLitres } from '../../../../../server/domain/kernel/format';
import { litresText, type Millilitres, parseLitres } from '../../../../../server/domain/kernel/litres';
import { MeasureTankDocument } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import { LitresInput } from '../../../ui/inputs/litres-input';
import { Switch } from '../../../ui/kit/fields';
import { Litres } from '../../../ui/text/figures';
import { EntryFrame } from '../entry-frame';
import { Facts } from '../facts';
import { useEntry } from '../use-entry';
import {
  findingOf,
  measureInput,
  NO_MEASURE,
  problemsOfMeasure,
  type TankAnswer,
  type TankMeasure,
  tankOf,
} from './tank-measure';

interface MeasureTankFormProps {
  tanks: readonly TankAnswer[];
  onMeasured: () => void;
}

/** A tank, and its gauge or dip reading; the book stock is shown next to it. */
export function MeasureTankForm({ tanks, onMeasured }: MeasureTankFormProps) {
  const [isAtg, setIsAtg] = useState(true);
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(MeasureTankDocument, {
    success: ({ volume }): string =>
      t('stock.dip.saved', { tank: answer?.tankName ?? '', litres: groupedLitres(parseLitres(volume ?? '') ?? 0) }),
    undo: ({ tankDipId: rowId }) => (rowId ? { table: 'tank_dip', rowId } : null),
  });
  const entry = useEntry<TankMeasure>(NO_MEASURE, 'tankId', { busy, fieldErrors, clearErrors });
  const { root, values, text } = entry;
  const answer = tanks.find(({ tankId }) => String(tankId) === values.tankId);
  const tank = answer ? tankOf(answer) : null;

  const save = async (): Promise<void> => {
    if (entry.refuse(problemsOfMeasure(values, isAtg, tank))) return;
    const payload = await submit({ input: measureInput(values, isAtg) });
    if (!payload) return;
    entry.restart(NO_MEASURE, 'tankId');
    onMeasured();
  };

  return (
    <EntryFrame
      root={root}
      onSave={save}
      busy={busy}
      formErrors={formErrors}
      facts={tank && <TankFacts {...findingOf(values, isAtg, tank)} book={tank.bookVolume} isAtg={isAtg} />}
    >
      <ChoiceInput
        {...text('tankId')}
        autoFocus
        label={t('stock.dip.tank')}
        source={tanks.map(({ tankId, tankName, productName, shortName }) => ({
          value: String(tankId),
          label: tankName,
          hint: shortName,
          aliases: productName,
        }))}
      />
      {isAtg && <LitresInput {...text('volume')} label={t('stock.dip.volume')} />}
      {!isAtg && <DecimalInput {...text('dip')} label={t('stock.dip.dip')} places={0} />}
      {!isAtg && (
        <DecimalInput
          {...text('waterDip')}
          label={t('stock.dip.waterDip')}
          hint={t('stock.dip.waterDip.hint')}
          places={0}
        />
      )}
      <div data-whole data-enter-skip>
        <Switch
          name="isAtg"
          size="md"
          label={t(isAtg ? 'stock.dip.atg.on' : 'stock.dip.atg.off')}
          checked={isAtg}
          onChange={({ currentTarget }) => setIsAtg(currentTarget.checked)}
        />
      </div>
    </EntryFrame>
  );
}

interface TankFactsProps {
  volume: Millilitres | null;
  difference: Millilitres | null;
  book: Millilitres;
  isAtg: boolean;
}

/** For a dip, the chart's fuel without the water; then the books. */
function TankFacts({ volume, difference, book, isAtg }: TankFactsProps) {
  const figure = (litres: Millilitres | null) =>
    litres === null ? t('stock.noFigure') : <Litres value={litresText(litres)} />;
  return (
    <Facts
      label={t('stock.dip.facts')}
      facts={[
        ...(isAtg ? [] : [{ label: t('stock.dip.chart'), figure: figure(volume) }]),
        { label: t('stock.dip.book'), figure: figure(book) },
        { label: t('stock.dip.difference'), figure: figure(difference) },
      ]}
    />
  );
}
