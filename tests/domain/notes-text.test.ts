import { notesText, parseNotes } from '../../server/domain/notes-text';

test.each([
  ['500 × 10, 100 × 4', '500 × 10, 100 × 4'],
  ['100x4;500X10', '500 × 10, 100 × 4'],
  ['₹2 * 7', '2 × 7'],
  ['10×3\n5 × 0,', '10 × 3, 5 × 0'],
  ['', ''],
])('reads %j', (typed, text) => {
  expect(notesText(parseNotes(typed)!)).toBe(text);
});

test.each(['500', '5000', '500 × 1, 500 × 2', '500 × -1', '500 × 1.5', 'five', '× 4', '500 × 1 100 × 2'])(
  'does not read %j',
  (typed) => {
    expect(parseNotes(typed)).toBeNull();
  },
);
