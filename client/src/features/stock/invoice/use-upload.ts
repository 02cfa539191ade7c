import { useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../../ui/feedback/toast';
import { uploadFile } from '../../../ui/inputs/upload-file';
import type { UploadedFile } from './invoice-draft';

export interface Upload {
  /** The file that is on its way, or that did not get there; null when there is none. */
  file: { name: string; size: number } | null;
  busy: boolean;
  /** Why it did not get there. */
  error: string | null;
  start: (file: File) => Promise<void>;
  /** Stops what is on its way, and forgets what did not get there. */
  drop: () => void;
}

interface State {
  file: Upload['file'];
  error: string | null;
}

const NOTHING: State = { file: null, error: null };

/** Sends a file as soon as it is chosen; `onUploaded` is told when the server has it. */
export function useUpload(onUploaded: (file: UploadedFile) => void): Upload {
  const [{ file, error }, setState] = useState<State>(NOTHING);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async (chosen: File): Promise<void> => {
    underWay.current?.abort();
    const own = new AbortController();
    underWay.current = own;
    const { name, size } = chosen;
    setState({ file: { name, size }, error: null });
    const answer = await uploadFile(chosen, own.signal);
    if (own.signal.aborted) return;
    setState(answer.ok ? NOTHING : { file: { name, size }, error: answer.message });
    if (answer.ok) onUploaded({ fileId: answer.fileId, name, size });
    // The field may not be in sight any more.
    else toastFailure(answer.message);
  };
  const drop = (): void => {
    underWay.current?.abort();
    setState(NOTHING);
  };

  return { file, busy: file !== null && error === null, error, start, drop };
}
