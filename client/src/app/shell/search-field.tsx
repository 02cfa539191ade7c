import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ComponentProps, ReactNode } from 'react';
import { t } from '../../i18n/translate';
import { TextInput } from '../../ui/kit/fields';

interface SearchFieldProps extends ComponentProps<typeof TextInput> {
  /** What it searches, for its name and its placeholder. */
  label?: string;
  /** Shows the shortcut in the empty field. */
  withKey?: boolean | undefined;
  /** Focuses the field when the dialog around it opens. */
  takesFocus?: boolean | undefined;
  /** The button that empties a field with text. */
  clear?: ReactNode;
}

/** The search field of the header. */
export const SearchField = ({ label, withKey, takesFocus, clear, ...rest }: SearchFieldProps) => (
  <TextInput
    {...rest}
    type="search"
    data-autofocus={takesFocus || undefined}
    aria-label={label ?? t('shell.searchLabel')}
    placeholder={label ?? t('shell.search')}
    wrapperProps={{ 'data-hotkey': 'Alt+G' }}
    leftSection={<IconSearch size={16} aria-hidden />}
    rightSection={clear || (withKey && <kbd>Ctrl K</kbd>)}
    rightSectionWidth={!clear && withKey ? 62 : undefined}
  />
);
