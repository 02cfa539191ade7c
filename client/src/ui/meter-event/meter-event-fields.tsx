import { METER_EVENTS } from '../../../../server/domain/meter-event';
import { type MessageText, t } from '../../i18n/translate';
import { ChoiceInput } from '../inputs/choice-input';
import { LitresInput } from '../inputs/litres-input';
import { asksForReadings, type MeterEventEntry } from './meter-event';

interface FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: MessageText | undefined;
}

interface MeterEventFieldsProps {
  entry: MeterEventEntry;
  /** Props of the input of each field. */
  text: (field: keyof MeterEventEntry) => FieldProps;
  /** The reading that a leading plus adds to. */
  base?: string;
}

/** What happened to a meter, with its readings before and after. */
export function MeterEventFields({ entry, text, base }: MeterEventFieldsProps) {
  const kinds = METER_EVENTS.map((kind) => ({ value: kind, label: t(`stock.meter.kind.${kind}`) }));
  return (
    <>
      <ChoiceInput {...text('kind')} label={t('stock.meter.kind')} hint={t('stock.meter.kind.hint')} source={kinds} />
      {asksForReadings(entry) && (
        <>
          <LitresInput
            {...text('lastReading')}
            label={t('stock.meter.lastReading')}
            hint={t('stock.meter.lastReading.hint')}
            base={base}
          />
          <LitresInput
            {...text('firstReading')}
            label={t('stock.meter.firstReading')}
            hint={t('stock.meter.firstReading.hint')}
          />
        </>
      )}
      <LitresInput {...text('testing')} label={t('stock.meter.testing')} hint={t('stock.meter.testing.hint')} />
    </>
  );
}
