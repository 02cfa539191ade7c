import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Clock } from '../../platform/clock';

/** A clock set to the demo's days; on the present day it is the station's own. */
export interface DemoClock extends Clock {
  set(day: BusinessDate): void;
}

export function demoClock(clock: Clock, first: BusinessDate): DemoClock {
  let day = first;
  const isPast = (): boolean => day < clock.today();
  return {
    ...clock,
    set: (next) => {
      day = next;
    },
    today: () => (isPast() ? day : clock.today()),
    minute: () => (isPast() ? `${day}T23:59` : clock.minute()),
  };
}
