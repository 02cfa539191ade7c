import { readScreensIn } from '../support/read-screens';

readScreensIn('mr');
