// The modules whose commands the demo uses; each import registers its command.
import { BUILT_IN_ROLES } from '../../domain/rights';
import type { UserPrincipal } from '../../platform/principal';
import '../../modules/cash/collect-cash';
import '../../modules/cash/deposit-cheque';
import '../../modules/cash/expenditure';
import '../../modules/cash/return-cheque';
import '../../modules/cash/settle-swipe';
import '../../modules/cash/transfer-cash';
import '../../modules/changes';
import '../../modules/closing/close-shift';
import '../../modules/credit/create-slip-book';
import '../../modules/credit/make-bill';
import '../../modules/credit/record-credit-sale';
import '../../modules/credit/record-creditor-adjustment';
import '../../modules/credit/record-creditor-payment';
import '../../modules/credit/void-slip';
import '../../masters';
import '../../masters/set-dip-chart';
import '../../modules/shifts/start-shift';
import '../../modules/staff/pay-salary';
import '../../modules/staff/employee-advance';
import '../../modules/stock/create-invoice';
import '../../modules/stock/record-density';
import '../../modules/stock/record-inspection';
import '../../modules/stock/record-stock-in';
import '../../modules/stock/debit-note';
import '../../modules/stock/supplier-payment';
import { randomUUID } from 'node:crypto';
import { addDays } from '../../domain/kernel/business-date';
import type { Context } from '../../platform/context';
import { poolOf, sqlOn } from '../../platform/sql';
import { commands, submit } from '../../platform/submit';
import { transaction } from '../../platform/transaction';
import { insertFirstAdmin, readFirstAdmin } from '../../services/access/first-admin';
import { hashPassword } from '../../services/access/password';
import { openHurried } from '../data-source';
import { chanceOf } from './chance';
import { askForChanges } from './demo-changes';
import { demoClock } from './demo-clock';
import { workDays } from './demo-days';
import { type Act, seedMasters } from './demo-masters';
import { subscribePeople } from './demo-messages';
import type { SeedContext } from './seed-context';
import { markSeeding, unmarkSeeding } from './seeding-mark';

const DEMO_DAYS = 60;

/** Log-ins of the demo: only seeded into an empty database, and printed at its start. */
const ADMIN = { name: 'DEMO ADMIN', email: 'admin@demo.example', password: 'demo-admin' };
const STAFF = {
  name: 'DEMO STAFF',
  email: 'staff@demo.example',
  password: 'demo-staff',
  phoneNo: '9000000000',
  address: 'DEMO STATION',
};

/**
 * Seeds a station of 4 pumps, 16 nozzles, 4 tanks and 40 creditors, with `days` days of history and a running shift,
 * all of it entered through the same commands as real work.
 */
export async function seedDemo(ground: SeedContext, days = DEMO_DAYS): Promise<void> {
  const { log, env } = ground;
  const started = Date.now();
  const login = { ...ADMIN, email: env.adminEmail ?? ADMIN.email, password: env.adminPassword ?? ADMIN.password };
  // A crash may lose the end or all of it: it counts as half a demo until a durable commit removes the mark.
  const hurried = await openHurried(ground.database);
  let admin: string;
  try {
    admin = await seedInto({ ...ground, database: hurried }, login, days);
  } finally {
    await hurried.destroy();
  }
  await unmarkSeeding(sqlOn(poolOf(ground.database)));
  log.info(`Demo station created in ${Math.ceil((Date.now() - started) / 1000)} s`);
  log.info(`Log in as ${admin} with ${env.adminPassword ? 'ADMIN_PASSWORD' : login.password} (admin)`);
  log.info(`or as ${STAFF.email} with ${STAFF.password} (staff)`);
}

/** Returns the e-mail address of the created admin. */
async function seedInto(ground: SeedContext, login: typeof ADMIN, days: number): Promise<string> {
  const { database } = ground;
  const today = ground.clock.today();
  const firstDay = addDays(today, -days);
  const clock = demoClock(ground.clock, firstDay);
  const ctx = await contextOfAdmin({ ...ground, clock }, login);
  const make = <Made>(name: string, input: object): Promise<Made> =>
    submit({ ...ctx, requestId: randomUUID() }, commands.get(name)! as never, input) as Promise<Made>;
  const act: Act = make;
  const { id: staffId } = await act('createUser', STAFF);
  const station = await seedMasters(act, firstDay);
  await workDays({ act, station, database, clock, today, chance: chanceOf(20_261), days, slips: 0 });
  await subscribePeople(make, sqlOn(poolOf(database)), station, ctx.actor.userId);
  const { name, email } = STAFF;
  await askForChanges({
    ...ctx,
    actor: {
      kind: 'user',
      userId: staffId,
      sessionId: 0,
      mustConfirm: false,
      name,
      email,
      rights: BUILT_IN_ROLES.staff,
    },
  });
  return ctx.actor.email;
}

/**
 * Creates the admin, who then enters everything else. Throws ProblemError INVALID, with nothing seeded, if a rule of
 * users is broken.
 */
async function contextOfAdmin(ground: SeedContext, login: typeof ADMIN): Promise<Context<UserPrincipal>> {
  const { name, email } = readFirstAdmin(login);
  const passwordHash = await hashPassword(login.password);
  const userId = await transaction(ground.database, async (tx) => {
    await markSeeding(tx.sql);
    const id = await insertFirstAdmin(tx, { name, email, passwordHash });
    if (id === null) throw new Error('This station was set up while the demo was being created: start again');
    return id;
  });
  return {
    ...ground,
    requestId: 'demo',
    actor: { kind: 'user', userId, sessionId: 0, mustConfirm: false, name, email, rights: BUILT_IN_ROLES.admin },
    address: '',
    userAgent: 'demo',
    idempotencyKey: null,
    replayed: false,
  };
}
