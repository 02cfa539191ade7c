import { Button } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from '../../hooks/use-online';
import { t } from '../../i18n/translate';
import { EmptyState } from './empty-state';

interface ErrorBoundaryProps {
  /** What trying again takes, besides drawing it anew: for what failed to load, reloading the page. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps a fault inside its own part of the page, with a way to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
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

/** Tries again by itself as soon as the network is back. */
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
  /** The list that could not be fetched, by its heading: it says so, in the place of a reason. */
  list?: string;
}

/** In the place of what could not be loaded or drawn; read out at once. */
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
