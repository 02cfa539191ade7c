import { BUILT_IN_ROLES } from '../../server/domain/rights';
import type { Context } from '../../server/platform/context';
import type { Actor } from '../../server/platform/principal';
import { type Backend, backendOn, openBackendOn } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { type Act, actAs, type ClosingStation, seedClosingStation } from './closing-station';
import type { TestDatabase } from './database';
import { resettable, takeDatabase } from './reused-database';
import { createSeededDatabase } from './seeded-database';

interface Facts {
  admin: Actor;
  station: ClosingStation;
}

/** The closing station in its own database, without a shift. */
export interface OpenClosingStation {
  backend: Backend;
  /** The context of its only user, an admin. */
  ctx: Context;
  /** Runs commands as that admin. */
  act: Act;
  station: ClosingStation;
}

export const createClosingDatabase = (): Promise<TestDatabase & { facts: Facts }> =>
  createSeededDatabase('forecourt_closing', resettable(seedClosing));

/** Like seedClosingStation in a new database, but without running its forty commands for each test. */
export async function openClosingStation(): Promise<OpenClosingStation> {
  const taken = await takeDatabase('forecourt_closing', resettable(seedClosing));
  return stationOn(await backendOn(taken), taken.facts);
}

export async function openClosingStationOn(
  url: string,
  { admin, station }: Facts,
  drop?: () => Promise<void>,
): Promise<OpenClosingStation> {
  return stationOn(await openBackendOn(url, drop), { admin, station });
}

function stationOn(backend: Backend, { admin, station }: Facts): OpenClosingStation {
  // The facts of a template are JSON, which loses the set of rights.
  const ctx = backend.request({ actor: { ...admin, rights: BUILT_IN_ROLES.admin } });
  return { backend, ctx, act: actAs(ctx), station };
}

/** Opens a station of the caller's own template: like the closing station, with what `seed` adds to it. */
export async function openSeededStation<More>(
  template: string,
  seed: (opened: OpenClosingStation) => Promise<More>,
): Promise<OpenClosingStation & { more: More }> {
  const seedAll = async (url: string) => {
    const base = await seedClosing(url);
    const opened = await openClosingStationOn(url, base);
    const more = await seed(opened);
    await opened.backend.close();
    return { ...base, more };
  };
  const taken = await takeDatabase(template, resettable(seedAll));
  return { ...stationOn(await backendOn(taken), taken.facts), more: taken.facts.more };
}

async function seedClosing(url: string): Promise<Facts> {
  const backend = await openBackendOn(url);
  const ctx = await contextOf(backend, true);
  const station = await seedClosingStation(actAs(ctx));
  await backend.close();
  return { admin: ctx.actor!, station };
}
