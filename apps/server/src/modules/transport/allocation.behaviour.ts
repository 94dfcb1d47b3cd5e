import { problemSaying, Conflict } from '@school/kernel';
import { addDays, seatFare, type RideMode } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { refareEmployee } from '../fees/fares/employee-fares.ts';
import { refare } from '../fees/fares/refare.ts';
import {
  holdPassenger,
  lastMarked,
  otherSeat,
  stopsOnRoutes,
  type HeldPassenger,
  type PassengerKind,
} from './allocation.store.ts';
import { refuseBeforeFirstDay, seatStateOn } from './seat-state.ts';
import { fullestDay, holdRoutes, type HeldRoute, type Trip } from './seats.store.ts';
import { seatTelling } from './tell-passenger.ts';
import { transportSettingOf, type TransportSetting } from './setting.store.ts';

const rideKeys = ['mode', 'pickupRoute', 'pickupStop', 'dropRoute', 'dropStop', 'startDate'] as const;
const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);
const textOrNull = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

interface Ride {
  readonly mode: RideMode;
  readonly pickupRoute: number | null;
  readonly pickupStop: number | null;
  readonly dropRoute: number | null;
  readonly dropStop: number | null;
}

/** The ride with what follows from the mode: no route for a trip not taken, the same route both ways where it says so. */
const rideOf = (values: RecordValues, { routeMode }: TransportSetting): Ride => {
  const mode = (values['mode'] ?? 'BOTH') as RideMode;
  const pickup = {
    pickupRoute: mode === 'DROP' ? null : numberOrNull(values['pickupRoute']),
    pickupStop: mode === 'DROP' ? null : numberOrNull(values['pickupStop']),
  };
  if (mode === 'PICKUP') return { mode, ...pickup, dropRoute: null, dropStop: null };
  const follows = mode === 'BOTH' && (routeMode === 'SAME' || numberOrNull(values['dropRoute']) === null);
  return {
    mode,
    ...pickup,
    dropRoute: follows ? pickup.pickupRoute : numberOrNull(values['dropRoute']),
    dropStop: follows ? pickup.pickupStop : numberOrNull(values['dropStop']),
  };
};

const legsOf = (ride: Ride): { trip: Trip; route: number | null; stop: number | null; key: string }[] => [
  ...(ride.mode === 'DROP'
    ? []
    : [{ trip: 'PICKUP' as const, route: ride.pickupRoute, stop: ride.pickupStop, key: 'pickup' }]),
  ...(ride.mode === 'PICKUP'
    ? []
    : [{ trip: 'DROP' as const, route: ride.dropRoute, stop: ride.dropStop, key: 'drop' }]),
];

const passengerOf = (values: RecordValues): { kind: PassengerKind; person: number } => {
  const student = numberOrNull(values['student']);
  return student === null
    ? { kind: 'employee', person: numberOrNull(values['employee']) ?? 0 }
    : { kind: 'student', person: student };
};

const full = {
  PICKUP: '%{name} is full on %{day}: %{load} of %{capacity} places, pick-up.',
  DROP: '%{name} is full on %{day}: %{load} of %{capacity} places, drop.',
} as const;

/** @throws Conflict for someone who has left; Invalid for nobody */
const heldPassenger = async (values: RecordValues, { transaction }: Work): Promise<HeldPassenger> => {
  const { kind, person } = passengerOf(values);
  const held = await holdPassenger(transaction, kind, person);
  if (!held) throw invalidField(kind, 'required', 'Choose a student or an employee.');
  if (!held.active) throw new Conflict('%{name} has left.', { code: 'LEFT', params: { name: held.name } });
  return held;
};

/** The routes of a ride, locked, and its fare. @throws Invalid where a stop is not on its route */
const placed = async (ride: Ride, setting: TransportSetting, { transaction }: Work) => {
  const legs = legsOf(ride);
  const routes = await holdRoutes(transaction, [
    ...new Set(legs.flatMap(({ route }) => (route === null ? [] : [route]))),
  ]);
  const stops = await stopsOnRoutes(
    transaction,
    legs.flatMap(({ stop }) => (stop === null ? [] : [stop])),
  );
  for (const { route, stop, key } of legs) {
    if (route === null || !routes.has(route)) {
      throw invalidField(`${key}Route`, 'required', 'A route is required.');
    }
    if (stop === null || stops.get(stop)?.route !== route) {
      throw invalidField(`${key}Stop`, 'STOP_NOT_ON_ROUTE', 'Choose a stop on this route.');
    }
  }
  const [first, second] = legs.flatMap(({ route }) => routes.get(route ?? 0) ?? []);
  if (first && second && first.academicYear !== second.academicYear) {
    throw invalidField('dropRoute', 'OTHER_YEAR', 'Both routes must belong to the same academic year.');
  }
  const fareOf = (stop: number | null) => (stop === null ? null : (stops.get(stop)?.fare ?? null));
  const fare = seatFare({
    ...setting,
    mode: ride.mode,
    routeFare: first?.fare ?? null,
    pickupFare: fareOf(ride.pickupStop),
    dropFare: fareOf(ride.dropStop),
  });
  return { routes, fare, academicYear: first?.academicYear ?? null };
};

/** @throws Conflict where a trip is full on one of the days (TRN-1) */
const checkSeats = async (
  ride: Ride,
  routes: ReadonlyMap<number, HeldRoute>,
  seat: { readonly without: number; readonly from: string; readonly to: string | null },
  setting: TransportSetting,
  work: Work,
): Promise<void> => {
  for (const { trip, route, key } of legsOf(ride)) {
    const id = route ?? 0;
    const held = routes.get(id);
    if (held && !held.active)
      throw new Conflict('%{name} is not active.', { code: 'INACTIVE', params: { name: held.name } });
    const { load, capacity, day } = await fullestDay(
      work.transaction,
      { route: id, trip, without: seat.without },
      seat,
    );
    if (load < capacity) continue;
    const message = full[trip];
    const params = { name: held?.name ?? '', load, capacity, day };
    if (setting.allowOverCapacity) {
      askFirst(work.context, { message, reason: 'seatsOnRoute', params });
    } else {
      const errors = [problemSaying(`${key}Route`, 'FULL', message, params)];
      throw new Conflict(message, { code: 'FULL', params, data: { trip, load, capacity, day, errors } });
    }
  }
};

const refuseAfterRides = async (id: number, { transaction }: Work): Promise<void> => {
  if ((await lastMarked(transaction, id)) === null) return;
  throw new Conflict('Rides have been marked. Change it from a given date instead.', { code: 'HAS_RIDES' });
};

/** @throws Conflict for a last day earlier than one on which a ride was marked */
const refuseBeforeRides = async (
  row: RecordValues,
  lastDay: string | null,
  { transaction }: Work,
): Promise<void> => {
  const marked = await lastMarked(transaction, Number(row['id']));
  if (marked === null || lastDay === null || marked <= lastDay) return;
  throw new Conflict('A ride has been marked on %{marked}.', { code: 'HAS_RIDES', params: { marked } });
};

const seat = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const values: RecordValues = { ...current, ...input };
  const without = Number(current?.['id'] ?? 0);
  const setting = await transportSettingOf(work.transaction);
  const { name } = await heldPassenger(values, work);
  const days = { from: String(values['startDate'] ?? work.context.today), to: textOrNull(values['endDate']) };
  const other = await otherSeat(work.transaction, { ...passengerOf(values), without }, days);
  if (other) {
    throw new Conflict('%{name} has a seat from %{from}. Change or end that one.', {
      code: 'HAS_SEAT',
      params: { name, from: other.from },
      data: { allocation: other.id },
    });
  }
  const ride = rideOf(values, setting);
  const { routes, fare, academicYear } = await placed(ride, setting, work);
  await checkSeats(ride, routes, { without, ...days }, setting, work);
  const agreed = textOrNull(values['agreedFare']);
  const status = current?.['status'] === 'CANCELLED' ? {} : { status: seatStateOn(days, work.context.today) };
  return { ...input, ...ride, ...status, name, academicYear, fare: agreed ?? fare };
};

const changed = (input: RecordValues, current: RecordValues, keys: readonly string[]): boolean =>
  keys.some((key) => input[key] !== undefined && input[key] !== current[key]);

const save = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  if (!current) return seat(input, current, work);
  if (changed(input, current, ['student', 'employee', ...rideKeys])) {
    await refuseAfterRides(Number(current['id']), work);
  }
  if (changed(input, current, ['endDate']))
    await refuseBeforeRides(current, textOrNull(input['endDate']), work);
  const watched = ['student', 'employee', 'endDate', 'agreedFare', ...rideKeys];
  return changed(input, current, watched) ? seat(input, current, work) : input;
};

/** The seat continues as another one from a day on; earlier rides stay with the old one. */
const change = async (rows: readonly RecordValues[], input: RecordValues, work: Work): Promise<unknown> => {
  const [row] = rows;
  if (!row) return {};
  const { from: asked, ...ride } = input;
  const [id, from] = [Number(row['id']), String(asked)];
  const endDate = textOrNull(row['endDate']);
  if (endDate !== null && from > endDate) {
    throw invalidField('from', 'AFTER_END', 'The seat ends before then.');
  }
  if (from <= String(row['startDate'])) {
    await work.records.update(work, 'transportAllocation', id, ride);
    return { id };
  }
  const day = { endDate: addDays(from, -1) };
  // The bills follow the seat that continues, and not the end of the old one before it.
  await work.records.transition(work, 'transportAllocation', id, 'end', day, { system: true });
  const passenger = { student: row['student'] ?? null, employee: row['employee'] ?? null };
  const next = { ...passenger, ...ride, startDate: from, endDate };
  const [made] = await work.records.create(work, 'transportAllocation', [next]);
  if (made && from < work.context.today) await seatTelling.moved(made, work);
  return { id: made?.['id'] };
};

/** The ride of one of many being moved: the previous trips unless others are requested, only a drop where others get on. */
const rideAmongMany = (row: RecordValues, { mode, ...input }: RecordValues): RecordValues => {
  const own = textOrNull(mode) ?? row['mode'];
  if (own !== 'DROP' || numberOrNull(input['dropRoute']) !== null) return { ...input, mode: own };
  return { ...input, mode: own, dropRoute: input['pickupRoute'], dropStop: input['pickupStop'] };
};

/** Moves several passengers from a day on, all or none; in the order of their seats, so that two clerks never deadlock. */
const changeAll = async (
  rows: readonly RecordValues[],
  input: RecordValues,
  work: Work,
): Promise<unknown> => {
  const inOrder = [...rows].sort((a, b) => Number(a['id']) - Number(b['id']));
  for (const row of inOrder) await change([row], rideAmongMany(row, input), work);
  return { moved: inOrder.length };
};

/** Those who hold or held the seat, of one kind. */
const riders = (key: PassengerKind, ...rows: (RecordValues | undefined)[]): ReadonlySet<number> =>
  new Set(rows.flatMap((row) => numberOrNull(row?.[key]) ?? []));

/** Bills for fares follow the seat, from the first day on which it differs. */
const followSeat = async (
  saved: RecordValues,
  before: RecordValues | undefined,
  work: Work,
): Promise<void> => {
  const watched = ['student', 'employee', 'fare', 'startDate', 'endDate', 'status', ...rideKeys];
  if (before && !watched.some((key) => saved[key] !== before[key])) return;
  // The end of a seat that continues as another one, and derived days.
  if (before && work.system === true) return;
  const { faresFollow } = await transportSettingOf(work.transaction);
  const starts = [saved, before].flatMap((row) => (row ? [String(row['startDate'])] : []));
  const [from = work.context.today] = starts.sort((a, b) => a.localeCompare(b));
  const name = String(saved['name'] ?? '');
  for (const id of riders('student', before, saved)) await refare(work, { id, name }, from, !faresFollow);
  if (!faresFollow) return;
  for (const id of riders('employee', before, saved)) await refareEmployee(work, { id, name }, from);
};

/** A seat is given to one person at a time, never more seats than there are, and its history is kept. */
export const allocationBehaviour: Behaviour = {
  beforeSave: save,
  afterSave: async (saved, before, work) => {
    await followSeat(saved, before, work);
    await (before ? seatTelling.changed(saved, before, work) : seatTelling.given(saved, work));
  },
  beforeDelete: seatTelling.cancelled,
  actions: { change, changeAll },
  transitions: {
    begin: (row, _asked, { context }) => refuseBeforeFirstDay(String(row['startDate']), context.today),
    end: async (row, asked, work) => {
      const to = String(asked['endDate']);
      const endDate = textOrNull(row['endDate']);
      if (to < String(row['startDate'])) {
        throw invalidField('endDate', 'range', 'The last day must not be before the first.');
      }
      if (endDate !== null && to > endDate) {
        throw invalidField('endDate', 'AFTER_END', 'The seat already ends on %{endDate}.', { endDate });
      }
      await refuseBeforeRides(row, to, work);
      return { status: seatStateOn({ from: String(row['startDate']), to }, work.context.today) };
    },
    cancel: async (row, _asked, work) => {
      await refuseAfterRides(Number(row['id']), work);
      return {};
    },
  },
};
