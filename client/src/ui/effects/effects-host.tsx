import { lazy, useSyncExternalStore } from 'react';
import { Opening } from '../dialog/opening';
import { LazyBoundary } from '../feedback/lazy-boundary';
import { onReview, reviewNow } from './review-effects';

const EffectsDialog = lazy(() => import('./effects-dialog'));

/** Renders the reviews of `reviewEffects`; mounted once for the whole application. */
export function EffectsHost() {
  const review = useSyncExternalStore(onReview, reviewNow);
  if (review === null) return null;
  const { answer, ...shown } = review;
  return (
    <LazyBoundary fallback={<Opening />}>
      <EffectsDialog {...shown} onSave={() => answer(true)} onBack={() => answer(false)} />
    </LazyBoundary>
  );
}
