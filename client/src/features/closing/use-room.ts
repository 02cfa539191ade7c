import { useMediaQuery } from '@mantine/hooks';
import { PHONE } from '../../ui/breakpoints';

/** Known from the first drawing on: a form that changed its shape after it would lose the cursor. */
const AT_ONCE = { getInitialValueInEffect: false };

/** Below it the form goes by steps. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, false, AT_ONCE);

/** Whether there is room for the reconciliation beside the sheet. */
export const useHasRoomBeside = (): boolean => useMediaQuery('(min-width: 992px)', true, AT_ONCE);
