import { isBusinessDate } from '../../../../server/domain/kernel/business-date';
import { said, t } from '../../i18n/translate';
import { drawValue } from '../table/table-column';

interface FieldValueTextProps {
  kind: string;
  /** As the server reads it; null where it is empty. */
  text: string | null | undefined;
}

const FIGURES = ['money', 'rate', 'litres', 'percent', 'dateTime'] as const;

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:/.test(text);

/** A field's value as it is read, as its kind is written everywhere else; a dash for an empty one. */
export function FieldValueText({ kind, text }: FieldValueTextProps) {
  if (text == null || text === '') return '–';
  const figure = FIGURES.find((one) => one === kind);
  if (figure !== undefined) return drawValue(figure, text);
  // Also a day of a field that no form has, and of which no kind is known.
  if (isBusinessDate(text) || isInstant(text)) return drawValue('date', text);
  if (kind === 'flag') return t(text === 'true' ? 'ui.yes' : 'ui.no');
  return kind === 'choice' ? said(text) : text;
}
