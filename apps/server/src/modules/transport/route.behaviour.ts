import { Conflict, Invalid } from '@school/kernel';
import { tripWindows, windowsMeet, wrongStopTimes, type StopTimes } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { drivenWithin, employeeName, openSeats } from './route.store.ts';
import { highestLoad, holdRoutes } from './seats.store.ts';
import { transportSettingOf } from './setting.store.ts';
import { vehicleForRoute } from './vehicle.behaviour.ts';

const textOrNull = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** The lines as they will be: what is not resent stays. */
const stopsOf = (input: RecordValues, current: RecordValues | undefined): RecordValues[] => {
  const before = (current?.['stops'] ?? []) as readonly RecordValues[];
  const sent = input['stops'] as readonly RecordValues[];
  return sent.map((line) => ({ ...before.find(({ id }) => id === line['id']), ...line }));
};

const timesOf = (stops: readonly RecordValues[]): StopTimes[] =>
  stops.map((stop) => ({
    pickupTime: textOrNull(stop['pickupTime']),
    dropTime: textOrNull(stop['dropTime']),
  }));

/** @throws Invalid at each stop whose time or fare is wrong */
const checkStops = async (stops: readonly RecordValues[], { transaction }: Work): Promise<void> => {
  const { fareMode } = await transportSettingOf(transaction);
  const times = wrongStopTimes(timesOf(stops)).map(({ at, field }) => ({
    field: `stops[${at}].${field}`,
    code: 'STOP_ORDER',
    message: field === 'pickupTime' ? 'Later than the previous stop.' : 'Earlier than the previous stop.',
  }));
  const fares = stops.flatMap((stop, at) =>
    fareMode === 'STOP' && textOrNull(stop['fare']) === null
      ? [{ field: `stops[${at}].fare`, code: 'required', message: 'Each stop needs a fare.' }]
      : [],
  );
  const [first] = [...times, ...fares];
  if (first) throw new Invalid(first.message, [...times, ...fares]);
};

/** @throws Conflict for a vehicle that is too small for the passengers of the route (TRN-2) */
const checkVehicle = async (
  route: number | undefined,
  vehicle: number,
  days: { readonly from: string; readonly to: string | null },
  work: Work,
): Promise<void> => {
  const { number, places } = await vehicleForRoute(vehicle, work);
  if (route === undefined) return;
  const load = await highestLoad(work.transaction, route, days);
  if (load <= places) return;
  throw new Conflict('%{number} has %{places} places, but the route has %{load} passengers.', {
    code: 'TOO_SMALL',
    params: { number, places, load },
    data: { load, places },
  });
};

const refuseOverHeads = async (route: number, { transaction, context }: Work): Promise<void> => {
  const seats = await openSeats(transaction, route, context.today);
  if (seats === 0) return;
  throw new Conflict('%{seats} passengers have a seat on the route. End or change them first.', {
    code: 'HAS_PASSENGERS',
    params: { seats },
    data: { seats },
  });
};

/**
 * Stops are in the order of their times, the vehicle may drive and is large enough, and nobody loses a seat unless that was
 * requested.
 */
export const routeBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const id = current ? Number(current['id']) : undefined;
    if (input['stops'] !== undefined) await checkStops(stopsOf(input, current), work);
    const from = work.context.today;
    if (!current || (input['vehicle'] !== undefined && input['vehicle'] !== current['vehicle'])) {
      await checkVehicle(id, Number(input['vehicle']), { from, to: null }, work);
    }
    if (id !== undefined && input['active'] === false && current?.['active'] === true) {
      await refuseOverHeads(id, work);
    }
    const year = input['academicYear'];
    if (id !== undefined && year !== undefined && year !== current?.['academicYear']) {
      await refuseOverHeads(id, work);
    }
    return input;
  },
  beforeArchive: async (current, archived, work) => {
    if (archived) await refuseOverHeads(Number(current['id']), work);
  },
};

/** People are named as in the personnel office, or as entered. */
export const transportEmployeeBehaviour: Behaviour = {
  beforeSave: async (input, current, { transaction }) => {
    const { employee, externalName } = { ...current, ...input };
    const name = employee ? await employeeName(transaction, Number(employee)) : textOrNull(externalName);
    return { ...input, name };
  },
};

/** Nobody drives two routes at the same time. */
export const routeEmployeeBehaviour: Behaviour = {
  beforeSave: async (input, current, { transaction, context }) => {
    const values: RecordValues = { ...current, ...input };
    if ((values['role'] ?? 'DRIVER') !== 'DRIVER') return input;
    const asked = {
      route: Number(values['route']),
      person: Number(values['transportEmployee']),
      without: Number(current?.['id'] ?? 0),
    };
    const days = { from: String(values['fromDate'] ?? context.today), to: textOrNull(values['toDate']) };
    const [own, ...others] = await drivenWithin(transaction, asked, days);
    if (!own) return input;
    const mine = tripWindows(own, own.stops);
    const other = others.find((one) => windowsMeet(mine, tripWindows(one, one.stops)));
    if (!other) return input;
    throw new Conflict('The driver is on %{name} at that time.', {
      code: 'DRIVES_ELSEWHERE',
      params: { name: other.name },
    });
  },
};

/** A substitute vehicle has to take all passengers on its days (TRN-8). */
export const substitutionBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const values: RecordValues = { ...current, ...input };
    const route = Number(values['route']);
    await holdRoutes(work.transaction, [route]);
    const days = { from: String(values['fromDate'] ?? work.context.today), to: String(values['toDate']) };
    await checkVehicle(route, Number(values['vehicle']), days, work);
    return input;
  },
};
