import { useState } from 'react';
import { horizontalCylinder } from '../../../../server/domain/dip-chart';
import { litresText } from '../../../../server/domain/kernel/litres';
import { type Problem, ProblemError } from '../../../../server/domain/kernel/problem';
import { said, t } from '../../i18n/translate';
import { Button } from '../kit/buttons';
import classes from './chart-input.module.css';
import { DecimalInput } from './decimal-input';

const MEASURES = ['diameter', 'length', 'headDepth', 'step'] as const;
type Measures = Record<(typeof MEASURES)[number], string>;
const FIRST: Measures = { diameter: '', length: '', headDepth: '0', step: '10' };

/** Calculates the chart of a horizontal cylinder from its dimensions, as lines of 'dip, litres'. */
export function ChartFromMeasures({ onMade }: { onMade: (chart: string) => void }) {
  const [measures, setMeasures] = useState(FIRST);
  const [problem, setProblem] = useState<Problem>();

  const make = (): void => {
    const { diameter, length, headDepth, step } = measures;
    const cylinder = { diameter: Number(diameter), length: Number(length), headDepth: Number(headDepth) };
    try {
      const rows = horizontalCylinder(cylinder, Number(step));
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
      <div className={classes.measures}>
        {MEASURES.map((measure) => (
          <DecimalInput
            key={measure}
            places={0}
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
