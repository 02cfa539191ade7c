import { t } from '../../i18n/translate';
import { Combobox } from '../kit/fields';
import { Text } from '../kit/text';
import { CREATE } from './match-options';
import type { Suggestions } from './use-suggestions';

const MAX_HEIGHT = 260;

export interface SuggestionListProps extends Suggestions {
  label: string;
  /** How many further matches more typing would find. */
  unlisted?: number;
  /** The name that is offered to be added, if nothing matches it. */
  created?: string;
}

/**
 * The list below a field with suggestions. Messages in it are disabled options: a list box may contain nothing else.
 */
export const SuggestionList = ({ found, waiting, failed, label, unlisted = 0, created }: SuggestionListProps) => (
  <Combobox.Dropdown>
    <Combobox.Options mah={MAX_HEIGHT} style={{ overflowY: 'auto' }} aria-label={label}>
      {found.map((option) => (
        <Combobox.Option key={option.value} value={option.value}>
          <Text span size="sm">
            {option.label}
          </Text>
          {option.hint && (
            <Text span size="xs" c="dimmed" ml="xs">
              {option.hint}
            </Text>
          )}
        </Combobox.Option>
      ))}
      {found.length === 0 && (
        <Combobox.Empty role="option" aria-disabled aria-selected={false}>
          {t(waiting ? 'ui.loading' : failed ? 'ui.search.failed' : 'ui.choice.none')}
        </Combobox.Empty>
      )}
      {found.length === 0 && !waiting && !failed && created !== undefined && (
        <Combobox.Option value={CREATE}>
          <Text span size="sm">
            {t('ui.choice.create', { typed: created })}
          </Text>
        </Combobox.Option>
      )}
      {unlisted > 0 && (
        <Combobox.Empty role="option" aria-disabled aria-selected={false}>
          {t('ui.choice.unlisted', { count: unlisted })}
        </Combobox.Empty>
      )}
    </Combobox.Options>
  </Combobox.Dropdown>
);
