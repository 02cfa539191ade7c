import { useEffect, useEffectEvent } from 'react';
import type { Submit } from '../../../hooks/use-submit';
import type { MessageText } from '../../../i18n/translate';
import { crewOfSheet } from './crew-of-sheet';
import { placeOfField } from './place-of-field';
import type { Place } from './sheet';
import { checkedSheet } from './sheet-findings';
import type { SheetWorkspace } from './sheet-workspace';

type Refusals = Pick<Submit<unknown, unknown>, 'busy' | 'fieldErrors' | 'formErrors'>;

/**
 * Shows the refusals of what the form sent at their cells, once they are answered; the first of these gets the focus.
 * `onRefused` is called after that, with those that have no cell.
 */
export function useShownRefusals(
  desk: SheetWorkspace,
  refusals: Refusals,
  onRefused: (whole: readonly MessageText[]) => void,
): void {
  const { store } = desk;
  const { busy, fieldErrors, formErrors } = refusals;
  const show = useEffectEvent(() => {
    const refused: Partial<Record<Place, MessageText>> = {};
    const whole = [...formErrors];
    const { form, sheet } = store.get();
    const { takings } = checkedSheet(store.get());
    for (const [field, message] of Object.entries(fieldErrors)) {
      const place = placeOfField(field, takings, crewOfSheet(form, sheet));
      if (place === null) whole.push(message);
      else refused[place] ??= message;
    }
    store.refuse(refused, whole);
    const [first] = Object.keys(refused) as Place[];
    if (first === undefined && whole.length === 0) return;
    onRefused(whole);
    if (first !== undefined) desk.goTo(first);
  });
  useEffect(() => {
    if (!busy) show();
  }, [busy]);
}
