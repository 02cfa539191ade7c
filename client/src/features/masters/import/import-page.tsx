import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Right } from '../../../../../server/domain/rights';
import { useRights } from '../../../hooks/use-can';
import { t } from '../../../i18n/translate';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { MissingRights } from '../../../ui/feedback/missing-rights';
import { Button } from '../../../ui/kit/buttons';
import { Anchor } from '../../../ui/kit/text';
import { Page, Panel } from '../../../ui/page/page';
import { type MasterDefinition, useCatalogue } from '../catalogue';
import classes from './import.module.css';
import { ImportSheet } from './import-sheet';
import { importPath } from './sheet-actions';
import type { SheetSource } from './use-import-preview';

/** Imports the rows of a master from a sheet. Without a master in the address it asks for one. */
export function Component() {
  const [params] = useSearchParams();
  const rights = useRights();
  const catalogue = useCatalogue();
  const navigate = useNavigate();
  /** The rows of a sheet that looked like another list than the one that it was given to. */
  const [given, setGiven] = useState<{ to: string; rows: SheetSource } | null>(null);
  const name = params.get('list');
  const master = catalogue?.find((each) => each.name === name);
  const mine = catalogue?.filter(({ addedBy }) => rights.has(addedBy)) ?? [];
  if (master === undefined)
    return (
      <Page title={t('masters.import.lists')} help="import" narrow>
        {catalogue === undefined ? (
          <SkeletonRows />
        ) : mine.length === 0 ? (
          <MissingRights missing={[...new Set(catalogue.map(({ addedBy }) => addedBy as Right))]} oneIsEnough />
        ) : (
          <Lists masters={mine} />
        )}
      </Page>
    );
  const back = (
    <Button variant="default" component={Link} to={master.path}>
      {t('masters.import.back')}
    </Button>
  );
  return (
    <Page title={t('masters.import.title', { list: master.pluralLabel })} help="import" actions={back} wide>
      {rights.has(master.addedBy) ? (
        <ImportSheet
          key={master.name}
          master={master}
          given={given?.to === master.name ? given.rows : null}
          onOther={(other, rows) => {
            setGiven({ to: other.name, rows });
            void navigate(importPath(other));
          }}
        />
      ) : (
        <MissingRights missing={[master.addedBy as Right]} />
      )}
    </Page>
  );
}

function Lists({ masters }: { masters: readonly MasterDefinition[] }) {
  return (
    <Panel title={t('masters.import.which')}>
      <ul className={classes.lists}>
        {masters.map((master) => (
          <li key={master.name}>
            <Anchor component={Link} to={importPath(master)} className={classes.list}>
              {master.pluralLabel}
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
