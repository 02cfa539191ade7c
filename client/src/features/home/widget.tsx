import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { CSSProperties, ReactNode } from 'react';
import { askAgain } from '../../graphql/ask-again';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { ErrorBoundary, LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Button } from '../../ui/kit/buttons';
import { Panel } from '../../ui/page/page';
import classes from './widget.module.css';

type Topic = TypedDocumentNode<unknown, Record<string, never>>;

interface WidgetProps<Data> {
  title: string;
  query: TypedDocumentNode<Data, Record<string, never>>;
  /** Live topics that make its data stale. */
  topics: readonly Topic[];
  /** Its expected height in list rows: reserved from the start to avoid layout shift. */
  rows: number;
  children: (data: Data) => ReactNode;
}

/** A box of the home page with its own loading, error and refetch; it shows its old data while refetching. */
export function Widget<Data>({ title, query, topics, rows, children }: WidgetProps<Data>) {
  const { data, error, refetch } = useQuery<Data, OperationVariables>(query, { fetchPolicy: 'cache-and-network' });
  const again = (): void => void askAgain(refetch);
  const known = data as Data | undefined;
  return (
    <Panel title={title}>
      <ErrorBoundary onRetry={again}>
        {topics.map((topic, index) => (
          <Live key={`topic-${String(index)}`} topic={topic} refetch={refetch} />
        ))}
        <div className={classes.body} style={{ '--rows': rows } as CSSProperties}>
          {known === undefined && !error && <SkeletonRows rows={rows} />}
          {known === undefined && error && <LoadFailed reason={t('ui.failed.query')} onRetry={again} />}
          {known !== undefined && children(known)}
        </div>
        {known !== undefined && error && (
          <p className={classes.old} role="status">
            {t('home.old')}
            <Button variant="default" size="compact-sm" className={classes.retry} onClick={again}>
              {t('ui.retry')}
            </Button>
          </p>
        )}
      </ErrorBoundary>
    </Panel>
  );
}

function Live({ topic, refetch }: { topic: Topic; refetch: () => unknown }) {
  useLive(topic, refetch);
  return null;
}
