import { MantineProvider } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { later } from '../ui/feedback/later';
import { LoadedLater } from '../ui/feedback/loaded-later';
import { styleNonce } from './style-nonce';
import { cssVariables, theme } from './theme';

const Overlays = lazy(later(() => import('./overlays')));

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
      <LoadedLater>
        <Overlays />
      </LoadedLater>
    </MantineProvider>
  );
}
