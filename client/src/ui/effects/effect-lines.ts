import { showDate } from '../../../../server/domain/kernel/business-date';
import { groupedLitres, inr, withMinusSign } from '../../../../server/domain/kernel/format';
import type { MessageParams } from '../../../../server/domain/kernel/message';
import { type MessageText, said, t } from '../../i18n/translate';

/** A figure that a change moves; without figures, a sentence. */
interface EffectLine {
  what: string;
  before?: string;
  after?: string;
}

/** The effects on one shift, on balances such as the safe, or on words such as the comment. */
export interface EffectGroup {
  title: string;
  inWords: boolean;
  lines: EffectLine[];
}

type Worded = { messageId?: string | null; params?: MessageParams | null };

const FIGURES: Readonly<Record<string, (value: unknown) => string>> = {
  'effects.money': (paise) => withMinusSign(inr(Number(paise))),
  'effects.litres': (litres) => `${withMinusSign(groupedLitres(Number(litres)))} L`,
  'effects.words': String,
};

interface ReadEffect {
  title: string;
  inWords: boolean;
  line: EffectLine;
}

/** Splits an effect into its figure's name, before and after, which the server sends as data. */
function readEffect(effect: MessageText): ReadEffect {
  const { messageId, params } = effect as Worded;
  const show = FIGURES[messageId ?? ''];
  const balances = t('ui.effects.balances');
  if (!show) return { title: balances, inWords: false, line: { what: said(effect) } };
  const { what, before, after } = params ?? {};
  const { day, shift, what: figure } = ((what as Worded).params ?? {}) as Record<string, unknown>;
  const line = { what: said((figure ?? what) as MessageText), before: show(before), after: show(after) };
  if (day && shift) return { title: `${showDate(String(day))} ${shift}`, inWords: false, line };
  const inWords = messageId === 'effects.words';
  return { title: inWords ? t('ui.effects.words') : balances, inWords, line };
}

/** Groups effects by shift, in the server's order. */
export function groupEffects(effects: readonly MessageText[]): EffectGroup[] {
  const groups: EffectGroup[] = [];
  for (const { line, ...read } of effects.map(readEffect)) {
    const group = groups.find(({ title }) => title === read.title);
    if (group) group.lines.push(line);
    else groups.push({ ...read, lines: [line] });
  }
  return groups;
}
