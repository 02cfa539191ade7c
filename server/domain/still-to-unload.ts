/**
 * A delivery is unloaded within so many days of the one it was received on, before or after it (a tanker of the small
 * hours belongs to the shift of the day before). What is left of it by the books later was never in a tank and is not
 * waited for any more: the station's rule for the stock on the way and for what is still to unload.
 */
export const DAYS_TO_UNLOAD = 30;
