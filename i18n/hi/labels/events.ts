import type { Labels } from '../../labels';

/** Names of the events that the station sends messages about. */
export const events: Labels = {
  'Shift started': 'शिफ्ट शुरू हुई',
  'Shift closed': 'शिफ्ट बंद हुई',
  'Bill made': 'बिल बना',
  'Stock received': 'माल आया',
  'Low stock': 'स्टॉक कम',
  'Credit limit passed': 'उधार सीमा पार',
  'Change requested': 'बदलाव का अनुरोध',
  'Change decided': 'बदलाव पर फ़ैसला',
  'Summary of the day': 'दिन का सारांश',
};
