import { lookAtScreens } from '../support/look-at-screens';

describe('360 px, dark', () => lookAtScreens({ width: 360, height: 640, scheme: 'dark' }));
