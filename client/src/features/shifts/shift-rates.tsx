import { Anchor } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Link } from 'react-router-dom';
import type { StartShiftFormQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { useKnownPages } from '../../ui/page/known-pages';
import { Money } from '../../ui/text/figures';
import { ProductBadge } from '../../ui/text/product-badge';
import classes from './shift-rates.module.css';

type Rates = Pick<StartShiftFormQuery['startShiftForm'], 'rates' | 'withoutRate'>;

/** The rates the shift will start with; for a product without a rate, a link to enter it. */
export function ShiftRates({ rates, withoutRate }: Rates) {
  const [ratePage] = useKnownPages(['/page/product-rate']);
  if (rates.length === 0 && withoutRate.length === 0) return <p className={classes.none}>{t('shifts.rates.none')}</p>;
  return (
    <>
      <dl className={classes.rates} aria-label={t('shifts.rates.title')}>
        {rates.map(({ productId, productName, shortName, rate }) => (
          <div key={productId} className={classes.rate}>
            <dt>
              <ProductBadge shortName={shortName} name={productName} />
            </dt>
            <dd>
              <Money value={rate} sign />
            </dd>
          </div>
        ))}
      </dl>
      {withoutRate.map((product) => (
        <p key={product} role="alert" className={classes.missing}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('shifts.rates.missing', { product })}{' '}
          {ratePage ? (
            <Anchor component={Link} to={ratePage.path} size="sm" className={classes.link}>
              {t('shifts.rates.enter')}
            </Anchor>
          ) : (
            t('shifts.rates.askAdmin')
          )}
        </p>
      ))}
    </>
  );
}
