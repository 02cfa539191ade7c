import { creditUse } from '../../server/domain/credit-limit';
import { moneyText, parseMoney } from '../../server/domain/kernel/money';

test.each([
  // due, this sale, limit, due then, percent, over
  ['48000', '500', '50000', '48500.00', 97, false],
  ['49500', '500', '50000', '50000.00', 100, false],
  ['49500', '500.01', '50000', '50000.01', 100, true],
  ['50000', '5000', '50000', '55000.00', 110, true],
  ['-1000', '500', '50000', '-500.00', -1, false],
  ['0', '0', '50000', '0.00', 0, false],
])('due %s plus a sale of %s against a limit of %s', (due, sale, limit, then, percent, isOver) => {
  const use = creditUse(parseMoney(due)!, parseMoney(sale)!, parseMoney(limit)!);
  expect({ ...use, due: moneyText(use.due) }).toEqual({ due: then, percent, isOver });
});
