import { type CrewRow, fieldNameOf } from '../../../ui/crew/crew';
import type { MeterEventEntry } from '../../../ui/meter-event/meter-event';
import { cellOf, cellsOfLeg, type EventPlace, type Place } from './sheet';
import type { SheetForm, SheetLeg } from './sheet-form';
import { endedLegsIn, type SheetTakings } from './takings-of-sheet';

/**
 * Maps a problem's field path, local or from the server ('pumps.0.nozzles.1.close'), to its cell; null for the whole
 * form. A field of the crew gets the name that it has on the screen.
 */
export function placeOfField(
  field: string | null | undefined,
  takings: SheetTakings,
  crew: readonly CrewRow[] = [],
): Place | null {
  const { pumps, tanks } = takings;
  const [list, at = '', ...rest] = (field ?? '').split('.');
  if (list === 'comment' || list === 'reason') return list;
  if (list === 'onDuty') return `crew:${fieldNameOf(field!, crew)}`;
  const ended = list === 'endedLegs' ? endedLegsIn(takings)[Number(at)] : undefined;
  if (ended) return cellOfReading(ended, rest[0]);
  const collection = list === 'collections' ? takings.collections[Number(at)] : undefined;
  if (collection) return cellOf.collected(collection.collectionId);
  const nozzle = list === 'nozzleTanks' ? takings.nozzleTanks[Number(at)] : undefined;
  if (nozzle) return rest[0] === 'pumpId' ? cellOf.pump(nozzle.nozzleId) : cellOf.tank(nozzle.nozzleId);
  const meter = list === 'meterEvents' ? takings.meterEvents[Number(at)] : undefined;
  const [, index, input] = rest;
  if (meter)
    return input === undefined ? null : eventPlace(meter.nozzleId, Number(index), input as keyof MeterEventEntry);
  const tank = list === 'tanks' ? tanks[Number(at)] : undefined;
  if (tank) return placeInTank(tank, rest);
  const pump = list === 'pumps' ? pumps[Number(at)] : undefined;
  return pump ? placeInPump(pump, takings, rest) : null;
}

function placeInTank({ tankId, isAtg }: SheetTakings['tanks'][number], [input]: string[]): Place {
  if (isAtg) return cellOf.volume(tankId);
  return input === 'waterDip' ? cellOf.water(tankId) : cellOf.dip(tankId);
}

function cellOfReading(leg: SheetLeg, input: string | undefined): Place {
  const { open, close, testing } = cellsOfLeg(leg);
  if (input === 'testing') return testing;
  return input === 'open' && leg.isFirst ? open : close;
}

/** A field of a nozzle's meter event. */
export const eventPlace = (nozzleId: number, index: number, field: keyof MeterEventEntry): EventPlace =>
  `event:${nozzleId}:${index}:${field}`;

/** A reading of a meter; that of a leg which a corrected event ended is a field of the event. */
function placeOfReading(
  leg: SheetLeg,
  { nozzles }: SheetTakings['pumps'][number],
  { meterEvents }: SheetTakings,
  input: string | undefined,
): Place {
  if (!leg.ended || !meterEvents.some(({ nozzleId }) => nozzleId === leg.nozzleId)) return cellOfReading(leg, input);
  const index = nozzles.filter(({ ended, nozzleId }) => ended && nozzleId === leg.nozzleId).indexOf(leg);
  return eventPlace(leg.nozzleId, index, input === 'testing' ? 'testing' : 'lastReading');
}

function placeInPump(pump: SheetTakings['pumps'][number], takings: SheetTakings, [part, at, input]: string[]): Place {
  const { pumpId } = pump;
  const [first] = pump.nozzles;
  switch (part) {
    case 'nozzles':
      return placeOfReading(pump.nozzles[Number(at)] ?? first!, pump, takings, input);
    case 'creditSales':
      return `credit:${pumpId}`;
    case 'swipes': {
      const swipe = pump.swipes[Number(at ?? 0)];
      return swipe ? cellOf.swipe(pumpId, swipe.swipeMachineId) : `cash:${pumpId}`;
    }
    case 'lastCollection':
      return at === 'employeeId' ? cellOf.employee(pumpId) : cellOf.last(pumpId);
    case 'shortages':
      return `shortages:${pumpId}`;
    default:
      return `cash:${pumpId}`;
  }
}

/** Every cell of the form in working order: pump by pump in the order of the checks, then the tanks. */
export const placesInOrder = ({ pumps, machines, tanks, correction }: SheetForm): readonly Place[] => [
  ...pumps.flatMap(({ pumpId, legs, collections }): Place[] => [
    ...legs.flatMap((leg) => {
      const { open, close, testing } = cellsOfLeg(leg);
      const read = leg.isFirst ? [open, close, testing] : [close, testing];
      return leg.ended || correction === null ? read : [cellOf.tank(leg.nozzleId), cellOf.pump(leg.nozzleId), ...read];
    }),
    `credit:${pumpId}`,
    `cash:${pumpId}`,
    ...machines.map(({ id }) => cellOf.swipe(pumpId, id)),
    ...collections.map(({ collectionId }) => cellOf.collected(collectionId)),
    cellOf.employee(pumpId),
    cellOf.last(pumpId),
    `shortages:${pumpId}`,
  ]),
  ...tanks.flatMap(({ tankId }) => [cellOf.dip(tankId), cellOf.water(tankId), cellOf.volume(tankId)]),
  'comment',
  'reason',
];
