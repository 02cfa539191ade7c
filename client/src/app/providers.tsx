import { MantineProvider } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { later } from '../ui/feedback/later';
import { LoadedLater } from '../ui/feedback/loaded-later';
import { styleNonce } from './style-nonce';
import { cssVariables, theme } from './theme';

const Overlays = lazy(later(() => import('./overlays')));

/** What every page needs, with a log-in or without. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      {children}
      <LoadedLater>
        <Overlays />
      </LoadedLater>
    </MantineProvider>
  );
}
