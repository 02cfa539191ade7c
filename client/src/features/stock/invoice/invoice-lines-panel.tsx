import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { moneyText } from '../../../../../server/domain/kernel/money';
import { said, t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { Button } from '../../../ui/kit/buttons';
import { Money } from '../../../ui/text/figures';
import { Facts } from '../facts';
import type { Fuels } from '../use-fuels';
import { askedOf, type InvoiceDraft } from './invoice-draft';
import classes from './invoice-form.module.css';
import { InvoiceLineEntry } from './invoice-line-entry';
import { InvoiceLineList } from './invoice-line-list';
import { amountPerKilolitre, litresByProduct, litresOf } from './invoice-totals';
import { shownKl } from './kilolitres';
import type { InvoiceWorkspace } from './use-invoice-workspace';

interface InvoiceLinesPanelProps {
  desk: InvoiceWorkspace;
  fuels: Fuels;
}

/** The second panel: the entry of a line above, the lines below; one line is enough to create the invoice. */
export function InvoiceLinesPanel({ desk, fuels: { fuels, failed, askAgain } }: InvoiceLinesPanelProps) {
  const { draft, upload } = desk;
  const nameOf = (productId: string): string =>
    fuels.find(({ id }) => String(id) === productId)?.shortName ?? productId;
  const asked = askedOf(draft.entry, nameOf);

  return (
    <>
      {failed && <LoadFailed reason={t('ui.productsFailed')} onRetry={askAgain} />}
      <InvoiceLineEntry desk={desk} fuels={fuels} />
      <div className={classes.asked} aria-live="polite">
        {asked !== null && <p className={classes.warning}>{said(asked)}</p>}
      </div>
      <InvoiceLineList desk={desk} nameOf={nameOf} />
      <Facts label={t('stock.invoice.totals')} facts={factsOf(draft, nameOf)} />
      <div className={classes.foot}>
        <Button variant="default" onClick={desk.goToHeader} leftSection={<IconArrowLeft size={16} />}>
          {t('stock.invoice.back')}
        </Button>
        {upload.busy && <p role="status">{t('stock.upload.inFlight', { name: upload.file?.name ?? '' })}</p>}
        {draft.lines.length > 0 && (
          <Button
            name="create"
            ml="auto"
            onClick={() => void desk.create()}
            loading={desk.busy}
            disabled={upload.busy}
            data-hotkey="Ctrl+Enter"
          >
            {t('stock.invoice.create')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The KL per product and in total, and the price of one KL. */
function factsOf(draft: InvoiceDraft, nameOf: (productId: string) => string) {
  const { lines } = draft;
  const kilolitres = (label: string, litres: number) => ({ label, figure: `${shownKl(litres)} KL` });
  const byProduct = [...litresByProduct(lines)].map(([productId, litres]) => kilolitres(nameOf(productId), litres));
  const all = byProduct.length > 1 ? [kilolitres(t('ui.total'), litresOf(lines))] : [];
  const price = amountPerKilolitre(draft);
  const perKilolitre = price !== null && {
    label: t('stock.invoice.perKilolitre'),
    figure: <Money value={moneyText(price)} sign />,
  };
  return [...byProduct, ...all, ...(perKilolitre ? [perKilolitre] : [])];
}
