import { parseLitres } from '../../../../../server/domain/kernel/litres';
import { stockInRules } from '../../../../../server/domain/stock-in.rules';
import { type MessageText, said, t } from '../../../i18n/translate';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import { LitresInput } from '../../../ui/inputs/litres-input';
import { Textarea } from '../../../ui/kit/fields';
import { shownKl, shownLitres } from '../invoice/kilolitres';
import type { StockIn, StockInDraft } from '../stock-in/stock-in-draft';
import classes from '../stock-in/stock-in-form.module.css';

interface LevelFieldsProps {
  stockIn: StockIn;
  /** By field name. */
  errors: Readonly<Record<string, MessageText>>;
  onEdit: (change: Partial<StockInDraft>) => void;
}

const LONGEST_COMMENT = stockInRules(true).comment!.max;

/** The tank and its meters before and after the unloading, and the delivered quantity. */
export function LevelFields({ stockIn, errors, onEdit }: LevelFieldsProps) {
  const { isAtg, tank, line, beforeReading } = stockIn;
  const Level = isAtg ? VolumeField : DipField;
  const level = { stockIn, errors, onEdit };
  return (
    <>
      <div className={classes.fields}>
        <Level key={`start ${isAtg}`} end="start" {...level} />
        <Level key={`end ${isAtg}`} end="end" {...level} />
        <LitresInput
          name="beforeReading"
          label={t('stock.in.before')}
          value={beforeReading}
          onChange={(text) => onEdit({ beforeReading: text })}
          base={tank?.lastReading ?? undefined}
          hint={meterHint(stockIn)}
          error={errors.beforeReading}
        />
        <LitresInput
          name="afterReading"
          label={t('stock.in.after')}
          value={stockIn.afterReading}
          onChange={(text) => onEdit({ afterReading: text })}
          base={parseLitres(beforeReading) === null ? undefined : beforeReading}
          error={errors.afterReading}
        />
      </div>
      <div className={classes.fields}>
        <DecimalInput
          name="quantity"
          label={t('stock.in.quantity')}
          places={3}
          unit="KL"
          value={stockIn.quantity}
          onChange={(quantity) => onEdit({ quantity })}
          hint={line ? t('stock.in.remaining', { remaining: shownKl(parseLitres(line.remaining) ?? 0) }) : undefined}
          error={errors.quantity}
        />
        <Textarea
          name="comment"
          label={t('stock.in.comment')}
          value={stockIn.comment}
          maxLength={LONGEST_COMMENT}
          autosize
          minRows={1}
          maxRows={4}
          className={classes.comment}
          onChange={({ currentTarget }) => onEdit({ comment: currentTarget.value })}
          error={said(errors.comment)}
        />
      </div>
    </>
  );
}

/** The last known sum of the tank's meters. Not proposed as a value: fuel sold since would then count as received. */
function meterHint({ tank }: StockIn): string | undefined {
  const sum = parseLitres(tank?.lastReading ?? '');
  return sum === null ? undefined : t('stock.in.before.last', { sum: shownLitres(sum) });
}

type LevelProps = LevelFieldsProps & { end: 'start' | 'end' };

function VolumeField({ end, stockIn, errors, onEdit }: LevelProps) {
  const name = `${end}Volume` as const;
  return (
    <LitresInput
      name={name}
      label={t(`stock.in.${name}`)}
      value={stockIn[name]}
      onChange={(text) => onEdit({ [name]: text })}
      error={errors[name]}
    />
  );
}

/** A dip, with the volume by the tank's chart. */
function DipField({ end, stockIn, errors, onEdit }: LevelProps) {
  const name = `${end}Dip` as const;
  const volume = stockIn.volumes[end];
  return (
    <DecimalInput
      name={name}
      label={t(`stock.in.${name}`)}
      places={0}
      unit="mm"
      value={stockIn[name]}
      onChange={(text) => onEdit({ [name]: text })}
      hint={volume === null ? undefined : t('stock.in.byChart', { litres: shownLitres(volume) })}
      error={errors[name]}
    />
  );
}
