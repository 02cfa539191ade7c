import { MantineProvider } from '@mantine/core';
import { Fragment, lazy, type ReactNode } from 'react';
import { useLocale } from '../i18n/translate';
import { LoadedLater } from '../ui/loaded-later';
import { styleNonce } from './style-nonce';
import { cssVariables, theme } from './theme';

const Overlays = lazy(() => import('./overlays'));

/** What every page needs, with a log-in or without. A switched language draws all of it anew. */
export function Providers({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <Fragment key={locale}>{children}</Fragment>
      <LoadedLater>
        <Overlays />
      </LoadedLater>
    </MantineProvider>
  );
}
