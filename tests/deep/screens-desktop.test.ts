import { lookAtScreens } from '../support/look-at-screens';

describe('1366 px, light', () => lookAtScreens({ width: 1366, height: 768, scheme: 'light' }));
