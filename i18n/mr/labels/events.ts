import type { Labels } from '../../labels';

/** Names of the events that the station sends messages about. */
export const events: Labels = {
  'Shift started': 'शिफ्ट सुरू झाली',
  'Shift closed': 'शिफ्ट बंद झाली',
  'Bill made': 'बिल बनले',
  'Stock received': 'माल आला',
  'Low stock': 'साठा कमी',
  'Credit limit passed': 'उधारी मर्यादा ओलांडली',
  'Change requested': 'बदलाची विनंती',
  'Change decided': 'बदलाचा निर्णय',
  'Summary of the day': 'दिवसाचा सारांश',
};
