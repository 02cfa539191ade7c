import { t } from '../../i18n/translate';
import { Button } from '../../ui/kit/buttons';
import type { MasterDefinition } from './catalogue';
import type { MasterRow } from './documents';
import { shown } from './fields';
import classes from './master-panes.module.css';

interface RowDetailsProps {
  master: MasterDefinition;
  row: MasterRow;
  onDone: () => void;
}

/** A read-only row, for masters that cannot be changed. */
export const RowDetails = ({ master, row, onDone }: RowDetailsProps) => (
  <div>
    <dl className={classes.details}>
      {master.fields
        .filter(({ inForm }) => inForm)
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
