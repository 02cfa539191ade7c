import { reasonAtRequest, reasonTextOf } from '../../server/services/approvals/stored-reason';
import { inHindi } from '../support/in-hindi';

const readInHindi = (stored: string | null): string | null => {
  const text = reasonTextOf(stored);
  return text && inHindi(text);
};

test.each([
  [reasonAtRequest(null, 'SURESH'), 'SURESH के अनुरोध पर'],
  [reasonAtRequest('Wrong bill', 'SURESH'), 'Wrong bill (SURESH के अनुरोध पर)'],
  [reasonAtRequest('(see note)', 'S. (JR) DAS'), '(see note) (S. (JR) DAS के अनुरोध पर)'],
  ['Accepted after the shift was closed', 'शिफ्ट बंद होने के बाद मंज़ूर हुआ'],
  [reasonAtRequest('Accepted after the shift was closed', 'SURESH'), 'शिफ्ट बंद होने के बाद मंज़ूर हुआ (SURESH के अनुरोध पर)'],
])('%s is read in Hindi', (stored, hindi) => {
  expect(readInHindi(stored)).toBe(hindi);
  expect(reasonTextOf(stored)!.message).toBe(stored);
});

test.each([null, '', 'Wrong bill', 'It was (At the request of', 'He asked at the request of SURESH'])(
  'a reason as typed stays: %s',
  (typed) => expect(reasonTextOf(typed)).toBeNull(),
);
