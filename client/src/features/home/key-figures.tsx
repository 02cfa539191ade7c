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
const ROWS = 5;
/** In a single column they are higher; what follows is below the fold, so its layout shift is not visible. */
const ROWS_ON_PHONE = 6;

/** Sales of the last full day, credit sales and the safe, each compared with its usual weekday. */
export const KeyFigures = () => (
  <Widget title={t('home.figures')} query={KeyFiguresDocument} topics={TOPICS} rows={usePhone() ? ROWS_ON_PHONE : ROWS}>
    {({ keyFigures }) =>
      keyFigures ? (
        <>
          {keyFigures.saleSoFar && <SoFar sale={keyFigures.saleSoFar} />}
          <Tiles figures={keyFigures} />
        </>
      ) : (
        <p className={list.nothing}>{t('home.noShift.first')}</p>
      )
    }
  </Widget>
);

const paise = (amount: string): number => parseMoney(amount) ?? 0;
const millilitres = (litres: string): number => parseLitres(litres) ?? 0;

/** The sale of the day that is not over, as far as its shifts are closed. */
const SoFar = ({ sale: { date, shifts, litres, amount, usual } }: { sale: NonNullable<Figures['saleSoFar']> }) => (
  <p className={classes.soFar}>
    <span className={classes.note}>
      {t('home.figures.saleSoFar', { date: showDate(date), shifts: formatList(shifts) })}
    </span>
    <strong className={classes.hero}>
      <Money value={amount} sign />
    </strong>
    <span className={classes.note}>
      <Litres value={litres} /> {t('home.figures.litres')} ·{' '}
      {againstUsual(paise(amount), usual == null ? null : paise(usual), weekdayOf(date))}
    </span>
  </p>
);

const formatList = (names: readonly string[]): string => new Intl.ListFormat(localeInIndia()).format(names);

function Tiles({ figures: { day, isRunning, soldOn, sold, sale, credit, cash, cashAsAt } }: { figures: Figures }) {
  const sellDay = soldOn ? `/report/sell-day?from=${soldOn}&to=${soldOn}` : '';
  return (
    <ul className={classes.tiles}>
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
      {soldOn && sale && (
        <Tile
          to={sellDay}
          label={t('home.figures.sale')}
          figure={<Money value={sale.amount} sign />}
          when={showDate(soldOn)}
          note={againstUsual(paise(sale.amount), sale.usual == null ? null : paise(sale.usual), weekdayOf(soldOn))}
          spark={<AmountSpark days={sale.days} />}
        />
      )}
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

const AmountSpark = ({ days }: { days: readonly { amount: string }[] }) => (
  <Spark points={days.map(({ amount }) => paise(amount))} text={inr} />
);

interface TileProps {
  to: string;
  label: ReactNode;
  figure: ReactNode;
  when: string;
  note: string;
  spark: ReactNode;
}

const Tile = ({ to, label, figure, when, note, spark }: TileProps) => (
  <li className={classes.tile}>
    <Link to={to} className={classes.link}>
      {label}
    </Link>
    <span className={classes.figure}>{figure}</span>
    <span className={classes.note}>{when}</span>
    {spark}
    <span className={classes.note}>{note}</span>
  </li>
);
