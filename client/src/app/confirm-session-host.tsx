import { lazy, useSyncExternalStore } from 'react';
import { onSessionQuestion, sessionQuestionNow } from '../graphql/session-question';
import { LazyBoundary } from '../ui/feedback/lazy-boundary';
import { withinTime, withTexts } from './load-page';

const ConfirmSessionDialog = lazy(
  withinTime(withTexts(['access'], () => import('../features/access/confirm-session-dialog'))),
);

/** Shows the question of `askToConfirm`; mounted once for the whole application. */
export function ConfirmSessionHost() {
  const question = useSyncExternalStore(onSessionQuestion, sessionQuestionNow);
  return (
    question && (
      <LazyBoundary>
        <ConfirmSessionDialog question={question} />
      </LazyBoundary>
    )
  );
}
