import { lazy, type ReactNode } from 'react';
import { LazyBoundary } from '../ui/feedback/lazy-boundary';
import { lazyWhenIdle } from '../ui/feedback/lazy-when-idle';
import { MantineProvider } from '../ui/kit/scheme';
import { cssVariables, theme } from '../ui/kit/theme';
import { styleNonce } from './style-nonce';

const Overlays = lazy(lazyWhenIdle(() => import('./overlays')));

/** Context providers that every page needs, logged in or not. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      {children}
      <LazyBoundary>
        <Overlays />
      </LazyBoundary>
    </MantineProvider>
  );
}
