import { useMediaQuery } from '../kit/hooks';

const PHONE = '(max-width: 767.9px)';
const WIDE = '(min-width: 1200px)';

// There is no server-side rendering, so the initial value is right.
const AT_ONCE = { getInitialValueInEffect: false };

/** A narrow screen: tables are cards, menus are in the burger and dialogs fill the screen. */
export const usePhone = (): boolean => useMediaQuery(PHONE, undefined, AT_ONCE);

/** A wide screen: the right panel is beside the page instead of over it. */
export const useWide = (): boolean => useMediaQuery(WIDE, undefined, AT_ONCE);
