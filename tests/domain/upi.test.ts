import { isUpiAddress, upiUri } from '../../server/domain/upi';

test('writes the address of a payment as apps read it: two decimals, no slashes in the reference, %20 for a space', () =>
  expect(
    upiUri({ address: 'gopal.filling@sbi', payee: 'GOPAL & SONS', amount: 2_775_005, reference: 'CR/2026-27/000031' }),
  ).toBe(
    'upi://pay?pa=gopal.filling@sbi&pn=GOPAL%20%26%20SONS&am=27750.05&cu=INR&tr=CR202627000031&tn=CR%2F2026-27%2F000031',
  ));

test('writes whole rupees with decimals, and keeps names in other scripts readable', () => {
  const uri = upiUri({ address: 'a1@ybl', payee: 'श्री गणेश', amount: 50_000, reference: 'IN/1' });
  expect(uri).toContain('&am=500.00&');
  expect(decodeURIComponent(uri)).toContain('pn=श्री गणेश&');
});

test.each(['gopal@sbi', 'gopal.filling-1@okhdfcbank', '9876543210@ybl', 'Q12345678@ybl'])(
  '%s is a UPI address',
  (text) => expect(isUpiAddress(text)).toBe(true),
);

test.each(['gopal', 'gopal@', '@sbi', 'a b@sbi', 'gopal@sbi.co', 'gopal@sbi&am=1', 'gopal@1'])(
  '%s is no UPI address',
  (text) => expect(isUpiAddress(text)).toBe(false),
);
