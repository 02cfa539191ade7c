import { isBusinessDate } from '../../../../server/domain/kernel/business-date';
import { t, translateLabel } from '../../i18n/translate';
import { drawValue, drawWithUnit } from '../table/table-column';
import { describedRights } from '../text/described-rights';
import { Count } from '../text/figures';

interface FieldValueTextProps {
  kind: string;
  /** As the server parses it; null if empty. */
  text: string | null | undefined;
  /** In a column whose heading has the unit. */
  isInColumn?: boolean;
}

const FIGURES = ['money', 'rate', 'litres', 'percent', 'tenths', 'dateTime'] as const;

/** Units of figures that only forms have. */
const UNITS: Readonly<Record<string, string>> = { wholeLitres: 'L', kilolitres: 'KL' };

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:/.test(text);

/** Formats a value by its kind, as everywhere else, with its unit; a dash if empty. */
export function FieldValueText({ kind, text, isInColumn = false }: FieldValueTextProps) {
  if (text == null || text === '') return '–';
  const figure = FIGURES.find((one) => one === kind);
  if (figure !== undefined) return (isInColumn ? drawValue : drawWithUnit)(figure, text);
  const unit = UNITS[kind];
  if (unit !== undefined)
    return (
      <>
        <Count value={text} /> {unit}
      </>
    );
  // Recognises dates of fields that no form has, whose kind is unknown.
  if (isBusinessDate(text) || isInstant(text)) return drawValue('date', text);
  if (kind === 'flag') return t(text === 'true' ? 'ui.yes' : 'ui.no');
  if (kind === 'rights') return describedRights(text);
  if (kind === 'title') return text;
  return kind === 'choice' ? translateLabel(text) : text;
}
