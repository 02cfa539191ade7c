import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { said, t } from '../../../i18n/translate';
import { ActionIcon } from '../../../ui/kit/buttons';
import { Count, Litres } from '../../../ui/text/figures';
import { ProductBadge } from '../../../ui/text/product-badge';
import { askedOf } from './invoice-draft';
import classes from './invoice-form.module.css';
import type { InvoiceWorkspace } from './use-invoice-workspace';

interface InvoiceLineListProps {
  desk: InvoiceWorkspace;
  nameOf: (productId: string) => string;
}

/** The lines so far, each of which can be edited and removed; refusals are shown below their line. */
export function InvoiceLineList({ desk, nameOf }: InvoiceLineListProps) {
  const { lines, editing } = desk.draft;
  if (lines.length === 0) return <p className={classes.empty}>{t('stock.invoice.noLines')}</p>;
  return (
    <ul className={classes.lines} aria-label={t('stock.invoice.lines')}>
      {lines.map((line, index) => {
        const values = { line: index + 1, product: nameOf(line.productId) };
        const asked = askedOf(line, nameOf);
        const refused = desk.refused.lines.get(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
          <li key={index} data-editing={index === editing || undefined}>
            <ProductBadge shortName={nameOf(line.productId)} />
            <span className={classes.figure}>
              <Litres value={line.quantity} /> {t('stock.invoice.kilolitres')}
            </span>
            <span className={classes.figure}>
              {t('stock.invoice.short')} <Count value={line.shortageQuantity} /> L
            </span>
            <span className={classes.density}>
              {line.density !== '' && t('stock.invoice.densityOf', { density: line.density })}
            </span>
            <span className={classes.buttons}>
              <ActionIcon
                onClick={() => void desk.changeLine(index)}
                aria-label={t('stock.invoice.changeLine', values)}
              >
                <IconPencil size={16} />
              </ActionIcon>
              <ActionIcon onClick={() => desk.removeLine(index)} aria-label={t('stock.invoice.removeLine', values)}>
                <IconTrash size={16} />
              </ActionIcon>
            </span>
            {asked !== null && <p className={classes.warning}>{said(asked)}</p>}
            {refused && <p className={classes.refused}>{Object.values(refused).join('\n')}</p>}
          </li>
        );
      })}
    </ul>
  );
}
