import { defineMessages } from './kernel/message';

/** Refusals and warnings of density readings and of the densities of invoices. */
export const density = defineMessages('density', {
  noDelivery: 'A morning reading cannot belong to a delivery',
  dateInFuture: 'The date of the reading must not be in the future',
  densityUnreadable: 'Density must be from 600.0 to 950.0 kg/m³',
  temperatureUnreadable: 'Temperature must be from -20.0 to 70.0 °C',
  unusual:
    '{density, tenths} kg/m³ at 15 °C is unusual for {fuel}, which has {least, tenths} to {greatest, tenths}: is it another fuel?',
  noFuel:
    '{density, tenths} kg/m³ is not the density of a motor fuel, which has {least, tenths} to {greatest, tenths}: is it right?',
  ethanol: 'Petrol with ethanol expands more than the tables for pure petrol say: its density at 15 °C is approximate',
});
