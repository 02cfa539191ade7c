import { lookAtScreens, SAMPLE } from '../support/look-at-screens';

// All screens, in Hindi too: tests/deep/screens-*.test.ts.
describe('1366 px, light', () => lookAtScreens({ width: 1366, height: 768, scheme: 'light' }, SAMPLE));
describe('360 px, dark', () => lookAtScreens({ width: 360, height: 640, scheme: 'dark' }, SAMPLE));
