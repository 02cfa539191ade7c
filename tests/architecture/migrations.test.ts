import { migrations } from '../../server/database/migrations';

const numbers = migrations.map(({ name }) => Number(/\d{13}$/.exec(name)![0]));

/** TypeORM applies them by their numbers. */
test('migrations are listed in the order in which they run, each number once', () => {
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
});
