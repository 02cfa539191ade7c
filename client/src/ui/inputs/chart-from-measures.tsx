import { useState } from 'react';
import { horizontalCylinder } from '../../../../server/domain/dip-chart';
import type { DipUnit } from '../../../../server/domain/dip-chart-sheet';
import { litresText } from '../../../../server/domain/kernel/litres';
import { type Problem, ProblemError } from '../../../../server/domain/kernel/problem';
import { said, t } from '../../i18n/translate';
import { Button } from '../kit/buttons';
import { SegmentedControl } from '../kit/fields';
import classes from './chart-input.module.css';
import { DecimalInput } from './decimal-input';

const MEASURES = ['diameter', 'length', 'headDepth', 'step'] as const;
type Measures = Record<(typeof MEASURES)[number], string>;
const FIRST: Measures = { diameter: '', length: '', headDepth: '0', step: '' };

/** Millimetres in a unit, its decimals, and the step between rows where none is typed. */
const UNITS = { mm: { size: 1, places: 0, step: '10' }, cm: { size: 10, places: 1, step: '1' } } as const;

/** Calculates the chart of a horizontal cylinder from its dimensions, as lines of 'dip, litres'. */
export function ChartFromMeasures({ onMade }: { onMade: (chart: string) => void }) {
  const [measures, setMeasures] = useState(FIRST);
  const [unit, setUnit] = useState<DipUnit>('mm');
  const [problem, setProblem] = useState<Problem>();
  const { size, places, step } = UNITS[unit];

  const make = (): void => {
    const inMillimetres = (measure: keyof Measures): number =>
      Math.round(Number(measures[measure] || (measure === 'step' ? step : '')) * size);
    const cylinder = {
      diameter: inMillimetres('diameter'),
      length: inMillimetres('length'),
      headDepth: inMillimetres('headDepth'),
    };
    try {
      const rows = horizontalCylinder(cylinder, inMillimetres('step'));
      onMade(rows.map(({ dip, volume }) => `${dip}, ${litresText(volume)}`).join('\n'));
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.problems[0]);
    }
  };

  return (
    <details>
      <summary>{t('ui.chart.generate')}</summary>
      <SegmentedControl<DipUnit>
        size="xs"
        mt={8}
        aria-label={t('ui.chart.measuredIn')}
        data={[
          { value: 'mm', label: t('ui.chart.unit.mm') },
          { value: 'cm', label: t('ui.chart.unit.cm') },
        ]}
        value={unit}
        onChange={setUnit}
      />
      <div className={classes.measures}>
        {MEASURES.map((measure) => (
          <DecimalInput
            key={measure}
            places={places}
            unit={unit}
            label={t(`ui.chart.${measure}`)}
            value={measures[measure]}
            onChange={(value) => setMeasures({ ...measures, [measure]: value })}
            error={measure === 'diameter' ? problem && said(problem) : undefined}
          />
        ))}
        <Button variant="default" onClick={make}>
          {t('ui.chart.make')}
        </Button>
      </div>
    </details>
  );
}
