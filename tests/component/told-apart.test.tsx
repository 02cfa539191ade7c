import { screen, waitFor, within } from '@testing-library/react';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { server } from './support/answers';
import { field, fill, ready } from './support/form';
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

test('the close tells them apart in the last collection, in the shares of a shortage and in the crew', async () => {
  server.station.me = { ...server.station.me, rights: [...BUILT_IN_ROLES.admin] };
  server.station.correctionForm.employees = [
    { id: 1, name: 'RAVI', contactNo: '9000000001', pumpId: 1 },
    { id: 2, name: 'RAVI', contactNo: '9000000002', pumpId: null },
  ];
  twoOfOneName();
  const { user } = await openPage('/page/correct-shift?shiftId=6');
  await ready('close:1');
  await waitFor(() => field('employeeId.1'));
  for (const name of ['employee:1', 'employeeId.1']) {
    await user.clear(field(name));
    await user.type(field(name), '0002');
    await user.tab();
    expect(field(name).value).toBe('RAVI (9000000002)');
  }
  await fill(user, { 'last:1': '7000' });
  await user.click(document.body);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('RAVI (9000000001)')).toBeTruthy();
  expect(dialog.getByText('RAVI (9000000002)')).toBeTruthy();
});
