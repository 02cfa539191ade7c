import { toastFailure, toastSuccess } from '../feedback/toast';

/** Copies text and says whether it did. The clipboard is available only in a secure context (HTTPS or localhost). */
export async function copyText(text: string, { done, failed }: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(done);
  } catch (error) {
    console.warn('Not copied', error);
    toastFailure(failed);
  }
}
