import { useSyncExternalStore } from 'react';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { Progress } from '../../../ui/kit/feedback';
import { Text } from '../../../ui/kit/text';
import classes from './export-progress.module.css';
import type { ExportInProgress } from './use-export';

interface ExportProgressProps {
  inFlight: ExportInProgress;
  /** The report's number of rows. */
  rowCount: number;
}

const ALL = 100;

const NEVER_TOLD = { onChange: () => () => undefined, read: () => null };

/** The progress of a download, with a button to cancel it. */
export function ExportProgress({ inFlight: { format, rows: lines, cancel }, rowCount }: ExportProgressProps) {
  const { onChange, read } = lines ?? NEVER_TOLD;
  const rows = useSyncExternalStore<number | null>(onChange, read);
  const label = t('reports.export.making', { format: format.toUpperCase() });
  const isKnown = rows !== null && rowCount > 0;
  const percent = isKnown ? Math.min(ALL, Math.floor((rows * ALL) / rowCount)) : ALL;
  return (
    <div className={classes.line}>
      <Text size="sm" role="status">
        {label}
      </Text>
      <Progress.Root className={classes.bar}>
        <Progress.Section
          value={percent}
          striped={!isKnown}
          animated={!isKnown}
          aria-label={label}
          aria-valuenow={isKnown ? percent : undefined}
        />
      </Progress.Root>
      {isKnown && (
        <Text size="sm" c="dimmed">
          {t('reports.export.rows', { rows: Math.min(rows, rowCount), count: rowCount })}
        </Text>
      )}
      <Button variant="default" onClick={cancel}>
        {t('ui.cancel')}
      </Button>
    </div>
  );
}
