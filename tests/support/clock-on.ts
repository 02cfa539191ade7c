import type { Clock } from '../../server/platform/clock';

/** A station clock fixed at noon of this day. */
export const clockOn = (day: string): Clock => ({
  timeZone: 'Asia/Kolkata',
  now: () => new Date(`${day}T12:00:00+05:30`),
  today: () => day,
  minute: () => `${day}T12:00`,
});
