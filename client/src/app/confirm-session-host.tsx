import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { onSessionQuestion, type SessionQuestion, sessionQuestionNow } from '../graphql/session-question';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { withinTime, withTexts } from './load-page';

const loadDialog = withinTime(withTexts(['access'], () => import('../features/access/confirm-session-dialog')));

/** Shows the question of `askToConfirm`; mounted once for the whole application. */
export function ConfirmSessionHost() {
  const question = useSyncExternalStore(onSessionQuestion, sessionQuestionNow);
  return question && <Question question={question} />;
}

/** Without its dialog the question is answered with no: the mutation waits for the answer, and its form shows the refusal. */
function Question({ question }: { question: SessionQuestion }) {
  // React remembers a failure, so the next question loads the dialog again.
  const [ConfirmSessionDialog] = useState(() => lazy(loadDialog));
  return (
    <ErrorBoundary onError={() => question.answer(false)}>
      <Suspense>
        <ConfirmSessionDialog question={question} />
      </Suspense>
    </ErrorBoundary>
  );
}
