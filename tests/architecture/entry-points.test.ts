import { BUILT_IN_ROLES } from '../../server/domain/rights';
import 'reflect-metadata';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { ProblemError } from '../../server/domain/kernel/problem';
import { ALL_RIGHTS, type Right } from '../../server/domain/rights';
import { SET_UP_FIRST } from '../../server/domain/second-factor.rules';
import '../../server/api/graphql/resolvers';
import '../../server/api/rest/routes';
import { ask, queries } from '../../server/platform/ask';
import { stationClock } from '../../server/platform/clock';
import type { Context } from '../../server/platform/context';
import type { Actor } from '../../server/platform/principal';
import { commands, submit } from '../../server/platform/submit';

const ROOT = path.resolve(__dirname, '../..');
const filesUnder = (folder: string): string[] =>
  fs.readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

const server = filesUnder('server').filter((file) => file.endsWith('.ts'));
const adapters = server.filter((file) => file.endsWith('.resolver.ts') || file.startsWith('server/api/rest/'));

describe('adapters contain no rules, SQL, permission checks or transactions', () => {
  it.each(adapters)('%s', (file) => {
    const text = textOf(file);
    expect(text).not.toMatch(/\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(FROM|SET|INTO|WHERE)\b/);
    expect(text).not.toMatch(/\bsql[(`<]|createQueryRunner|transaction\(|\.manager\b/);
    expect(text).not.toMatch(/isAdmin\s*(\)|&&|\|\||\?(?!:))|refuseUnlessAllowed|mayPass/);
  });
});

describe('each cross-cutting duty has a single module', () => {
  const only = (pattern: RegExp, allowed: RegExp) =>
    expect(server.filter((file) => pattern.test(textOf(file)) && !allowed.test(file))).toEqual([]);
  it('only the entry points open transactions', () => only(/createQueryRunner\(/, /platform\/transaction|database\//));
  it('only the data source opens connections', () =>
    only(/new (DataSource|Pool|Client)\(/, /database\/|platform\/(events|station-database)/));
  it('only the kernel rounds', () => only(/Math\.round|toFixed\(/, /domain\/kernel\//));
  it('only env reads settings', () =>
    only(/process\.env\b/, /server\/env\.ts|server\/main\.ts|server\/cli\/|database\/embedded/));
});

/** What a caller without a log-in may do. Adding to it is a deliberate decision. */
const OPEN_TO_ANYONE = [
  'checkPasswordLink',
  'completeSignIn',
  'recoverPassword',
  'resetPassword',
  'resetPasswordWithPicture',
  'setUpStation',
  'signIn',
  'stationName',
  'stationState',
];

/** What staff may not do. Removing from it is a deliberate decision. */
const ADMIN_ONLY = [
  'apiKeys',
  'audit',
  'auditDownload',
  'auditHeadCheck',
  'auditRows',
  'auditedTables',
  'billSeries',
  'changePayRate',
  'changeReview',
  'chargeInterest',
  'closedShiftsOn',
  'correctShift',
  'correctionForm',
  'createAccountPaymentMode',
  'createApiKey',
  'createEventCategory',
  'createExpenditureCategory',
  'createMessage',
  'createNozzle',
  'createPaymentMode',
  'createPermittedVariation',
  'createProduct',
  'createProductRate',
  'createPump',
  'createReceiveCategory',
  'createRole',
  'createShiftType',
  'createSupplier',
  'createSwipeMachine',
  'createTank',
  'createTransactionAccount',
  'createUser',
  'dayBook',
  'dayBookDownload',
  'decideChange',
  'employeePayRate',
  'employeePayRateDownload',
  'dipChartText',
  'enableRole',
  'enableUser',
  'existingRole',
  'eventCategories',
  'existingUser',
  'generateDipChart',
  'getInterestReport',
  'getInterestReportDownload',
  'interestDays',
  'interestDue',
  'hasSecondFactor',
  'recordCreditorAdjustment',
  'usableKeysMadeBy',
  'issuePasswordLink',
  'resetSecondFactor',
  'keyFigures',
  'messageCategories',
  'messageSubscriptions',
  'meterEventsOfShift',
  'msgSubscriptionReport',
  'msgSubscriptionReportDownload',
  'notification',
  'notifications',
  'outboxMessages',
  'paySalary',
  'payTermsOf',
  'records.salaryPayment',
  'records.salaryPayments',
  'records.salaryPaymentSums',
  'permissionCounts',
  'permissionData',
  'previewTemplate',
  'profitAndLoss',
  'profitAndLossDownload',
  'receiveCategories',
  'receiverTables',
  'recipientChoices',
  'recordBackwardStockIn',
  'recordMeterEvent',
  'rehearseChange',
  'rehearseCorrection',
  'rehearseRateCorrection',
  'removeInspection',
  'removeRole',
  'removeSubscription',
  'removeUser',
  'retryFailedMessages',
  'retryMessage',
  'revokeApiKey',
  'role',
  'roles',
  'runningMeters',
  'salariesOf',
  'salaryForm',
  'salaryPayslip',
  'salaryPayslipDownload',
  'salaryPreview',
  'seeNotices',
  'sendMessage',
  'setBillSeries',
  'setDipChart',
  'setMessageTemplate',
  'setStationLogo',
  'shortagesThisMonth',
  'stockInsToReview',
  'takeBackMeterEvent',
  'stationSetup',
  'tankCover',
  'topDues',
  'trialBalance',
  'trialBalanceDownload',
  'undoLastShift',
  'undoLastShiftRefusal',
  'moveClosedShift',
  'moveShift',
  'cancelRunningShift',
  'updateRole',
  'updateUser',
  'user',
  'users',
  'waitingChanges',
];

/** What a user can do who must set up a second factor first. Adding to it is a deliberate decision. */
const BEFORE_SECOND_FACTOR = [
  'addPasskey',
  'confirmAuthenticator',
  'me',
  'mySecondFactor',
  'signOut',
  'startAuthenticator',
  'startPasskey',
];

/** What only people do, about their own account. An API key may not, whatever its rights. */
const OWN_ACCOUNT = [
  'addPasskey',
  'changePassword',
  'confirmAuthenticator',
  'confirmSession',
  'myLastEntries',
  'myPasswordLinks',
  'mySecondFactor',
  'mySessions',
  'removePasskey',
  'removeView',
  'renewRecoveryCodes',
  'revokeSession',
  'saveView',
  'savedViews',
  'setLanguage',
  'signOut',
  'startAuthenticator',
  'startConfirmation',
  'startPasskey',
  'turnOffSecondFactor',
];

/** A database that fails on any use, which is allowed only after the permission check. */
const DEAD = new Proxy({}, { get: () => void assert.fail('The database was used') }) as DataSource;
const actor = (isAdmin: boolean): Actor => ({
  kind: 'user',
  userId: 1,
  sessionId: 1,
  mustConfirm: false,
  name: 'A USER',
  email: 'a@b.example',
  rights: BUILT_IN_ROLES[isAdmin ? 'admin' : 'staff'],
});

/** The code of the permission's refusal; null for a caller who is allowed, whatever happens after. */
async function refusalTo(who: Actor | null, call: (ctx: Context) => Promise<unknown>): Promise<string | null> {
  const ctx = { database: DEAD, actor: who, clock: stationClock('Asia/Kolkata'), idempotencyKey: null } as Context;
  try {
    await call(ctx);
  } catch (error) {
    const code = error instanceof ProblemError ? error.problems[0]!.code : null;
    if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === SET_UP_FIRST) return code;
  }
  return null;
}

const backend: [string, (ctx: Context) => Promise<unknown>][] = [
  ...[...commands.values()].map(({ name }): (typeof backend)[number] => [
    name,
    (ctx) => submit(ctx, commands.get(name)!, {}),
  ]),
  ...[...queries.values()].map(({ name }): (typeof backend)[number] => [
    name,
    (ctx) => ask(ctx, queries.get(name)!, {}),
  ]),
];

describe('permissions of the entry points', () => {
  it('every entry point is covered, and the lists name no unknown one', () => {
    const names = backend.map(([name]) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names).toEqual(expect.arrayContaining([...OPEN_TO_ANYONE, ...ADMIN_ONLY, ...BEFORE_SECOND_FACTOR]));
  });

  it.each(backend)('%s', async (name, call) => {
    expect(await refusalTo(null, call)).toBe(OPEN_TO_ANYONE.includes(name) ? null : 'UNAUTHENTICATED');
    expect(await refusalTo(actor(false), call)).toBe(ADMIN_ONLY.includes(name) ? 'FORBIDDEN' : null);
    expect(await refusalTo(actor(true), call)).toBeNull();
    const access = (commands.get(name) ?? queries.get(name))!.right;
    const isForPeople = access === 'bell' || OWN_ACCOUNT.includes(name) || ALL_RIGHTS.has(access as Right);
    const key: Actor = { kind: 'service', userId: 1, keyId: 1, name: 'A TOOL', email: '', rights: new Set() };
    expect(await refusalTo(key, call)).toBe(isForPeople ? 'FORBIDDEN' : null);
    const isOpen = OPEN_TO_ANYONE.includes(name) || BEFORE_SECOND_FACTOR.includes(name);
    const must = { ...actor(true), mustSetUpSecondFactor: true };
    expect(await refusalTo(must, call)).toBe(isOpen ? null : SET_UP_FIRST);
  });
});
