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

/** No tank measures less in either unit; a smaller figure was typed in metres. */
const LEAST = 50;

/** Calculates the chart of a horizontal cylinder from its dimensions, as lines of 'dip, litres'. */
export function ChartFromMeasures({ onMade }: { onMade: (chart: string) => void }) {
  const [measures, setMeasures] = useState(FIRST);
  const [unit, setUnit] = useState<DipUnit>('mm');
  const [problem, setProblem] = useState<Problem>();
  const [isTried, setTried] = useState(false);
  const { size, places, step } = UNITS[unit];

  const isInMetres = (measure: keyof Measures): boolean =>
    (measure === 'diameter' || measure === 'length') &&
    Number(measures[measure]) > 0 &&
    Number(measures[measure]) < LEAST;
  const errorOf = (measure: keyof Measures): string | undefined => {
    if (isTried && isInMetres(measure)) return t('ui.chart.inMetres', { unit });
    return measure === 'diameter' && problem ? said(problem) : undefined;
  };

  const make = (): void => {
    setTried(true);
    setProblem(undefined);
    if (MEASURES.some(isInMetres)) return;
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
            error={errorOf(measure)}
          />
        ))}
        <Button variant="default" onClick={make}>
          {t('ui.chart.make')}
        </Button>
      </div>
    </details>
  );
}
