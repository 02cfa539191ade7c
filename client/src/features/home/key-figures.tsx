import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { groupedLitres, inr } from '../../../../server/domain/kernel/format';
import { parseLitres } from '../../../../server/domain/kernel/litres';
import { parseMoney } from '../../../../server/domain/kernel/money';
import {
  CashChangedDocument,
  CreditSaleRecordedDocument,
  KeyFiguresDocument,
  type KeyFiguresQuery,
  ShiftChangedDocument,
} from '../../graphql/generated/graphql';
import { localeInIndia, t } from '../../i18n/translate';
import { usePhone } from '../../ui/page/breakpoints';
import { Litres, Money } from '../../ui/text/figures';
import { ProductBadge } from '../../ui/text/product-badge';
import { againstUsual, weekdayOf } from './against-usual';
import classes from './key-figures.module.css';
import { Spark } from './spark';
import { Widget } from './widget';
import list from './widget.module.css';

type Figures = NonNullable<KeyFiguresQuery['keyFigures']>;

const TOPICS = [ShiftChangedDocument, CreditSaleRecordedDocument, CashChangedDocument];
const ROWS = 10;
/** In a single column they are higher; what follows is below the fold, so its layout shift is not visible. */
const ROWS_ON_PHONE = 12;

/** Sales of the last full day, credit sales and the safe, each compared with its usual weekday. */
export const KeyFigures = () => (
  <Widget title={t('home.figures')} query={KeyFiguresDocument} topics={TOPICS} rows={usePhone() ? ROWS_ON_PHONE : ROWS}>
    {({ keyFigures }) =>
      keyFigures ? <Tiles figures={keyFigures} /> : <p className={list.nothing}>{t('home.noShift.first')}</p>
    }
  </Widget>
);

const paise = (amount: string): number => parseMoney(amount) ?? 0;
const millilitres = (litres: string): number => parseLitres(litres) ?? 0;

type SaleSoFar = NonNullable<Figures['saleSoFar']>;

/** The sale of the day that is not over, as far as its shifts are closed, at the end of the line of the days before. */
const SoFar = ({ sale, before }: { sale: SaleSoFar; before: readonly { amount: string }[] }) => {
  const { date, shifts, litres, amount } = sale;
  const usual = sale.usual == null ? null : paise(sale.usual);
  return (
    <Tile
      isHero
      to={`/report/sell-day?from=${date}&to=${date}`}
      label={t('home.figures.saleSoFar', { date: showDate(date), shifts: formatList(shifts) })}
      figure={<Money value={amount} sign />}
      when={
        <>
          <Litres value={litres} /> {t('home.figures.litres')}
        </>
      }
      note={againstUsual(paise(amount), usual, weekdayOf(date))}
      spark={<AmountSpark days={[...before, { amount }]} usual={usual} large />}
    />
  );
};

const formatList = (names: readonly string[]): string => new Intl.ListFormat(localeInIndia()).format(names);

/** The first one is the largest: the sale of today, else of the last full day. */
function Tiles({ figures }: { figures: Figures }) {
  const { day, isRunning, soldOn, sold, sale, saleSoFar, credit, cash, cashAsAt } = figures;
  const sellDay = soldOn ? `/report/sell-day?from=${soldOn}&to=${soldOn}` : '';
  const usualSale = sale?.usual == null ? null : paise(sale.usual);
  const saleOfDay = soldOn && sale && (
    <Tile
      isHero={!saleSoFar}
      to={sellDay}
      label={t('home.figures.sale')}
      figure={<Money value={sale.amount} sign />}
      when={showDate(soldOn)}
      note={againstUsual(paise(sale.amount), usualSale, weekdayOf(soldOn))}
      spark={<AmountSpark days={sale.days} usual={usualSale} large={!saleSoFar} />}
    />
  );
  return (
    <ul className={classes.tiles}>
      {saleSoFar ? <SoFar sale={saleSoFar} before={sale?.days ?? []} /> : saleOfDay}
      {soldOn &&
        sold.map(({ productId, productName, shortName, litres, usual, days }) => (
          <Tile
            key={productId}
            to={sellDay}
            label={
              <>
                <ProductBadge shortName={shortName} name={productName} /> {t('home.figures.sold')}
              </>
            }
            figure={
              <>
                <Litres value={litres} /> {t('home.figures.litres')}
              </>
            }
            when={showDate(soldOn)}
            note={againstUsual(millilitres(litres), usual == null ? null : millilitres(usual), weekdayOf(soldOn))}
            spark={
              <Spark points={days.map((one) => millilitres(one.litres))} text={groupedLitres} product={shortName} />
            }
          />
        ))}
      {saleSoFar && saleOfDay}
      <Tile
        to={`/report/credit-detail-between-two-day?from=${day}&to=${day}`}
        label={t('home.figures.credit')}
        figure={<Money value={credit.amount} sign />}
        when={isRunning ? t('home.figures.soFar', { date: showDate(day) }) : showDate(day)}
        note={usualAmount(credit.usual, day, isRunning, credit.amount)}
        spark={<AmountSpark days={credit.days} />}
      />
      <Tile
        to={`/report/trial-balance?asAt=${cashAsAt}`}
        label={t('home.figures.cash')}
        figure={<Money value={cash.amount} sign />}
        when={t('home.figures.now')}
        note={usualAmount(cash.usual, day, true, cash.amount)}
        spark={<AmountSpark days={cash.days} />}
      />
    </ul>
  );
}

/** A day in progress is not compared with full days: their average is shown next to it. */
function usualAmount(usual: string | null | undefined, day: string, isRunning: boolean, amount: string): string {
  if (usual == null || !isRunning)
    return againstUsual(paise(amount), usual == null ? null : paise(usual), weekdayOf(day));
  return t('home.figures.usually', { day: weekdayOf(day), amount: inr(paise(usual)) });
}

interface AmountSparkProps {
  days: readonly { amount: string }[];
  usual?: number | null;
  large?: boolean;
}

const AmountSpark = ({ days, ...look }: AmountSparkProps) => (
  <Spark points={days.map(({ amount }) => paise(amount))} text={inr} {...look} />
);

interface TileProps {
  to: string;
  label: ReactNode;
  figure: ReactNode;
  when: ReactNode;
  note: string;
  spark: ReactNode;
  isHero?: boolean;
}

const Tile = ({ to, label, figure, when, note, spark, isHero = false }: TileProps) => (
  <li className={classes.tile} data-hero={isHero || undefined}>
    <Link to={to} className={classes.link}>
      {label}
    </Link>
    <span className={classes.figure}>{figure}</span>
    <span className={classes.note}>{when}</span>
    {spark}
    <span className={classes.note}>{note}</span>
  </li>
);
