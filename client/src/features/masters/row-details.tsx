import { Button } from '@mantine/core';
import { t } from '../../i18n/translate';
import type { MasterDefinition } from './catalogue';
import type { MasterRow } from './documents';
import { shown } from './fields';
import classes from './master-panes.module.css';

interface RowDetailsProps {
  master: MasterDefinition;
  row: MasterRow;
  /** The fields that are shown; all of the form's without it. */
  only?: readonly string[];
  onDone: () => void;
}

/** A row that was given once for all, or that this user may not change. */
export const RowDetails = ({ master, row, only, onDone }: RowDetailsProps) => (
  <div>
    <dl className={classes.details}>
      {master.fields
        .filter(({ name, inForm }) => only?.includes(name) ?? inForm)
        .map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{shown(field, row)}</dd>
          </div>
        ))}
    </dl>
    <Button variant="default" onClick={onDone}>
      {t('ui.close')}
    </Button>
  </div>
);
