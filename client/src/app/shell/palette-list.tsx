import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { MouseEvent } from 'react';
import { t } from '../../i18n/translate';
import { Combobox } from '../../ui/kit/fields';
import classes from './palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-groups';

interface PaletteListProps {
  groups: readonly PaletteGroup[];
  waiting: boolean;
  failed: boolean;
  /** Whether the commands of one record are listed. */
  isOfRecord: boolean;
  onPress: (event: MouseEvent) => void;
}

/** Results by group, and the key hints below them. */
export const PaletteList = ({ groups, waiting, failed, isOfRecord, onPress }: PaletteListProps) => (
  <Combobox.Dropdown onMouseDownCapture={onPress}>
    {/* A scrollable list would be a tab stop and would take the focus with it when it closes. */}
    <Combobox.Options className={classes.options} tabIndex={-1} aria-label={t('shell.searchLabel')}>
      {groups.map(({ name, heading, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box holds options and groups of them, no field set
        <div key={name} role="group" aria-label={heading}>
          <div className={classes.heading} aria-hidden>
            {heading}
          </div>
          {entries.map((entry) => (
            <Line key={entry.value} entry={entry} />
          ))}
        </div>
      ))}
      {(groups.length === 0 || failed) && (
        // A list box may contain only options, so the empty state is a disabled option.
        <Combobox.Empty role="option" aria-disabled aria-selected={false}>
          {t(waiting ? 'ui.loading' : failed ? 'ui.search.failed' : 'ui.choice.none')}
        </Combobox.Empty>
      )}
    </Combobox.Options>
    <Combobox.Footer className={classes.keys}>
      <Key name="↵" does={t('palette.key.open')} />
      <Key name="Ctrl ↵" does={t('palette.key.newTab')} />
      {isOfRecord ? (
        <Key name="Esc" does={t('palette.key.back')} />
      ) : (
        groups.some(({ entries }) => entries.some(({ record }) => record)) && (
          <Key name="→" does={t('palette.key.more')} />
        )
      )}
    </Combobox.Footer>
  </Combobox.Dropdown>
);

const Line = ({ entry: { value, label, hint, code, record } }: { entry: PaletteEntry }) => (
  <Combobox.Option value={value} className={classes.line}>
    <span className={classes.label}>{label}</span>
    {hint && <span className={classes.hint}>{hint}</span>}
    {code && <kbd className={classes.code}>{code}</kbd>}
    {record && (
      <span className={classes.more} data-arrow aria-hidden>
        <IconChevronRight size={14} />
      </span>
    )}
  </Combobox.Option>
);

const Key = ({ name, does }: { name: string; does: string }) => (
  <span>
    <kbd>{name}</kbd> {does}
  </span>
);
