import type { ReactNode } from 'react';
import { type DipUnit, parseChartCsv, withDipUnit } from '../../../../server/domain/dip-chart-sheet';
import { groupedLitres } from '../../../../server/domain/kernel/format';
import { type MessageText, said, t } from '../../i18n/translate';
import { SegmentedControl, Textarea } from '../kit/fields';
import { ChartFromFile } from './chart-from-file';
import { ChartFromMeasures } from './chart-from-measures';
import classes from './chart-input.module.css';

interface ChartInputProps {
  label: string;
  /** Lines of dip and litres, perhaps with a heading, as `parseChartCsv` of the domain reads them. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode | MessageText;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A tank's dip chart: typed, pasted from a sheet, read from a file, or calculated from a horizontal tank's dimensions. */
export function ChartInput({ value, onChange, hint, error, autoFocus, ...rest }: ChartInputProps) {
  const { rows, problems, warnings, unit } = parseChartCsv(value);
  const last = rows.at(-1);
  const summary = last && t('ui.chart.rows', { count: rows.length, litres: groupedLitres(last.volume), dip: last.dip });
  return (
    <div>
      <Textarea
        {...rest}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        description={hint ?? t('ui.chart.hint')}
        error={said(error ?? (value.trim() === '' ? undefined : problems[0]))}
        data-autofocus={autoFocus || undefined}
        autosize
        minRows={4}
        maxRows={12}
        spellCheck={false}
        classNames={{ input: classes.rows }}
        onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.stopPropagation()}
      />
      <SegmentedControl<DipUnit>
        size="xs"
        mt={4}
        aria-label={t('ui.chart.unit')}
        disabled={rest.disabled}
        data={[
          { value: 'mm', label: t('ui.chart.unit.mm') },
          { value: 'cm', label: t('ui.chart.unit.cm') },
        ]}
        value={unit}
        onChange={(chosen) => onChange(withDipUnit(value, chosen))}
      />
      <p className={classes.summary} aria-live="polite">
        {problems.length === 0 && summary}
      </p>
      {warnings[0] && <p className={classes.doubt}>{said(warnings[0])}</p>}
      {!rest.disabled && (
        <>
          <ChartFromFile onRead={onChange} />
          <ChartFromMeasures onMade={onChange} />
        </>
      )}
    </div>
  );
}
