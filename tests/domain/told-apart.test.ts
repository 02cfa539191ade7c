import { toldApart } from '../../server/domain/told-apart';

const labels = (...people: [name: string, contactNo?: string | null][]): string[] => [
  ...toldApart(people.map(([name, contactNo], index) => ({ id: index + 1, name, contactNo }))).values(),
];

test.each([
  [
    'a name of its own stays as it is',
    [
      ['ravi', '9000000001'],
      ['sunita', '9000000002'],
    ],
    ['ravi', 'sunita'],
  ],
  [
    'two of one name get their phone numbers',
    [
      ['ravi', '9000000001'],
      ['ravi', '9000000002'],
      ['sunita', '9'],
    ],
    ['ravi (9000000001)', 'ravi (9000000002)', 'sunita'],
  ],
  [
    'spaces and capitals do not tell people apart',
    [
      ['Ravi  Kumar', '91'],
      ['ravi kumar', '92'],
    ],
    ['Ravi  Kumar (91)', 'ravi kumar (92)'],
  ],
  [
    'one phone for two people, or none, gives way to the number',
    [
      ['ravi', '91'],
      ['ravi', '91'],
      ['ravi', '92'],
      ['ravi', null],
    ],
    ['ravi (#1)', 'ravi (#2)', 'ravi (92)', 'ravi (#4)'],
  ],
] as [string, [string, string | null][], string[]][])('%s', (_what, people, expected) => {
  const told = labels(...people);
  expect(told).toEqual(expected);
  expect(new Set(told).size).toBe(people.length);
});
