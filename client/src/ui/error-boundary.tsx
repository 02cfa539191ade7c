import { Button } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { t } from '../i18n/translate';
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

/** In the place of what could not be loaded or drawn. */
export const LoadFailed = ({ onRetry, reason }: { onRetry: () => void; reason?: string }) => (
  <EmptyState
    title={t('ui.failed.title')}
    text={reason}
    action={
      <Button variant="default" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    }
  />
);
