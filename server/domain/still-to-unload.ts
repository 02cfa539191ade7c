/**
 * A delivery is unloaded within this many days before or after the day it was received (a tanker after midnight belongs
 * to the previous day's shift). What the books still show of it later was never in a tank and is not expected any more:
 * the station's rule for stock in transit and for what is still to unload.
 */
export const DAYS_TO_UNLOAD = 30;
