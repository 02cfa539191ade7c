import { Combobox, Text } from '@mantine/core';
import { t } from '../i18n/translate';
import type { Suggestions } from './use-suggestions';

const MAX_HEIGHT = 260;

/** The list under a field with suggestions. */
export const SuggestionList = ({ found, waiting, failed, label }: Suggestions & { label: string }) => (
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
        // A list box holds options only: what is said of an empty one is one that cannot be chosen.
        <Combobox.Empty role="option" aria-disabled aria-selected={false}>
          {t(waiting ? 'ui.loading' : failed ? 'ui.search.failed' : 'ui.choice.none')}
        </Combobox.Empty>
      )}
    </Combobox.Options>
  </Combobox.Dropdown>
);
