import fs from 'node:fs';
import path from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { getMetadataArgsStorage } from 'typeorm';
import { entities } from '../../server/database/entities';
import { ANSWERS } from '../../server/domain/answers';
import {
  CHANGE_STATES,
  DO_ACCEPT,
  DO_REJECT,
  PASSWORD_LINK_COMMENT,
  wordsOf,
} from '../../server/domain/change-request.rules';
import { type FieldRule, textsOf } from '../../server/domain/field-rules';
import { RESET_TEXTS, SUBSCRIPTION_TEXTS } from '../../server/domain/message.rules';
import { AREAS, BUILT_IN_NAMES, RIGHTS } from '../../server/domain/rights';
import { stockInRules } from '../../server/domain/stock-in.rules';
import { FILE_TEXTS } from '../../server/domain/stored-file.rules';
import { masters } from '../../server/masters';
import { editableTables } from '../../server/modules/changes';
import type { Asked } from '../../server/platform/checked';
import { commands } from '../../server/platform/submit';
import { reports } from '../../server/reports';
import { DOCUMENT_KINDS } from '../../server/reports/ledger-words';
import { approvalLines, lineOfCommand, waitingCommands } from '../../server/services/approvals/approval-line';
import { auditedField } from '../../server/services/approvals/audit-fields';
import { RECEIVER_FIELDS } from '../../server/services/messages/receivers';
import { placeholdersOf, STATION_EVENTS } from '../../server/services/messages/station-events';
import { listedThings } from '../../server/views/graph/things';

/** A label, and the master, table, report, event or command that has it. */
export interface RegistryLabel {
  label: string;
  place: string;
}

/** Names in the audit of what migrations and the programs of the server write. */
const AT_SERVER = ['firstAdmin', 'migration', 'newPasswordLink', 'resetSecondFactorAtServer'];

/** All labels that the registries show (ADR 50). A command is one because the audit names it. */
export function registryLabels(): RegistryLabel[] {
  const labels: RegistryLabel[] = [];
  const add = (place: string, ...texts: readonly (string | null | undefined)[]): void => {
    for (const label of texts) if (label) labels.push({ label, place });
  };
  for (const { master } of masters) {
    const { label, pluralLabel = `${label}s` } = master.options;
    add(master.name, label, pluralLabel);
    for (const { options } of master.fields)
      add(master.name, options.label, options.hint, options.changedElsewhere, ...Object.values(options.choices ?? {}));
  }
  for (const { table, label, fields, facts, audited = [] } of editableTables.values()) {
    add(table, label, ...fields.map(({ hint }) => hint));
    for (const field of [...fields, ...facts, ...audited])
      add(table, field.label, ...Object.values(field.choices ?? {}));
  }
  for (const { command, label } of approvalLines.values()) add(command, label);
  for (const command of waitingCommands()) add(command, lineOfCommand(command)?.label);
  for (const { route, title, description, parameters, sections } of reports) {
    add(route, title, description, ...Object.values(parameters).map(({ label }) => label));
    for (const section of sections) {
      const shown = section.columns.filter(({ kind }) => kind !== 'key' && kind !== 'path');
      add(
        route,
        section.title,
        section.missing,
        ...shown.flatMap(({ label, cells = [] }) => [label, ...cells]),
        ...(section.charts ?? []).map((chart) => chart.title),
      );
    }
  }
  for (const [event, { name }] of Object.entries(STATION_EVENTS))
    add(event, name, ...Object.values(placeholdersOf(event)).map(({ meaning }) => meaning));
  for (const name of [...[...commands.values()].map((command) => command.name), ...AT_SERVER]) add(name, wordsOf(name));
  for (const { name, label } of AREAS) add(`rights of ${name}`, label);
  add('built-in roles', ...Object.values(BUILT_IN_NAMES));
  for (const { name, description } of RIGHTS) add(`right ${name}`, description);
  add('stored-file.rules.ts', ...Object.values(FILE_TEXTS));
  add('answers.ts', ...Object.values(ANSWERS), DO_ACCEPT, DO_REJECT, PASSWORD_LINK_COMMENT);
  add('receivers.ts', ...Object.values(RECEIVER_FIELDS));
  add('message.rules.ts', ...Object.values(SUBSCRIPTION_TEXTS), ...Object.values(RESET_TEXTS));
  for (const { name, label } of listedThings) add(name, label);
  for (const kind of DOCUMENT_KINDS) add(kind, wordsOf(kind));
  for (const [file, rule] of fieldRules()) add(file, ...textsOf(rule));
  for (const { propertyName, context } of validations()) add(propertyName, ...(context?.labels ?? []));
  return labels;
}

const DOMAIN = path.join(__dirname, '../../server/domain');

/** The rules that the modules of the domain export, alone or in tables, with their files. */
function* fieldRules(): Generator<[file: string, rule: FieldRule]> {
  for (const file of fs.readdirSync(DOMAIN).filter((name) => name.endsWith('.ts') && !name.endsWith('.messages.ts'))) {
    const exported = Object.values<unknown>(require(path.join(DOMAIN, file)));
    const tables = exported.includes(stockInRules) ? [...exported, stockInRules(true), stockInRules(false)] : exported;
    for (const rule of tables.flatMap(rulesIn)) yield [file, rule];
  }
}

function rulesIn(value: unknown): FieldRule[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if ('kind' in value && 'message' in value) return [value as FieldRule];
  return Object.values(value).flatMap(rulesIn);
}

interface Validation {
  propertyName: string;
  context?: Partial<Asked>;
}

/** What the inputs of commands, queries and reports check. */
function validations(): Validation[] {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<unknown, Validation[]>;
  };
  return [...validationMetadatas.values()].flat();
}

/** Names of audited values that are neither a column nor an input: parts of a command's result. */
const RESULTS = [
  ...['asked', 'issued', 'handlers', 'on', 'pay', 'held', 'payable', 'balanceBefore', 'settledBy', 'messages'],
  ...['recoveryCodeUsed', 'recoveryCodesRenewed', 'passkeyAdded', 'passkeyRemoved', 'turnedOff', 'reset', 'revoked'],
];
/** Tables of the audit that are no tables of the database. */
const AUDIT_ONLY = ['account_access', 'second_factor'];

/** Labels that the audit may make of the names of tables, columns, inputs and states. Many are never written. */
export function auditLabels(): Set<string> {
  const storage = getMetadataArgsStorage();
  const isOf = (target: object, other: unknown): boolean =>
    target === other || (target as { prototype: unknown }).prototype instanceof (other as new () => unknown);
  const tables = storage.tables.filter(({ target }) => (entities as unknown[]).includes(target));
  const columns = tables.flatMap(({ name, target }) =>
    storage.columns.flatMap((column) => (isOf(target as object, column.target) ? [[name!, column.propertyName]] : [])),
  );
  return new Set([
    ...[...tables.map(({ name }) => name!), ...AUDIT_ONLY, ...CHANGE_STATES, 'RUNNING', 'CLOSED'].map(wordsOf),
    ...[...columns, ...RESULTS.map((name) => ['', name])].map(([table, name]) => auditedField(table!, name!).label),
    ...validations().map(({ propertyName }) => auditedField('', propertyName).label),
    ...['Yes', 'No', 'State'],
  ]);
}
