import { lookAtSample } from '../support/look-at-screens';

// All screens, in both colour schemes, and in Hindi: tests/deep/screens-*.test.ts.
lookAtSample({
  '1366 px, light': { width: 1366, height: 768, scheme: 'light' },
  '360 px, dark': { width: 360, height: 640, scheme: 'dark' },
});
