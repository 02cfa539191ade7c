import type { ReactNode } from 'react';
import { grouped, groupedLitres, inr, withMinusSign } from '../../../../server/domain/kernel/format';
import { parseLitres } from '../../../../server/domain/kernel/litres';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { t } from '../../i18n/translate';
import classes from './figures.module.css';

interface FigureProps {
  /** Decimal text as the server sends it. */
  value: string;
}

const Figure = ({ text }: { text: string }) => (
  <span className={classes.figure} data-negative={text.startsWith('-') || undefined}>
    {withMinusSign(text)}
  </span>
);

/** Rupees in Indian grouping; negative ones red, with a true minus. `sign` adds ₹, for totals and headings. */
export function Money({ value, sign = false }: FigureProps & { sign?: boolean }) {
  const paise = parseMoney(value);
  return <Figure text={paise === null ? value : (sign ? inr : grouped)(paise)} />;
}

/** Litres in Indian grouping with 3 decimals. `sign` adds the unit L, if no header has it. */
export function Litres({ value, sign = false }: FigureProps & { sign?: boolean }) {
  const litres = parseLitres(value);
  return <Figure text={litres === null ? value : `${groupedLitres(litres)}${sign ? ' L' : ''}`} />;
}

const counts = new Intl.NumberFormat('en-IN');

/** An integer in Indian grouping. */
export const Count = ({ value }: { value: number | string }) => <Figure text={counts.format(Number(value))} />;

/** A percentage, from its decimal text. */
export const Percent = ({ value }: FigureProps) => <Figure text={`${value} %`} />;

/** A measured figure with one decimal, from its decimal text. */
export const Tenths = ({ value }: FigureProps) => <Figure text={value} />;

/** A figure that should be 0 and is not: tinted, bold, and announced. */
export const Alarm = ({ children }: { children: ReactNode }) => (
  <strong className={classes.alarm}>
    <span role="img" aria-label={t('ui.alarm')} title={t('ui.alarm')}>
      !
    </span>
    {children}
  </strong>
);
