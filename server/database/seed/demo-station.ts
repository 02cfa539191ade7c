// The demo works with these commands, each entered into the registry by its module.
import '../../cash/collect-cash';
import '../../closing/close-shift';
import '../../credit/record-credit-sale';
import '../../masters';
import '../../masters/set-dip-chart';
import '../../shifts/start-shift';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../access/password';
import { addDays } from '../../domain/kernel/business-date';
import type { Context } from '../../platform/context';
import { poolOf, sqlOn } from '../../platform/sql';
import { commands, submit } from '../../platform/submit';
import { chanceOf } from './chance';
import { workDays } from './demo-days';
import { type Act, plantMasters } from './demo-masters';
import type { Ground } from './ground';

const DEMO_DAYS = 60;

/** Log-ins of the demo: only ever planted on an empty database, and printed at its start. */
const ADMIN = { name: 'DEMO ADMIN', email: 'admin@demo.example', password: 'demo-admin' };
const STAFF = { name: 'DEMO STAFF', email: 'staff@demo.example', password: 'demo-staff' };

/**
 * A station of 4 pumps, 16 nozzles, 4 tanks and 40 creditors, with `days` days of work behind it and a shift running:
 * all of it entered through the same commands as real work.
 */
export async function plantDemo(ground: Ground, days = DEMO_DAYS): Promise<void> {
  const { log, env, clock } = ground;
  const started = Date.now();
  const admin = { ...ADMIN, email: env.adminEmail ?? ADMIN.email, password: env.adminPassword ?? ADMIN.password };
  const ctx = await contextOf(ground, admin);
  const act: Act = (name, input) =>
    submit({ ...ctx, requestId: randomUUID() }, commands.get(name)! as never, input) as Promise<{ id: number }>;
  const station = await plantMasters(act, addDays(clock.today(), -days));
  await workDays({ act, station, database: ground.database, clock, chance: chanceOf(20_261), days });
  log.info(`Demo station planted in ${Math.ceil((Date.now() - started) / 1000)} s`);
  log.info(`Log in as ${admin.email} with ${env.adminPassword ? 'ADMIN_PASSWORD' : admin.password} (admin)`);
  log.info(`or as ${STAFF.email} with ${STAFF.password} (staff)`);
}

async function contextOf(ground: Ground, admin: typeof ADMIN): Promise<Context> {
  const users = [
    { ...admin, isAdmin: true },
    { ...STAFF, isAdmin: false },
  ];
  const ids: number[] = [];
  for (const { name, email, password, isAdmin } of users) {
    const [row] = await sqlOn(poolOf(ground.database))<{ id: number }>(
      `INSERT INTO app_user (name, email, phone_no, address, is_admin, password_hash)
       VALUES ($1, lower($2), '9000000000', 'DEMO STATION', $3, $4) RETURNING id`,
      [name, email, isAdmin, await hashPassword(password)],
    );
    ids.push(row!.id);
  }
  return {
    ...ground,
    requestId: 'demo',
    actor: { userId: ids[0]!, sessionId: 0, name: admin.name, email: admin.email, isAdmin: true },
    address: '',
    userAgent: 'demo',
    idempotencyKey: null,
    replayed: false,
  };
}
