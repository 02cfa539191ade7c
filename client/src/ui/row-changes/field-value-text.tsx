import { isBusinessDate } from '../../../../server/domain/kernel/business-date';
import { t, translateLabel } from '../../i18n/translate';
import { drawValue } from '../table/table-column';
import { describedRights } from '../text/described-rights';

interface FieldValueTextProps {
  kind: string;
  /** As the server parses it; null if empty. */
  text: string | null | undefined;
}

const FIGURES = ['money', 'rate', 'litres', 'percent', 'dateTime'] as const;

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:/.test(text);

/** Formats a value by its kind, as everywhere else; a dash if empty. */
export function FieldValueText({ kind, text }: FieldValueTextProps) {
  if (text == null || text === '') return '–';
  const figure = FIGURES.find((one) => one === kind);
  if (figure !== undefined) return drawValue(figure, text);
  // Recognises dates of fields that no form has, whose kind is unknown.
  if (isBusinessDate(text) || isInstant(text)) return drawValue('date', text);
  if (kind === 'flag') return t(text === 'true' ? 'ui.yes' : 'ui.no');
  if (kind === 'rights') return describedRights(text);
  if (kind === 'title') return text;
  return kind === 'choice' ? translateLabel(text) : text;
}
