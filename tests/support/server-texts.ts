import fs from 'node:fs';
import path from 'node:path';
import { type NodePath, parseSync, traverse, types } from '@babel/core';
import { masters } from '../../server/masters';
import { editableTables } from '../../server/modules/changes';
import { reports } from '../../server/reports';
import { COMPOSED, PARTS_ARE_IN } from './composed-texts';

/** The lists of phrases of a language. */
type List = 'refusals' | 'masters' | 'reports' | 'prints';

/** A text with {0}, {1} … as placeholders, and where it is used. */
export type UserTexts = Map<string, { list: List; place: string }>;

const SERVER = path.join(__dirname, '../../server');

/**
 * Files without user-visible texts: tables, start and command line, API descriptions, message templates; and messages,
 * which have catalogues by id.
 */
const FILES_WITHOUT_TEXTS: readonly RegExp[] = [
  /^[\w-]+\.ts$|^(api|books|cli|database)\/|\.(entity|messages)\.ts$|^reports\/message-in-sql\.ts$/,
  /^domain\/kernel\/(decimal|message|money|problem|words)\.ts$/,
  /^platform\/(requested-fields|scalars|outbox|rehearse|time-limit|events|event-queue|audit|station-setting)\.ts$/,
  /^services\/messages\/(outbox-worker|retry-failed-messages|tell-subscribers|channels\/.*)\.ts$/,
  /^(views\/summary\/summary-worker|views\/summary\/day-summary|services\/approvals\/tell-changes|modules\/credit\/over-limit-mail)\.ts$/,
  /^reports\/(section|report\.resolver|station-reports|definitions\/audit-words)\.ts$/,
  /^services\/access\/(session|first-admin|tell-user)\.ts$|^masters\/(master-field|master\.resolver|reference-field)\.ts$/,
  // Their texts are labels.
  /^domain\/(stored-file|change-request|message-template)\.rules\.ts$/,
  /^services\/files\/stored-file\.resolver\.ts$/,
];

/** SQL statements and expressions. */
const SQL =
  /\b(SELECT|INSERT|UPDATE|DELETE FROM|WHERE|JOIN|CREATE|ORDER BY|CASE|COALESCE|LATERAL|BETWEEN|IS NULL|IS NOT|NULLIF|OFFSET|DESC|SAVEPOINT|USING gist|interval '|concat_ws|to_char)\b|::|\$\d|= '|AS "|:[a-z]+[A-Z]|\w+\.\w+_\w+|\w\.\w+ [-=<>]|_\w+ [-+=<>]|\w+\.\w+, ?\w+\.\w+|NOT [a-z]\.| AS \w|[a-z]\.\{\d\}|\b(lower|left|strpos|power|array_position|starts_with|split_part)\(/;

/** Words in SQL that a report's cell shows. */
const WORDS_IN_SQL = /'([A-Z][a-z]+(?:[ -][A-Za-z]+,?)*|not counted|[A-Z]-[a-z, ]+[A-Z]{3})'/g;

/** Texts that look like words but are not translated: keys, formats, parts of composed sentences. */
const NOT_TRANSLATED = new Set([
  '{0} is {1}',
  '{0} pays for {1}',
  '{0} account',
  '{0} address',
  'dd-mm-yyyy hh:mm',
  'Noto',
  'Basic {0}',
  'id, route, name, search, shared',
  'AbortError',
  '{0} is over the credit limit',
  'A new password for {0}',
]);

/** Properties of a registry that are not shown; the texts of reports are read at run time. */
const UNTRANSLATED_KEYS = /^(contentType|orderBy|only|ledger|sql|type|description|graphqlName|format|font|body)$/;

/** Whether a user can see a literal, in contrast to those that only the compiler or the framework reads. */
function isVisible(at: NodePath): boolean {
  const isHidden = (up: NodePath): boolean => {
    if (up.isImportDeclaration() || up.isTSType() || up.isTSEnumMember()) return true;
    if (up.isNewExpression() || up.isThrowStatement())
      return /^(Error|TypeError|GraphQLScalarType|AbortController)$/.test(nameOf(up.get('callee')));
    if (up.isDecorator()) {
      const called = nameOf(up.get('expression.callee'));
      return /^(Field|ObjectType|InputType|ArgsType|Query|Mutation|Subscription|Arg|Entity|Column|Check|Index|Unique|Exclusion|ForeignKey|OneToMany|ManyToOne|JoinColumn)$/.test(
        called,
      );
    }
    if (up.isCallExpression()) {
      const callee = up.get('callee');
      if (/^(registerEnumType|Check|Index|Unique|setTimeout)$/.test(nameOf(callee))) return true;
      return callee.isMemberExpression() && /^(info|warn|error|debug)$/.test(nameOf(callee.get('property')));
    }
    return false;
  };
  const property = at.findParent((up) => up.isObjectProperty());
  if (property && UNTRANSLATED_KEYS.test(nameOf(property.get('key') as NodePath))) return false;
  const isSample = at.key === 1 && at.parentPath?.isCallExpression() && nameOf(at.parentPath.get('callee')) === 'fact';
  return !isSample && at.findParent(isHidden) === null;
}

function nameOf(at: NodePath | NodePath[]): string {
  const node = Array.isArray(at) ? undefined : at.node;
  return types.isIdentifier(node) ? node.name : '';
}

/** 'At most {0} rows' for a literal, a template or literals joined by +; null for anything else. */
function textOf(node: types.Node, places = { count: 0 }): string | null {
  if (types.isStringLiteral(node)) return node.value;
  if (types.isTemplateLiteral(node))
    return node.quasis
      .map(({ value }, at) => (value.cooked ?? '') + (at < node.expressions.length ? `{${places.count++}}` : ''))
      .join('');
  if (!types.isBinaryExpression(node, { operator: '+' })) return null;
  const [left, right] = [textOf(node.left, places), textOf(node.right, places)];
  return left === null || right === null ? null : left + right;
}

/** Whether a text is meant for users: several words, one with a capital, or one between placeholders. */
const isWords = (text: string): boolean => {
  const own = text.replace(/\{\d\}/g, ' ').trim();
  if (
    text !== text.trimStart() ||
    text.includes('\n') ||
    (text.endsWith(' ') && own.split(' ').length < 4) ||
    /^[;,]/.test(text) ||
    /\{\{[a-z]/.test(text) ||
    NOT_TRANSLATED.has(text) ||
    !/[a-z]{2}/.test(own)
  )
    return false;
  if (own !== text.trim() && !text.trim().includes(' ')) return false;
  if (own === text.trim() || /[A-Za-z]{2}.*\s.*[a-z]{2}/.test(own)) return / |^[A-Z][a-z]+([A-Z][a-z]+)?$/.test(own);
  return /(^|\s)[A-Za-z][a-z]+(\s|$|[:.,])/.test(own) && !/[\w:/.]\{\d\}|\{\d\}\w/.test(text);
};

const listOf = (file: string): List => {
  if (/^reports\/export\/pdf-document|^views\/cash-memos\/memo-sheet|station-head|kernel\/words/.test(file))
    return 'prints';
  if (/^reports\/(definitions\/|(?!export|page|parameter|print-table|report))/.test(file)) return 'reports';
  return /^masters\/|\/change-(?!request)/.test(file) ? 'masters' : 'refusals';
};

function textsOfFile(file: string, add: (list: List, text: string) => void): void {
  const ast = parseSync(fs.readFileSync(path.join(SERVER, file), 'utf8'), {
    configFile: false,
    babelrc: false,
    filename: file,
    parserOpts: { plugins: ['typescript', 'decorators-legacy'] },
  });
  if (ast === null) throw new Error(`${file} cannot be read`);
  const list = listOf(file);
  const see = (at: NodePath): void => {
    const text = textOf(at.node);
    if (text === null || (at.parentPath && textOf(at.parentPath.node) !== null)) return;
    if (SQL.test(text)) {
      if (list === 'reports') for (const [, words] of text.matchAll(WORDS_IN_SQL)) add(list, words!);
    } else if (isWords(text) && isVisible(at)) add(list, text);
  };
  traverse(ast, {
    StringLiteral: see,
    TemplateLiteral: see,
    BinaryExpression: see,
  });
}

/** Texts that the registries make at run time: labels from names, rows by their label and name. */
function textsOfRegistries(add: (list: List, text: string, place: string) => void): void {
  for (const { master } of masters) {
    const { label, pluralLabel = `${label}s` } = master.options;
    for (const text of [label, pluralLabel, `${label} {0}`]) add('masters', text, master.name);
    for (const { options, rule } of master.fields) {
      for (const text of [options.label, options.hint, ...Object.values(options.choices ?? {})])
        if (text) add('masters', text, `${master.name}.${options.label}`);
      if (options.message) add('masters', rule.message, master.name);
    }
  }
  for (const { table, label, fields, facts } of editableTables.values()) {
    for (const text of [label, `${label} {0}`]) add('masters', text, table);
    for (const field of [...fields, ...facts]) add('masters', field.label, `${table}.${field.name}`);
  }
  for (const { route, title, description, parameters, sections } of reports) {
    add('reports', title, route);
    if (description) add('reports', description, route);
    for (const { label } of Object.values(parameters)) add('reports', label, route);
    for (const section of sections) {
      add('reports', section.title, route);
      for (const { label, kind } of section.columns)
        if (kind !== 'key' && kind !== 'path') add('reports', label, route);
      for (const { title: chart } of section.charts ?? []) add('reports', chart, route);
    }
  }
}

/** All texts that the server has for users, from its sources and its registries. */
export function serverTexts(): UserTexts {
  const texts: UserTexts = new Map();
  const add = (list: List, text: string, place: string): void => {
    if (!texts.has(text)) texts.set(text, { list, place });
  };
  textsOfRegistries(add);
  for (const [list, composed] of Object.entries(COMPOSED))
    for (const text of composed) add(list as List, text, 'put together');
  const files = fs.readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  for (const file of files.filter(
    (each) => each.endsWith('.ts') && ![...FILES_WITHOUT_TEXTS, PARTS_ARE_IN].some((pattern) => pattern.test(each)),
  ))
    textsOfFile(file, (list, text) => add(list, text, file));
  return texts;
}
