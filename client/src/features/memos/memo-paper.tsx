import type { ReactNode } from 'react';
import { sourceWords } from '../../../../server/domain/cash-memo';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { amountInWords } from '../../../../server/domain/kernel/words';
import type { CashMemosQuery, MemoChoicesQuery } from '../../graphql/generated/graphql';
import { said, t } from '../../i18n/translate';
import { Litres, Money } from '../../ui/text/figures';
import { ProductBadge } from '../../ui/text/product-badge';
import { RuledList } from '../../ui/text/ruled-list';
import classes from './memo-preview.module.css';

interface MemoPaperProps {
  station: MemoChoicesQuery['stationSettings'];
  memo: CashMemosQuery['cashMemos']['memos'][number];
  /** Formatted for display. */
  date: string;
  productName: string;
  shortName: string;
}

/** One memo as it will be printed. */
export function MemoPaper({ station, memo, date, productName, shortName }: MemoPaperProps) {
  const { stationName, dealerLine, address, phone, taxNumber } = station;
  const reached = [phone && t('memos.phone', { phone }), taxNumber && t('memos.taxNumber', { number: taxNumber })]
    .filter(Boolean)
    .join(' · ');
  const lines: [label: string, value: ReactNode][] = [
    [t('memos.date'), date],
    [t('memos.customer'), memo.customerName],
    [t('memos.vehicle'), memo.vehicleNumber ?? '—'],
    [t('memos.product'), productName],
    [t('memos.price'), <Money key="rate" value={memo.rate} />],
    [t('memos.litres'), <Litres key="litres" value={memo.litres} />],
    [t('memos.amount'), <Money key="amount" value={memo.amount} sign />],
  ];
  return (
    <article className={classes.memo} aria-label={t('memos.memo', { number: memo.number })}>
      <div className={classes.station}>
        <strong>{stationName}</strong>
        {[dealerLine, address, reached].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      <div className={classes.title}>
        <ProductBadge shortName={shortName} />
        <span>{t('memos.heading')}</span>
        <span>{t('memos.number', { number: memo.number })}</span>
      </div>
      <RuledList className={classes.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </RuledList>
      <p className={classes.words}>{said(amountInWords(parseMoney(memo.amount) ?? 0))}</p>
      <p className={classes.source}>{said(sourceWords(memo))}</p>
    </article>
  );
}
