import { showDate } from '../../../../server/domain/kernel/business-date';
import { groupedLitres, inr, withMinusSign } from '../../../../server/domain/kernel/format';
import type { MessageParams } from '../../../../server/domain/kernel/message';
import { sum } from '../../../../server/domain/kernel/sum';
import { type MessageText, said, t } from '../../i18n/translate';

/** A figure that a change moves; without figures, a sentence. */
interface EffectLine {
  what: string;
  before?: string;
  after?: string;
}

/** The effects on one shift, on one kind of figure, on balances such as the safe, or on words such as the comment. */
export interface EffectGroup {
  title: string;
  inWords: boolean;
  lines: EffectLine[];
  /** Of a kind of figure: how many of them move, and by how much in all. */
  total?: string;
}

type Worded = { messageId?: string | null; params?: MessageParams | null };

/** From so many effects on, they are grouped by their kind: a table for each of many shifts is not read. */
const MANY = 40;

const FIGURES: Readonly<Record<string, (value: unknown) => string>> = {
  'effects.money': (paise) => withMinusSign(inr(Number(paise))),
  'effects.litres': (litres) => `${withMinusSign(groupedLitres(Number(litres)))} L`,
  'effects.words': (words) => said(words as MessageText),
};

const KINDS = {
  'effects.sale': 'ui.effects.sales',
  'effects.shortage': 'ui.effects.shortages',
  'effects.shortAndOver': 'ui.effects.shortAndOver',
  'effects.employee': 'ui.effects.employees',
  'effects.due': 'ui.effects.dues',
  'effects.advance': 'ui.effects.advances',
  'effects.closingDue': 'ui.effects.bills',
  'effects.billAmount': 'ui.effects.billAmounts',
  'effects.interestToCharge': 'ui.effects.interest',
  'effects.purchase': 'ui.effects.purchases',
  'effects.purchaseOf': 'ui.effects.purchases',
} as const;

interface ReadEffect {
  /** Of the shift, of the balances or of the words. */
  title: string;
  /** Of the kind of figure. */
  kind: string;
  inWords: boolean;
  line: EffectLine;
  /** The line by its full name, with its shift. */
  named: EffectLine;
  /** Paise or millilitres, by the message; undefined for words, and for figures of several kinds. */
  difference?: { messageId: string; by: number };
}

/** Splits an effect into its figure's name, before and after, which the server sends as data. */
function readEffect(effect: MessageText): ReadEffect {
  const { messageId, params } = effect as Worded;
  const show = FIGURES[messageId ?? ''];
  const balances = t('ui.effects.balances');
  if (!show) {
    const line = { what: said(effect) };
    return { title: balances, kind: t('ui.effects.words'), inWords: false, line, named: line };
  }
  const { what, before, after } = params ?? {};
  const { day, shift, what: figure } = ((what as Worded).params ?? {}) as Record<string, unknown>;
  const figures = { before: show(before), after: show(after) };
  const named = { what: said(what as MessageText), ...figures };
  const line = { what: said((figure ?? what) as MessageText), ...figures };
  const ofShift = day && shift ? `${showDate(String(day))} ${shift}` : null;
  if (messageId === 'effects.words') {
    const words = t('ui.effects.words');
    return { title: ofShift ?? words, kind: words, inWords: ofShift === null, line, named };
  }
  // The variation of a tank names its shift itself.
  const subject = (ofShift === null ? what : (figure ?? what)) as Worded;
  const known = KINDS[subject.messageId as keyof typeof KINDS];
  return {
    title: ofShift ?? balances,
    kind: known ? t(known) : balances,
    inWords: false,
    line,
    named,
    difference: known && { messageId: messageId!, by: Number(after) - Number(before) },
  };
}

/** Groups effects by shift, or many of them by the kind of figure, in the server's order. */
export function groupEffects(effects: readonly MessageText[]): EffectGroup[] {
  const read = effects.map(readEffect);
  if (effects.length < MANY)
    return groupedBy(read, ({ title }) => title).map((group) => ({
      title: group[0]!.title,
      inWords: group[0]!.inWords,
      lines: group.map(({ line }) => line),
    }));
  return groupedBy(read, ({ kind, inWords, difference }) => `${kind} ${inWords} ${difference?.messageId}`).map(
    (group) => ({
      title: group[0]!.kind,
      inWords: group[0]!.inWords,
      lines: group.map(({ named }) => named),
      total: totalOf(group),
    }),
  );
}

function groupedBy(effects: readonly ReadEffect[], keyOf: (effect: ReadEffect) => string): ReadEffect[][] {
  const groups = new Map<string, ReadEffect[]>();
  for (const effect of effects) {
    const key = keyOf(effect);
    const group = groups.get(key);
    if (group) group.push(effect);
    else groups.set(key, [effect]);
  }
  return [...groups.values()];
}

function totalOf(group: readonly ReadEffect[]): string | undefined {
  const messageId = group[0]!.difference?.messageId;
  if (messageId === undefined) return undefined;
  const by = sum(group, ({ difference }) => difference?.by ?? 0);
  return t('ui.effects.total', { count: group.length, by: `${by > 0 ? '+' : ''}${FIGURES[messageId]!(by)}` });
}
