/** Times of a stop, "HH:mm" or with seconds; null where none is set. */
export interface StopTimes {
  readonly pickupTime: string | null;
  readonly dropTime: string | null;
}

/** A stop, by its position from 0, whose time is out of order. */
export interface WrongTime {
  readonly at: number;
  readonly field: 'pickupTime' | 'dropTime';
}

const minute = (time: string): string => time.slice(0, 5);

const wrongOf = (
  stops: readonly StopTimes[],
  field: WrongTime['field'],
  fits: (last: string, next: string) => boolean,
): WrongTime[] => {
  let last: string | null = null;
  return stops.flatMap((stop, at) => {
    const time = stop[field];
    if (time === null) return [];
    const isWrong = last !== null && !fits(minute(last), minute(time));
    last = time;
    return isWrong ? [{ at, field }] : [];
  });
};

/** The stops whose times do not increase along the route in the morning, or decrease in the afternoon. */
export const wrongStopTimes = (stops: readonly StopTimes[]): readonly WrongTime[] => [
  ...wrongOf(stops, 'pickupTime', (last, next) => last < next),
  ...wrongOf(stops, 'dropTime', (last, next) => last > next),
];

/** When a trip starts and ends. */
export interface TripWindow {
  readonly from: string;
  readonly to: string;
}

const windowOf = (times: readonly (string | null)[]): TripWindow | undefined => {
  const known = times
    .filter((time) => time !== null)
    .map(minute)
    .sort();
  const [from] = known;
  const to = known.at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
};

/** Both trips of a route; one without any times is unknown. */
export const tripWindows = (
  starts: { readonly pickupStart: string | null; readonly dropStart: string | null },
  stops: readonly StopTimes[],
): readonly TripWindow[] =>
  [
    windowOf([starts.pickupStart, ...stops.map(({ pickupTime }) => pickupTime)]),
    windowOf([starts.dropStart, ...stops.map(({ dropTime }) => dropTime)]),
  ].filter((window) => window !== undefined);

/** Whether a person would have to be on two trips at the same time. */
export const windowsMeet = (mine: readonly TripWindow[], others: readonly TripWindow[]): boolean =>
  mine.some(({ from, to }) => others.some((other) => from <= other.to && other.from <= to));
