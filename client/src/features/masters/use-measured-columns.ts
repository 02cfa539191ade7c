import { useQuery } from '@apollo/client/react';
import { groupedLitres } from '../../../../server/domain/kernel/format';
import { parseLitres } from '../../../../server/domain/kernel/litres';
import {
  MasterChangedDocument,
  NozzleMetersDocument,
  type NozzleMetersQuery,
  ShiftChangedDocument,
  StockChangedDocument,
  TankLevelsDocument,
} from '../../graphql/generated/graphql';
import { useCan } from '../../hooks/use-can';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import type { Column } from '../../ui/table/table-column';
import type { MasterDefinition } from './catalogue';
import type { MasterRow } from './documents';

const FRESH = 'cache-and-network';
const WITH_METERS: ReadonlySet<string> = new Set(['Pump', 'Nozzle']);

type Meter = NozzleMetersQuery['nozzleMeters'][number];

/** What is measured of the rows of a list, and not typed in their forms: stock of tanks, last readings of nozzles. */
export function useMeasuredColumns({ name }: MasterDefinition): Column<MasterRow>[] {
  const maySeeStock = useCan('stock.read');
  const maySeeShifts = useCan('shift.read');
  const hasLevels = name === 'Tank' && maySeeStock;
  const hasMeters = WITH_METERS.has(name) && maySeeShifts;
  const levels = useQuery(TankLevelsDocument, { skip: !hasLevels, fetchPolicy: FRESH });
  const meters = useQuery(NozzleMetersDocument, { skip: !hasMeters, fetchPolicy: FRESH });
  const skip = !hasLevels && !hasMeters;
  const refetch = (): Promise<unknown> => (hasLevels ? levels.refetch() : meters.refetch());
  useLive(ShiftChangedDocument, refetch, { skip });
  useLive(StockChangedDocument, refetch, { skip });
  useLive(MasterChangedDocument, refetch, { skip });

  const all = meters.data?.nozzleMeters ?? [];
  if (hasLevels)
    return [
      {
        key: 'stock',
        label: t('masters.stock'),
        kind: 'litres',
        value: ({ id }) => levels.data?.tankStates.find(({ tankId }) => tankId === id)?.available,
      },
    ];
  if (!hasMeters) return [];
  if (name === 'Nozzle')
    return [
      {
        key: 'reading',
        label: t('masters.lastReading'),
        kind: 'litres',
        value: ({ id }) => all.find(({ nozzleId }) => nozzleId === id)?.reading,
      },
    ];
  return [
    {
      key: 'readings',
      label: t('masters.lastReadings'),
      kind: 'text',
      value: ({ id }) =>
        all
          .filter(({ pumpId, disabled }) => pumpId === id && !disabled)
          .map(textOf)
          .join(', '),
    },
  ];
}

const textOf = ({ nozzleName, shortName, reading }: Meter): string =>
  `${nozzleName} ${shortName} ${groupedLitres(parseLitres(reading)!)}`;
