import { useMediaQuery } from '../../../ui/kit/hooks';

/** Whether the screen is wide enough for the reconciliation beside the sheet; known from the first render on. */
export const useWideLayout = (): boolean =>
  useMediaQuery('(min-width: 992px)', true, { getInitialValueInEffect: false });
