import { useRef, useState } from 'react';
import { t } from '../../i18n/translate';
import { toastFailure, toastSuccess } from '../../ui/toast';
import { toastNotice } from '../../ui/toast-notice';
import { FileRefused, fetchFile } from './fetch-file';
import { type FileFormat, fileAddress } from './report-address';
import type { ReportDefinition, ReportValues } from './report-definition';

/** A file that is on its way. */
export interface ExportUnderWay {
  format: FileFormat;
  /** Rows that have come; null where the format does not tell. */
  rows: number | null;
  cancel: () => void;
}

interface Export {
  underWay: ExportUnderWay | null;
  start: (format: FileFormat) => Promise<void>;
}

const NEW_LINE = 10;
const FORGET_AFTER_MS = 60_000;

/** Saves a report as a file, one at a time; a long one can be given up. */
export function useExport(report: ReportDefinition, values: ReportValues): Export {
  const [underWay, setUnderWay] = useState<ExportUnderWay | null>(null);
  const running = useRef(false);

  const start = async (format: FileFormat): Promise<void> => {
    if (running.current) return;
    running.current = true;
    const abort = new AbortController();
    // The head of a CSV is a line of its own.
    let lines = -1;
    const tell = (): void =>
      setUnderWay({ format, rows: format === 'csv' ? Math.max(0, lines) : null, cancel: () => abort.abort() });
    const onPart = (bytes: Uint8Array): void => {
      for (const byte of bytes) if (byte === NEW_LINE) lines += 1;
      tell();
    };
    tell();
    try {
      const file = await fetchFile(fileAddress(report, values, format), { signal: abort.signal, onPart });
      saveFile(file, `${report.route}.${format}`);
      toastSuccess(t('reports.export.done', { file: `${report.route}.${format}` }));
    } catch (error) {
      if (abort.signal.aborted) toastNotice(t('reports.export.cancelled'));
      else toastFailure(error instanceof FileRefused ? error.message : t('reports.export.failed'));
    } finally {
      running.current = false;
      setUnderWay(null);
    }
  };
  return { underWay, start };
}

/** Hands a file to the browser's downloads. */
function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), FORGET_AFTER_MS);
}
