import { lazy, type ReactNode, useState } from 'react';
import type { HelpTopic } from '../../i18n/help-topic';
import { Opening } from '../../ui/dialog/opening';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { HelpOpenerProvider } from '../../ui/page/page-help';
import { withinTime, withTexts } from '../load-page';

const HelpSheet = lazy(withinTime(withTexts(['help'], () => import('./help-sheet'))));

/** Opens the help of the pages and dialogs inside. */
export function HelpHost({ children }: { children: ReactNode }) {
  const [topic, setTopic] = useState<HelpTopic | null>(null);
  return (
    <HelpOpenerProvider value={setTopic}>
      {children}
      <LazyBoundary fallback={<Opening />}>
        {topic && <HelpSheet topic={topic} onClose={() => setTopic(null)} />}
      </LazyBoundary>
    </HelpOpenerProvider>
  );
}
