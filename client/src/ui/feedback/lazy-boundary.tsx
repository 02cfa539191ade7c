import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';

const reload = (): void => location.reload();

/** A boundary for lazy parts: shows the fallback while loading, and a retry if that fails. */
export const LazyBoundary = ({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <ErrorBoundary onRetry={reload}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
