import { normaliseField } from '../../../server/domain/field-rules';
import { masters } from '../../../server/masters';
import type { MasterField } from '../../../server/masters/master-field';
import type { MasterModule } from '../../../server/masters/master-module';
import { textOf } from '../../../server/services/approvals/change-field';
import { setSetting } from '../../support/station-settings';
import { addRow, sampleInput } from '../masters-samples';
import type { ChangeSample } from './change-sample';

/**
 * The field that the sample of a master changes: the first that is no reference. A master without such a field changes
 * whether it is offered.
 */
const changedOf = ({ master }: MasterModule): MasterField | undefined =>
  master.fields.find(({ options, rule }) => !options.readOnlyAfterCreate && !options.reference && rule.required);

type Typed = Record<string, string | null>;

function sampleOf(module: MasterModule): ChangeSample {
  const { master, editableTable } = module;
  const field = changedOf(module);
  const name = field?.name ?? 'disabled';
  let wanted: Typed = {};
  return {
    table: master.table,
    async seed({ admin }) {
      const value = field ? (await sampleInput(admin, module))[name] : true;
      wanted = {
        [name]: textOf(field?.options ?? { kind: 'flag' }, field ? normaliseField(field.rule, value) : value),
      };
      return (await addRow(admin, module, master.options.asks ? { confirmed: true } : {})).id;
    },
    change: editableTable.modify === null ? null : () => wanted,
    wrong: {
      change: () => ({ [name]: field ? 'x'.repeat(1000) : 'perhaps' }),
      message: field?.rule.message ?? 'disabled must be yes or no',
    },
    ...(master.options.table && { isDisabledInstead: true }),
  };
}

let settings = 0;

/** Every master, and the settings of the station. */
export const masterSamples: ChangeSample[] = [
  ...masters.map(sampleOf),
  {
    table: 'station_setting',
    async seed({ act }) {
      await setSetting(act, 'stationName', `STATION ${++settings}`);
      return 1;
    },
    change: () => ({ stationName: 'GOPAL FILLING STATION', taxNumber: '29ABCDE1234F1ZW', lowStockPercent: '20' }),
    wrong: { change: () => ({ taxNumber: '29ABCDE1234F1A5' }), message: 'A GSTIN has 15 characters' },
    notDeleted: 'This station setting cannot be deleted',
  },
];
