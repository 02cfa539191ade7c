import { useEffect, useRef, useState } from 'react';
import { MEMOS_A_SHEET } from '../../../../server/domain/cash-memo';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { groupedLitres } from '../../../../server/domain/kernel/format';
import { parseLitres } from '../../../../server/domain/kernel/litres';
import type { MemoChoicesQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { showFile } from '../../ui/inputs/show-file';
import { Button } from '../../ui/kit/buttons';
import { Alert } from '../../ui/kit/feedback';
import { Text } from '../../ui/kit/text';
import { Panel } from '../../ui/page/page';
import { rupees } from '../../ui/text/rupees';
import { type MadeMemos, printAddress } from './memo-draft';
import { MemoPaper } from './memo-paper';
import classes from './memo-preview.module.css';
import { useSalesHaveChanged } from './use-memo-facts';

interface MemoPreviewProps {
  station: MemoChoicesQuery['stationSettings'];
  made: MadeMemos;
}

/** A set to preview and print; hidden once its day has other credit sales, since the print would differ. */
export function MemoPreview({ station, made }: MemoPreviewProps) {
  const haveChanged = useSalesHaveChanged(made);
  if (!haveChanged) return <Sheets station={station} made={made} />;
  return (
    <Panel title={t('memos.preview')}>
      <Alert color="orange" role="alert">
        {t('memos.changed')}
      </Alert>
    </Panel>
  );
}

/** The sheets as printed, four memos each; the print reproduces the set by its seed. */
function Sheets({ station, made: { input, set } }: MemoPreviewProps) {
  const printButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => printButton.current?.focus(), []);
  const print = async (): Promise<void> => {
    setBusy(true);
    await showFile(t('memos.title'), printAddress(input, set.seed));
    setBusy(false);
  };
  const sheets = Array.from({ length: Math.ceil(set.memos.length / MEMOS_A_SHEET) }, (_, index) =>
    set.memos.slice(index * MEMOS_A_SHEET, (index + 1) * MEMOS_A_SHEET),
  );
  const litres = groupedLitres(parseLitres(set.litres) ?? 0);
  return (
    <Panel title={t('memos.preview')}>
      <div className={classes.head}>
        <div>
          <p className={classes.sum}>
            {t('memos.made', { count: set.memos.length, litres, amount: rupees(set.amount) })}
          </p>
          <Text size="sm" c="dimmed">
            {t('memos.notRecorded', { seed: String(set.seed) })}
          </Text>
        </div>
        <Button ref={printButton} onClick={() => void print()} loading={busy}>
          {t('memos.print', { count: sheets.length })}
        </Button>
      </div>
      <div className={classes.sheets}>
        {sheets.map((memos, index) => (
          <section
            key={memos[0]!.number}
            className={classes.sheet}
            aria-label={t('ui.table.page', { page: index + 1, pages: sheets.length })}
          >
            {memos.map((memo) => (
              <MemoPaper
                key={memo.number}
                station={station}
                memo={memo}
                date={showDate(set.date)}
                productName={set.productName}
                shortName={set.shortName}
              />
            ))}
          </section>
        ))}
      </div>
    </Panel>
  );
}
