import '../support/all-texts';
import { endedWords } from '../../client/src/features/closing/ended-words';
import { checkSheet } from '../../client/src/features/closing/sheet/check-sheet';
import { closeInputOf } from '../../client/src/features/closing/sheet/close-input';
import { newsBetween } from '../../client/src/features/closing/sheet/form-news';
import { placesInOrder } from '../../client/src/features/closing/sheet/place-of-field';
import { type CloseFormAnswer, changedMeters, shownLegs } from '../../client/src/features/closing/sheet/sheet-form';
import { typed, WORKED, workedForm } from './close-form';

type Leg = CloseFormAnswer['nozzles'][number];
const [n1, n2] = WORKED.nozzles as [Leg, Leg];

/** A leg as the server returns it when an event ended it. */
const ended = (leg: Leg, endedBy: string, open: string, close: string): Leg => ({ ...leg, endedBy, open, close });

/** N1 was reset and then replaced, N2 rolled over; ordered by nozzle, as the server returns them. */
const form = workedForm({
  nozzles: [
    ended(n1, 'RESET', '10000.000', '10100.000'),
    ended(n1, 'REPLACEMENT', '0.000', '50.000'),
    { ...n1, open: '0.000' },
    ended(n2, 'ROLLOVER', '20000.000', '20010.000'),
    { ...n2, open: '0.000' },
  ],
});
const pump = form.pumps[0]!;

test("ended legs are listed above the nozzle's current meter, in the order in which they ended", () => {
  const shown = shownLegs(form, pump.pumpId).map(
    ({ leg }) => `${leg.nozzleName} ${leg.ended ? endedWords(leg) : 'to be read'}`,
  );
  expect(shown).toEqual([
    'N1 ended: reset',
    'N1 ended: replacement',
    'N1 to be read',
    'N2 ended: rollover',
    'N2 to be read',
  ]);
});

test('each leg has a unique key, even when two begin at the same reading', () => {
  expect(new Set(shownLegs(form, pump.pumpId).map(({ key }) => key)).size).toBe(5);
});

test('the order of typed and submitted readings stays: current meters first', () => {
  expect(pump.legs.map((leg) => leg.ended)).toEqual([false, false, true, true, true]);
  expect(placesInOrder(form).slice(0, 4)).toEqual(['close:1', 'testing:1', 'close:2', 'testing:2']);
  const { pumps } = closeInputOf(form, typed(form, { 'close:1': '25.000', 'close:2': '20.000' }));
  expect(pumps[0]?.nozzles.map(({ nozzleId, open }) => [nozzleId, open])).toEqual([
    [1, '0.000'],
    [2, '0.000'],
  ]);
});

test('a warning of a nozzle with ended legs is at the reading of the close, which can be typed again', () => {
  const { warnings } = checkSheet(form, typed(form, { 'close:1': '9000.000', 'close:2': '20.000' }), 480);
  expect(warnings.map(({ code, place }) => [code, place])).toContainEqual(['MORE_THAN_USUAL', 'close:1']);
});

test('a corrected close before it opens the same meter at another reading', () => {
  const corrected = workedForm({ nozzles: [{ ...n1, open: '10060.000' }, n2] });
  expect(changedMeters(workedForm(), corrected)).toEqual([]);
  expect(newsBetween(workedForm(), corrected)).toEqual([
    { kind: 'opening', pumpName: 'P1', nozzleName: 'N1', open: 10_060_000 },
  ]);
});

test('another book stock of a tank is announced: a delivery, or a corrected level before it', () => {
  const [tank] = WORKED.tanks;
  const corrected = workedForm({ tanks: [{ ...tank!, bookVolume: '9100.000' }] });
  expect(newsBetween(workedForm(), corrected)).toEqual([{ kind: 'stock', tankName: 'T1', litres: 9_100_000 }]);
});

test('a meter counts as new after an event or an undone event, also with the same reading', () => {
  const before = workedForm();
  const replaced = workedForm({
    nozzles: [ended(n1, 'REPLACEMENT', '10000.000', '10100.000'), { ...n1, open: '10000.000' }, n2],
  });
  expect(changedMeters(before, replaced)).toEqual([1]);
  expect(changedMeters(replaced, before)).toEqual([1]);
  expect(changedMeters(before, form)).toEqual([1, 2]);
  expect(changedMeters(form, form)).toEqual([]);
});
