import type { Row } from './route';

/** The legacy REST paths (rest.md), one row each. */
export const routes: Row[] = [];
