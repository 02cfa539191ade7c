import type { Phrases } from '../../translator';

/** Refusals and warnings of tanks, dips, stock-ins, invoices, densities, inspections and meters. */
export const stock: Phrases = {
  // Tanks, dips, stock-in
  volume: 'आयतन',
  '{0} must be whole millimetres from 0 to 99999': '{0} 0 से 99999 तक पूरे मिलीमीटर में होना चाहिए',
  'The quantity entered': 'भरी गई मात्रा',
  'The quantity measured by tank and meters': 'टैंक और मीटर से मापी गई मात्रा',
  'Dip must be a valid integer': 'डिप सही पूरी संख्या होनी चाहिए',

  // Invoices, papers

  // Densities, inspections, variation
  'Petrol with ethanol expands more than the tables for pure petrol say: its density at 15 °C is approximate':
    'इथेनॉल वाला पेट्रोल शुद्ध पेट्रोल की तालिका से ज़्यादा फैलता है: 15 °C पर इसका घनत्व लगभग है',

  // Meters
};
