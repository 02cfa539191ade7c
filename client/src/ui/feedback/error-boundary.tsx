import { Component, type ErrorInfo, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from '../../hooks/use-online';
import { t } from '../../i18n/translate';
import { Button } from '../kit/buttons';
import { EmptyState } from './empty-state';

interface ErrorBoundaryProps {
  /** An action before re-rendering on retry: for a failed load, reloading the page. */
  onRetry?: () => void;
  /** Is called when the content has failed. */
  onError?: () => void;
  children: ReactNode;
}

/** Contains an error within a part of the page, with a retry. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
    this.props.onError?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = (): void => {
      this.setState({ failed: false });
      this.props.onRetry?.();
    };
    return <LoadFailed onRetry={retry} />;
  }
}

/** Retries automatically once the network is back. */
function useRetryOnline(retry: () => void): boolean {
  const online = useOnline();
  const before = useRef(online);
  const onChange = useEffectEvent(() => {
    if (online && !before.current) retry();
    before.current = online;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of each change
  useEffect(() => onChange(), [online]);
  return online;
}

interface LoadFailedProps {
  onRetry: () => void;
  reason?: string;
  /** The heading of the list that could not be loaded, for the message instead of a reason. */
  list?: string;
}

/** Replaces content that failed to load or to render; announced at once. */
export function LoadFailed({ onRetry, list, reason = list && t('ui.failed.list', { list }) }: LoadFailedProps) {
  const online = useRetryOnline(onRetry);
  return (
    <div role="alert">
      <EmptyState
        title={t('ui.failed.title')}
        text={online ? reason : t('ui.failed.offline')}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        }
      />
    </div>
  );
}
