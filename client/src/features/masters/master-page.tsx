import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { Right } from '../../../../server/domain/rights';
import { useRights } from '../../hooks/use-can';
import type { HelpTopic } from '../../i18n/help-topic';
import { t } from '../../i18n/translate';
import { SkeletonRows } from '../../ui/feedback/loading';
import { MissingRights } from '../../ui/feedback/missing-rights';
import { Page, Panel } from '../../ui/page/page';
import { belowUser } from './below-user';
import { useCatalogue } from './catalogue';
import { DipChartForm, DipChartPanel } from './dip-chart-panel';
import type { MasterRow } from './documents';
import { SheetActions } from './import/sheet-actions';
import { MasterPanes, type NextOfRow } from './master-panes';
import { NozzlesOfPump } from './nozzle-grid';
import { RateOutlookPanel } from './rate-outlook-panel';

/** Additional content for individual masters. */
const ABOVE: Readonly<Record<string, () => ReactNode>> = { ProductRate: () => <RateOutlookPanel /> };
const BELOW_ROW: Readonly<Record<string, (row: MasterRow, onChanged: () => void) => ReactNode>> = {
  Pump: (pump, onChanged) => (
    <Panel title={nozzlesTitle(pump)}>
      <NozzlesOfPump key={pump.id} pump={pump} onSaved={onChanged} />
    </Panel>
  ),
  Tank: (tank, onChanged) => <DipChartPanel key={tank.id} tank={tank} onSaved={onChanged} />,
  User: belowUser,
};

const nozzlesTitle = (pump: MasterRow): string => t('masters.nozzles.of', { pump: String(pump.name) });

/** What is entered of a row right after it was added. */
const NEXT: Readonly<Record<string, NextOfRow>> = {
  Pump: {
    titleOf: nozzlesTitle,
    form: (pump, onDone) => <NozzlesOfPump pump={pump} onSaved={onDone} onCancel={onDone} />,
  },
  Tank: {
    titleOf: (tank) => t('masters.chart', { tank: String(tank.name) }),
    form: (tank, onDone, original) => (
      <DipChartForm tank={tank} original={original} onSaved={onDone} onCancel={onDone} />
    ),
  },
};

const HELP: Readonly<Record<string, HelpTopic>> = { ProductRate: 'rates' };

/** The list that is entered beside another one. */
const BESIDE: Readonly<Record<string, string>> = { Creditor: 'CreditorVehicle', CreditorVehicle: 'Creditor' };

/** The page of any master, built from the server's definition. */
export function Component() {
  const { masterPath } = useParams();
  const rights = useRights();
  const catalogue = useCatalogue();
  if (catalogue === undefined) return <SkeletonRows />;
  const master = catalogue.find(({ path }) => path === `/page/${masterPath}`);
  const beside = catalogue.find(({ name }) => name === BESIDE[master?.name ?? '']);
  if (master === undefined) return <Navigate to="/404" replace />;
  return (
    <Page
      title={master.pluralLabel}
      help={HELP[master.name] ?? 'list'}
      actions={rights.has(master.addedBy) && <SheetActions master={master} beside={beside} />}
    >
      {!rights.has(master.addedBy) ? (
        <MissingRights missing={[master.addedBy as Right]} />
      ) : (
        <>
          {ABOVE[master.name]?.()}
          <MasterPanes
            key={master.name}
            master={master}
            withNew
            belowRow={BELOW_ROW[master.name]}
            next={NEXT[master.name]}
          />
        </>
      )}
    </Page>
  );
}
