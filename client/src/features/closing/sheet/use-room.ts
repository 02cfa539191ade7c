import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for the reconciliation beside the sheet; known from the first drawing on. */
export const useHasRoomBeside = (): boolean =>
  useMediaQuery('(min-width: 992px)', true, { getInitialValueInEffect: false });
