import { Link } from 'react-router-dom';
import { said, t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { type MasterDefinition, useCatalogue } from '../catalogue';
import classes from './import.module.css';
import type { Preview } from './rows-text';
import { importPath } from './sheet-actions';

const MOST_NAMES = 20;

interface MissingRowsProps {
  master: MasterDefinition;
  preview: Preview;
  checking: boolean;
  /** Adds the missing rows of a list with the import, or does not. */
  onAdd: (list: string, isAdded: boolean) => void;
}

/** The rows of other lists that the sheet names and that are missing: one line for each column, with what helps. */
export function MissingRows({ master, preview, checking, onAdd }: MissingRowsProps) {
  return preview.missing.map((missing) => (
    <MissingInColumn
      key={missing.field}
      label={master.fields.find(({ name }) => name === missing.field)!.label}
      missing={missing}
      checking={checking}
      onAdd={onAdd}
    />
  ));
}

interface MissingInColumnProps extends Pick<MissingRowsProps, 'checking' | 'onAdd'> {
  label: string;
  missing: Preview['missing'][number];
}

function MissingInColumn({ label, missing, checking, onAdd }: MissingInColumnProps) {
  const { master: list, names, canBeAdded, isAdded, refusal } = missing;
  const other = useCatalogue()?.find(({ name }) => name === list);
  const count = names.length;
  const shown = names.slice(0, MOST_NAMES).join(', ') + (count > MOST_NAMES ? ' …' : '');
  return (
    <div className={classes.missing} role="status">
      <span data-wrong={!isAdded || undefined}>
        {t(isAdded ? 'masters.import.missing.added' : 'masters.import.missing', { field: label, count, names: shown })}
      </span>
      {refusal !== null ? (
        <>
          {canBeAdded && (
            <Button size="xs" variant="default" disabled>
              {t('masters.import.missing.add', { count })}
            </Button>
          )}
          <span className={classes.hint}>{said(refusal)}</span>
        </>
      ) : canBeAdded ? (
        <Button
          size="xs"
          variant={isAdded ? 'default' : 'filled'}
          loading={checking}
          onClick={() => onAdd(list, !isAdded)}
          data-to-fix={!isAdded || undefined}
        >
          {t(isAdded ? 'masters.import.missing.not' : 'masters.import.missing.add', { count })}
        </Button>
      ) : (
        other && (
          <Button size="xs" variant="default" component={Link} to={importPath(other)}>
            {t('masters.import.missing.list', { list: other.pluralLabel })}
          </Button>
        )
      )}
    </div>
  );
}
