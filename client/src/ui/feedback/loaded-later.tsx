import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';

const reload = (): void => location.reload();

/** Around parts that are loaded when they are first needed: shows the fallback meanwhile, and a way out if that fails. */
export const LoadedLater = ({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <ErrorBoundary onRetry={reload}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
