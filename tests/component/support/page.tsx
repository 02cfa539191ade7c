import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, parsePath, RouterProvider } from 'react-router-dom';
import { Providers } from '../../../client/src/app/providers';
import { routes } from '../../../client/src/app/routes';
import { GraphqlProvider } from '../../../client/src/graphql/graphql-provider';
import { useLeaveGuard } from '../../../client/src/hooks/use-leave-guard';
import { FRAME_TEXTS } from '../../../client/src/i18n/areas';
import { loadTexts } from '../../../client/src/i18n/translate';

export interface Opened {
  user: UserEvent;
  /** Goes to another page, which is empty. */
  leave: () => Promise<void>;
  /** The address of the page on screen. */
  address: () => string;
  location: () => { state: unknown };
  close: () => void;
}

function Frame() {
  useLeaveGuard();
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}

/** Renders routes as the application does, without its frame: no menus and no bell. */
function show(children: Parameters<typeof createMemoryRouter>[0], address: string, state: unknown = null): Opened {
  const router = createMemoryRouter([{ Component: Frame, HydrateFallback: () => null, children }], {
    initialEntries: [{ ...parsePath(address), state }],
  });
  const { unmount } = render(
    <Providers>
      <GraphqlProvider>
        <RouterProvider router={router} />
      </GraphqlProvider>
    </Providers>,
  );
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    leave: () => act(() => router.navigate('/elsewhere')),
    location: () => router.state.location,
    address: () => router.state.location.pathname + router.state.location.search,
    close: unmount,
  };
}

/** Opens a page by its address, as from the menu, with the state of its history; every other address is empty. */
export async function openPage(address: string, state?: unknown): Promise<Opened> {
  await loadTexts(FRAME_TEXTS);
  const page = routes.find(({ path }) => path === address.split('?')[0]);
  if (page === undefined) throw new Error(`There is no page ${address}`);
  const opened = show(
    [
      { path: page.path, lazy: page.lazy },
      { path: '*', element: null },
    ],
    address,
    state,
  );
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** Renders one component on a page of its own. */
export const openComponent = (component: ReactNode): Opened =>
  show(
    [
      { path: '/', element: component },
      { path: '*', element: null },
    ],
    '/',
  );
