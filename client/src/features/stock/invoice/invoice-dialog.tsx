import { useState } from 'react';
import { isKept, useUnsaved } from '../../../hooks/unsaved';
import { useDraft } from '../../../hooks/use-draft';
import { useSession } from '../../../hooks/use-session';
import { t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { Dialog } from '../../../ui/dialog/dialog';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { now } from '../../../ui/text/station-zone';
import { type InvoiceDraft, isInvoiceDraft, isInvoiceTyped, newInvoice } from './invoice-draft';
import { InvoiceDraftQuestion } from './invoice-draft-question';
import { InvoiceForm } from './invoice-form';

const WIDTH = 720;
/** Increment when the shape of a draft changes. */
const DRAFT_VERSION = 2;

/** Create Invoice. The draft is stored on this device until it is recorded or discarded, and offered again. */
export default function InvoiceDialog({ onClose }: { onClose: () => void }) {
  const { me } = useSession();
  const kept = useDraft('invoice', DRAFT_VERSION, isInvoiceDraft);
  const [continued, setContinued] = useState<InvoiceDraft | null>(null);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped, kept.failed ? undefined : isKept);

  const close = async (): Promise<void> => {
    const question = t(kept.failed ? 'stock.invoice.closeLoses' : 'stock.invoice.closeKeeps');
    if (isTyped && !(await confirm(question, { danger: kept.failed }))) return;
    onClose();
  };
  const keep = (draft: InvoiceDraft): void => {
    setTyped(isInvoiceTyped(draft));
    if (isInvoiceTyped(draft)) kept.save(draft);
    else kept.clear();
  };
  const end = (): void => {
    kept.clear();
    onClose();
  };

  return (
    <Dialog title={t('stock.invoice.title')} help="invoice" opened onClose={() => void close()} width={WIDTH}>
      {me === null ? (
        <SkeletonRows rows={8} />
      ) : kept.found !== null && continued === null ? (
        <InvoiceDraftQuestion found={kept.found} onContinue={setContinued} onStartAgain={kept.clear} />
      ) : (
        <InvoiceForm begin={continued ?? newInvoice(now())} onChange={keep} onCreated={end} />
      )}
    </Dialog>
  );
}
