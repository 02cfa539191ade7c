import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { StartShiftFormQuery } from '../../graphql/generated/graphql';
import { useCan } from '../../hooks/use-can';
import { t } from '../../i18n/translate';
import { Button } from '../../ui/kit/buttons';
import { Money } from '../../ui/text/figures';
import { ProductBadge } from '../../ui/text/product-badge';
import classes from './shift-rates.module.css';

interface ShiftRatesProps extends Pick<StartShiftFormQuery['startShiftForm'], 'rates' | 'withoutRate'> {
  /** Opens the form of new rates. */
  onEnter: () => void;
}

/** The rates the shift will start with, those that are missing, and a button to enter new ones. */
export function ShiftRates({ rates, withoutRate, onEnter }: ShiftRatesProps) {
  const mayEnter = useCan('masters.rate.add');
  if (rates.length === 0 && withoutRate.length === 0) return null;
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
      {withoutRate.length > 0 && (
        <p role="alert" className={classes.missing}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('shifts.rates.missing', { products: withoutRate.join(', ') })} {!mayEnter && t('shifts.rates.askOthers')}
        </p>
      )}
      {mayEnter && (
        <Button variant="default" mt="xs" onClick={onEnter}>
          {withoutRate.length > 0 ? t('shifts.rates.enter') : t('ui.rates.new')}
        </Button>
      )}
    </>
  );
}
