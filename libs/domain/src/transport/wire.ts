/** A member of a batch or department, with the seat already assigned. */
export interface Assignable {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly seat: string | null;
}

/** A passenger's travel in one direction. */
export interface OwnTrip {
  readonly trip: 'PICKUP' | 'DROP';
  readonly route: string;
  readonly stop: string;
  readonly landmark: string | null;
  readonly time: string | null;
  readonly vehicle: string;
  /** Another vehicle is standing in today. */
  readonly substitute: boolean;
  readonly people: readonly {
    readonly name: string;
    readonly role: string;
    readonly mobile: string | null;
  }[];
}

/** What users see of their own seat. */
export interface OwnRide {
  readonly id: number;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly fare: string | null;
  readonly present: number;
  readonly absent: number;
  readonly trips: readonly OwnTrip[];
}

/** A route on a day: its vehicle, places and passengers. */
export interface RouteToday {
  readonly id: number;
  readonly name: string;
  readonly vehicle: string;
  /** The vehicle is unavailable: in the workshop or out of service. */
  readonly stands: boolean;
  /** A mandatory document of the vehicle has expired. */
  readonly unpapered: boolean;
  readonly capacity: number;
  readonly pickup: number;
  readonly drop: number;
  readonly absent: number;
}

/** A passenger of a trip, in the order in which the bus calls. */
export interface Rider {
  readonly allocation: number;
  readonly name: string;
  readonly group: string;
  readonly stop: string;
  readonly time: string | null;
  readonly status: 'PRESENT' | 'ABSENT' | 'LEAVE' | null;
}

export interface RideSheet {
  readonly date: string;
  readonly trip: 'PICKUP' | 'DROP';
  /** Why passengers cannot be marked on that day; null on a day with classes. */
  readonly closed: 'FUTURE' | 'DAY_OFF' | 'HOLIDAY' | null;
  readonly riders: readonly Rider[];
}
