import { useEffect, useRef, useState } from 'react';
import { onTokenChange } from '../../../graphql/session';
import { t } from '../../../i18n/translate';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast';
import { toastNotice } from '../../../ui/feedback/toast-notice';
import { saveFile } from '../../../ui/inputs/save-file';
import { countLines, type LinesSoFar } from '../answer/count-lines';
import { type FileFormat, fileAddress } from '../report-address';
import type { ReportDefinition, ReportValues } from '../report-definition';
import { FileRefused, fetchFile } from './fetch-file';

/** A download in progress. */
export interface ExportInProgress {
  format: FileFormat;
  /** Rows received, one per line; null if the format has no lines. */
  rows: LinesSoFar | null;
  cancel: () => void;
}

interface Export {
  inFlight: ExportInProgress | null;
  start: (format: FileFormat) => Promise<void>;
}

/**
 * Saves a report as a file, one at a time; a download is cancelled by the user, on leaving the page and on sign-out.
 */
export function useExport(report: ReportDefinition, values: ReportValues): Export {
  const [inFlight, setInFlight] = useState<ExportInProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const giveUp = (): void => running.current?.abort();
    const stopListening = onTokenChange(giveUp);
    return () => {
      stopListening();
      giveUp();
    };
  }, []);

  const start = async (format: FileFormat): Promise<void> => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    const cancel = (): void => {
      abort.abort();
      toastNotice(t('reports.export.cancelled'));
    };
    const rows = format === 'csv' ? countLines() : null;
    setInFlight({ format, rows, cancel });
    try {
      const file = await fetchFile(fileAddress(report, values, format), { signal: abort.signal, onPart: rows?.add });
      saveFile(file, `${report.route}.${format}`);
      toastSuccess(t('reports.export.done', { file: `${report.route}.${format}` }));
    } catch (error) {
      if (!abort.signal.aborted)
        toastFailure(error instanceof FileRefused ? error.message : t('reports.export.failed'));
    } finally {
      running.current = null;
      setInFlight(null);
    }
  };
  return { inFlight, start };
}
