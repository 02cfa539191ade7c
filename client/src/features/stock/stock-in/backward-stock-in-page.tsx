import { RecordBackwardStockInDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { Page } from '../../../ui/page/page';
import { useRecording } from '../use-recording';
import classes from './stock-in-form.module.css';
import { StockInWorkspace } from './stock-in-workspace';

/** An unloading that was not entered in time: an admin records it in a closed shift. */
export function Component() {
  const recording = useRecording(RecordBackwardStockInDocument, 'backward-stock-in-sent', true);
  return (
    <Page title={t('nav.backwardStockIn')} help="backwardStockIn">
      <p role="note" className={classes.banner}>
        <strong>{t('stock.in.backward')}</strong> {t('stock.in.backward.text')}
      </p>
      <StockInWorkspace isBackward recording={recording} />
    </Page>
  );
}
