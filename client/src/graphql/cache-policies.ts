import type { TypePolicies } from '@apollo/client';

const MERGED = { merge: true } as const;

/**
 * How the cache knows things without an `id`. An object without one is replaced whole by the next answer that has it: a
 * query that selects other fields of it is then incomplete, and loads again.
 */
export const CACHE_POLICIES: TypePolicies = {
  // One of each: the fields of several queries are merged.
  Reports: MERGED,
  BeforeClose: MERGED,
  Me: MERGED,
  MySecondFactor: MERGED,
  StationSettings: MERGED,
  MasterDefinition: { keyFields: ['path'] },
  TankState: { keyFields: ['tankId'] },
  // Rows of any master, so their id alone does not identify them.
  ReferenceChoice: { keyFields: false },
  UnfinishedRow: { keyFields: false },
};
