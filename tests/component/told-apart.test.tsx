import { screen } from '@testing-library/react';
import { server } from './support/answers';
import { field, ready } from './support/form';
import { openPage } from './support/page';

/** Two people of one name, and one of another. */
function twoOfOneName(): void {
  const people = [
    { id: 1, name: 'RAVI', contactNo: '9000000001', disabled: false },
    { id: 2, name: 'RAVI', contactNo: '9000000002', disabled: false },
    { id: 3, name: 'SUNITA', contactNo: '9000000003', disabled: false },
  ];
  server.station.employees = people;
  server.station.employeeStandings = people.map(({ id, name, contactNo }) => ({
    ...{ employeeId: id, employeeName: name, contactNo, balance: '0.00', hasLeft: false },
  }));
}

test.each([
  ['/page/employee-advance', 'employeeId'],
  ['/page/employee-cash-collection', 'employeeId'],
  ['/page/salary', 'employeeId'],
  ['/page/pay-rate', 'employeeId'],
  ['/page/start-shift', /^employeeId\./],
])('%s tells people of one name apart by their phone numbers', async (address, name) => {
  twoOfOneName();
  if (address === '/page/start-shift') server.station.runningShift = null;
  const { user } = await openPage(address);
  if (address === '/page/employee-advance') await ready('employeeId');
  const find = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name]')].find(({ name: own }) =>
      typeof name === 'string' ? own === name : name.test(own),
    );
  await screen.findAllByRole('textbox', { hidden: true });
  const input = find() ?? field(String(name));
  await user.click(input);
  await user.clear(input);
  await user.type(input, 'ravi');
  await screen.findAllByText('RAVI (9000000001)');
  await screen.findAllByText('RAVI (9000000002)');
  await user.clear(input);
  await user.type(input, 'sun');
  await screen.findAllByText('SUNITA');
  await user.clear(input);
  await user.type(input, '0002');
  await user.tab();
  expect(input.value).toBe('RAVI (9000000002)');
});
