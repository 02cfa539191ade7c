import { Link } from 'react-router-dom';
import { groupedLitres } from '../../../../server/domain/kernel/format';
import { parseLitres } from '../../../../server/domain/kernel/litres';
import { percentOf } from '../../../../server/domain/kernel/percent';
import {
  ShiftChangedDocument,
  StockChangedDocument,
  TankCoverDocument,
  type TankCoverQuery,
} from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { ProductBadge } from '../../ui/text/product-badge';
import classes from './tank-cover.module.css';
import { Widget } from './widget';
import list from './widget.module.css';

type Cover = TankCoverQuery['tankCover'];
type Tank = Cover['tanks'][number];

const TOPICS = [ShiftChangedDocument, StockChangedDocument];
/** Four tanks with two lines and a bar each, and the note below. */
const ROWS = 10;

/** The stock of each tank, and how many days it will last. */
export const TankCover = () => (
  <Widget title={t('home.tanks')} query={TankCoverDocument} topics={TOPICS} rows={ROWS}>
    {({ tankCover }) => <Tanks cover={tankCover} />}
  </Widget>
);

function Tanks({ cover: { from, to, days, tanks } }: { cover: Cover }) {
  if (tanks.length === 0) return <p className={list.nothing}>{t('home.tanks.none')}</p>;
  return (
    <>
      <ul className={list.list}>
        {tanks.map((tank) => (
          <li key={tank.tankId} className={list.row} data-two-lines>
            <span className={list.words}>
              <Link
                className={list.link}
                to={`/report/dsr?product=${tank.productId}${from && to ? `&from=${from}&to=${to}` : ''}`}
              >
                <ProductBadge shortName={tank.shortName} name={tank.productName} /> {tank.tankName}
              </Link>
            </span>
            {tank.isLow && <span className={list.mark}>{t('home.tanks.low')}</span>}
            <strong className={list.figure}>{coverOf(tank)}</strong>
            <Fill tank={tank} />
            <span className={list.note}>{levelOf(tank)}</span>
          </li>
        ))}
      </ul>
      <p className={list.foot}>
        <span className={classes.basis}>{t(days === 0 ? 'home.tanks.noPace' : 'home.tanks.basis', { days })}</span>
      </p>
    </>
  );
}

const coverOf = ({ daysOfCover }: Tank): string =>
  daysOfCover == null ? t('home.tanks.unknown') : t('home.tanks.days', { days: daysOfCover });

const litres = (text: string): string => groupedLitres(parseLitres(text) ?? 0);

const levelOf = ({ volume, capacity, meanSale }: Tank): string => {
  const figures = { volume: litres(volume), mean: litres(meanSale) };
  return capacity == null
    ? t('home.tanks.level', figures)
    : t('home.tanks.levelOf', { ...figures, capacity: litres(capacity) });
};

/** The fill level as a bar; the figures are below it. */
function Fill({ tank: { volume, capacity, isLow, shortName } }: { tank: Tank }) {
  const whole = parseLitres(capacity ?? '') ?? 0;
  if (whole <= 0) return null;
  const percent = Math.min(100, percentOf(parseLitres(volume) ?? 0, whole) / 100);
  return (
    <svg className={classes.fill} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden data-product={shortName}>
      <rect className={classes.whole} width="100" height="6" />
      <rect width={percent} height="6" data-low={isLow || undefined} />
    </svg>
  );
}
