import { LANGUAGES, nameOfLanguage } from '../../../i18n/languages';
import { ANSWERS } from '../../domain/answers';
import { labelled } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import type { Right } from '../../domain/rights';
import { settings } from '../../domain/settings.messages';
import {
  MAY_AT_ONCE_WORDS,
  mayAtOnceRule,
  problemsOfStationSettings,
  SECOND_FACTOR_FOR_WORDS,
  STOCK_RAISED_BY_WORDS,
  stationSettingsRules,
  upToRule,
} from '../../domain/station-settings.rules';
import type { Sql } from '../../platform/sql';
import { type Settings, stationSettings } from '../../platform/station-setting';
import type { Tx } from '../../platform/submit';
import { lockActingDeciders } from '../access/keep-an-admin';
import { isOn, secondFactorOf } from '../access/second-factor/second-factor';
import { type ApprovalLine, approvalLines } from '../approvals/approval-line';
import { needsApproval } from '../approvals/approval-policy';
import { type ChangeField, changeField, type Values } from '../approvals/change-field';
import { defineEditableTable, type EditableRow } from '../approvals/editable-table';
import { requireApproval } from '../approvals/require-approval';

/** The settings' row id: there is one station. */
const SETTINGS_ROW = 1;

type SettingsRow = EditableRow & Settings;

/** Counts the changes; stored among the settings, because settings are rows and not columns. */
const VERSION = 'version';

const { stationName, address, phone, dealerLine, taxNumber, upiAddress, stockRaisedBy, lowStockPercent, fourEyes } =
  stationSettingsRules;
const { secondFactorFor } = stationSettingsRules;
const mayAtOnce = (name: string, label: string, exempt: Right | null): ChangeField =>
  changeField(name, label, mayAtOnceRule, { choices: MAY_AT_ONCE_WORDS, policyLine: { exempt } });

/** The fields of the lines of the approval policy with an amount, or of the others, in the order of the page. */
const fieldsOfLines = (withAmount: boolean): ChangeField[] =>
  [...approvalLines.values()]
    .filter(({ hasAmount }) => hasAmount === withAmount)
    .toSorted((one, other) => one.shown.order - other.shown.order)
    .map(({ setting, shown, exempt }) =>
      withAmount
        ? changeField(setting, shown.label, upToRule, { policyLine: { exempt } })
        : mayAtOnce(setting, shown.label, exempt),
    );

/**
 * The lines of the policy that get another setting, each with the largest amount, in paise, that it would let pass. Whether
 * the change waits, and who may accept it, is as for an entry of that amount: nobody lifts a limit that holds for them.
 */
const changedLines = (changes: Values): [ApprovalLine, Paise | null][] =>
  [...approvalLines.values()]
    .filter(({ setting }) => Object.hasOwn(changes, setting))
    .map((line) => [
      line,
      line.hasAmount ? ((changes[line.setting] as Paise | null) ?? Number.MAX_SAFE_INTEGER) : null,
    ]);

/** The settings by which an admin's entries wait for another admin: without one, nobody could accept them. */
const waitingForAnother = (settings: Values): string[] =>
  [...approvalLines.values()]
    .filter((line) => !line.hasAmount && line.exempt === null && line.onlyWithFourEyes !== true)
    .map(({ setting }) => setting)
    .filter((setting) => settings[setting] === 'ADMINS');

const MESSAGE_LANGUAGE = { kind: 'choice', required: true, choices: LANGUAGES, message: 'Select a language' } as const;

const FIELDS: readonly ChangeField[] = [
  changeField('stationName', 'Station name', stationName),
  changeField('address', 'Address', address, { kind: 'multiline' }),
  changeField('phone', 'Phone', phone, { kind: 'phone' }),
  changeField('dealerLine', 'Dealer line', dealerLine),
  changeField('taxNumber', 'Tax number (GSTIN)', taxNumber),
  changeField('upiAddress', 'UPI address', upiAddress, { hint: 'Bills and statements get a code to pay to it.' }),
  changeField('messageLanguage', 'Language of messages', MESSAGE_LANGUAGE, {
    choices: Object.fromEntries(LANGUAGES.map((language) => [language, nameOfLanguage(language)])),
    hint: 'Standard texts of messages about events. Texts of your own stay as you wrote them.',
  }),
  changeField('stockRaisedBy', 'Stock goes up by', stockRaisedBy, { choices: STOCK_RAISED_BY_WORDS }),
  changeField('lowStockPercent', 'Stock is low below this % of capacity', lowStockPercent),
  changeField('fourEyes', 'Four eyes: each change needs the approval of somebody else', fourEyes),
];

/** The station's settings: changed by an admin, with four eyes by two admins. */
defineEditableTable<SettingsRow>({
  table: 'station_setting',
  label: 'Station setting',
  right: 'station.configure',
  // The lines are known once all commands are loaded.
  get fields() {
    return [
      ...FIELDS,
      ...fieldsOfLines(true),
      // Who decides on requests changes every entry at once.
      mayAtOnce('ownEntries', 'Own new entries, changed by staff', 'changes.decide'),
      ...fieldsOfLines(false),
      changeField('secondFactorFor', 'Two-step login is required for', secondFactorFor, {
        choices: SECOND_FACTOR_FOR_WORDS,
      }),
    ];
  },
  facts: [],
  async read(sql, id) {
    if (id !== SETTINGS_ROW) return null;
    return { id, version: await versionOf(sql), ...(await stationSettings(sql)) };
  },
  // Serialises changes: the version's row exists from the first change on.
  async lock(tx) {
    await tx.sql("INSERT INTO station_setting (key, value) VALUES ($1, '1') ON CONFLICT (key) DO NOTHING", [VERSION]);
    await tx.sql('SELECT FROM station_setting WHERE key = $1 FOR UPDATE', [VERSION]);
  },
  titleOf: (row) => row.stationName,
  async waits({ actor, sql }, _row, changes) {
    for (const [line, amount] of changedLines(changes)) if (await needsApproval(actor, sql, line, amount)) return true;
    return false;
  },
  async modify(tx, row, changes, reason) {
    for (const [line, amount] of changedLines(changes)) await requireApproval(tx, line, amount);
    const after: SettingsRow = { ...row, ...changes };
    const admins = (await lockActingDeciders(tx.sql)).length;
    refuseIf(problemsOfStationSettings(after, admins, waitingForAnother(after)), 'REFUSED');
    if (changes.secondFactorFor !== undefined) await refuseWithoutOwn(tx);
    await write(tx, { ...changes, [VERSION]: row.version + 1 });
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, row[name]]));
    tx.audit({ table: 'station_setting', id: SETTINGS_ROW, before, after: changes, reason });
    tx.publish('settingsChanged', {});
    return labelled(ANSWERS.settingsChanged);
  },
  remove: null,
});

async function versionOf(sql: Sql): Promise<number> {
  const [row] = await sql<{ value: number }>('SELECT value FROM station_setting WHERE key = $1', [VERSION]);
  return row?.value ?? 1;
}

/**
 * Who requires a second factor of others has shown that it works here: with a wrong clock of the server, nobody could set
 * one up and change the setting back. Who ends the requirement has one too, so that no password alone does it.
 */
async function refuseWithoutOwn({ sql, actor }: Tx): Promise<void> {
  if (isOn(await secondFactorOf(sql, actor!.userId))) return;
  throw refusal('NO_SECOND_FACTOR', settings.ownTwoStepFirst(), 'secondFactorFor');
}

async function write({ sql }: Tx, values: Values): Promise<void> {
  await sql(
    `INSERT INTO station_setting (key, value) SELECT key, value FROM jsonb_each($1)
     ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`,
    [JSON.stringify(values)],
  );
}
