import { useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../../ui/feedback/toast';
import { uploadFile } from '../../../ui/inputs/upload-file';
import type { UploadedFile } from './invoice-draft';

export interface Upload {
  /** The file being uploaded, or one that failed; null if there is none. */
  file: { name: string; size: number } | null;
  busy: boolean;
  /** Why the upload failed. */
  error: string | null;
  start: (file: File) => Promise<void>;
  /** Cancels a running upload and clears a failed one. */
  drop: () => void;
}

interface State {
  file: Upload['file'];
  error: string | null;
}

const NOTHING: State = { file: null, error: null };

/** Uploads a file as soon as it is chosen; calls `onUploaded` when the server has it. */
export function useUpload(onUploaded: (file: UploadedFile) => void): Upload {
  const [{ file, error }, setState] = useState<State>(NOTHING);
  const inFlight = useRef<AbortController | null>(null);
  useEffect(() => () => inFlight.current?.abort(), []);

  const start = async (chosen: File): Promise<void> => {
    inFlight.current?.abort();
    const own = new AbortController();
    inFlight.current = own;
    const { name, size } = chosen;
    setState({ file: { name, size }, error: null });
    const answer = await uploadFile(chosen, own.signal);
    if (own.signal.aborted) return;
    setState(answer.ok ? NOTHING : { file: { name, size }, error: answer.message });
    if (answer.ok) onUploaded({ fileId: answer.fileId, name, size });
    // The field may no longer be visible.
    else toastFailure(answer.message);
  };
  const drop = (): void => {
    inFlight.current?.abort();
    setState(NOTHING);
  };

  return { file, busy: file !== null && error === null, error, start, drop };
}
