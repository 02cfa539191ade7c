import { showDate } from '../../../../../server/domain/kernel/business-date';
import { groupedLitres, inr, withMinusSign } from '../../../../../server/domain/kernel/format';
import type { MessageParams } from '../../../../../server/domain/kernel/message';
import { type MessageText, said } from '../../../i18n/translate';

/** A figure that a correction moves; without figures, a sentence. */
interface EffectLine {
  what: string;
  before?: string;
  after?: string;
}

/** The effects on one shift; those on balances, such as the safe, belong to none. */
export interface EffectGroup {
  shift: string | null;
  lines: EffectLine[];
}

type Worded = { messageId?: string | null; params?: MessageParams | null };

const FIGURES: Readonly<Record<string, (units: number) => string>> = {
  'effects.money': (paise) => withMinusSign(inr(paise)),
  'effects.litres': (litres) => `${withMinusSign(groupedLitres(litres))} L`,
};

/** Splits an effect into its figure's name, before and after, which the server sends as data. */
function lineOf(effect: MessageText): { shift: string | null; line: EffectLine } {
  const { messageId, params } = effect as Worded;
  const show = FIGURES[messageId ?? ''];
  const { what, before, after } = params ?? {};
  if (!show || typeof before !== 'number' || typeof after !== 'number')
    return { shift: null, line: { what: said(effect) } };
  const { day, shift, what: figure } = ((what as Worded).params ?? {}) as Record<string, unknown>;
  return {
    shift: day && shift ? `${showDate(String(day))} ${shift}` : null,
    line: { what: said((figure ?? what) as MessageText), before: show(before), after: show(after) },
  };
}

/** Groups effects by shift, in the server's order. */
export function groupEffects(effects: readonly MessageText[]): EffectGroup[] {
  const groups: EffectGroup[] = [];
  for (const effect of effects) {
    const { shift, line } = lineOf(effect);
    const group = groups.find((known) => known.shift === shift);
    if (group) group.lines.push(line);
    else groups.push({ shift, lines: [line] });
  }
  return groups;
}
