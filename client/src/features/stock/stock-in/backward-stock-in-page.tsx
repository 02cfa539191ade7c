import { RecordBackwardStockInDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { Page } from '../../../ui/page/page';
import { useRecording } from '../use-recording';
import { StockInDesk } from './stock-in-desk';
import classes from './stock-in-form.module.css';

/** An unloading that was forgotten: an admin writes it into a shift that is closed. */
export function Component() {
  const recording = useRecording(RecordBackwardStockInDocument, 'backward-stock-in-sent');
  return (
    <Page title={t('nav.backwardStockIn')}>
      <p role="note" className={classes.banner}>
        <strong>{t('stock.in.backward')}</strong> {t('stock.in.backward.text')}
      </p>
      <StockInDesk isBackward recording={recording} />
    </Page>
  );
}
