/**
 * Runs `work` with a signal that is aborted after `ms`, or as soon as `stopping` is. Even if `work` ignores the signal,
 * this rejects with its reason (a TimeoutError, or that of `stopping`). Not `AbortSignal.any` with
 * `AbortSignal.timeout`: Node holds such a timeout weakly, and after a garbage collection it never fires
 * (nodejs/node#57736).
 */
export async function withTimeLimit<T>(
  ms: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const cutOff = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true });
  });
  const stop = (): void => limit.abort(stopping.reason);
  const timer = setTimeout(() => limit.abort(new DOMException(`Timed out after ${ms} ms`, 'TimeoutError')), ms);
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  try {
    return await Promise.race([work(limit.signal), cutOff]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
