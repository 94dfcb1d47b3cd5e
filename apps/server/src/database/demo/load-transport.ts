import { addDays } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import type { UserLoading } from './load-users.ts';
import { demoFamily } from './students.ts';
import { demoDrivers, demoRoutes, demoVehicles } from './transport.ts';

interface LoadedRoute extends Saved {
  readonly stops: readonly Saved[];
}
interface Loading extends UserLoading {
  readonly api: ApiClient;
}

const currentYear = async (api: ApiClient): Promise<{ id: number; startDate: string }> => {
  const years = await api.get<readonly { id: number; startDate: string; status: string }[]>(
    'setup/v1/AcademicSetup/getall',
  );
  const year = years.find(({ status }) => status === 'CURRENT');
  if (!year) throw new Error('Demo school: there is no current academic year.');
  return year;
};

/** Vehicles with their documents: one expires soon, and one of the spare van's has expired. */
const loadVehicles = async ({ records, context, api }: Loading): Promise<readonly number[]> => {
  const system = { system: true } as const;
  const made = await records.create(context, 'vehicle', demoVehicles, system);
  const ids = made.map(({ id }) => Number(id));
  const types = await records.create(
    context,
    'vehicleCertificateType',
    [
      { name: 'Registration', mandatory: true, remindBeforeDays: '30, 7, 1' },
      { name: 'Insurance', mandatory: true, remindBeforeDays: '60, 30, 7' },
      { name: 'Route permit', mandatory: false, remindBeforeDays: '30' },
    ],
    system,
  );
  const { today } = context;
  const papers = ids.flatMap((vehicle, at) =>
    types.map(({ id }, kind) => {
      const days = at === 5 && kind === 1 ? -9 : 12 + ((at * 47 + kind * 131) % 300);
      const expiresOn = addDays(today, days);
      const certificateNumber = `${kind + 1}${1000 + at * 37}`;
      return { vehicle, type: id, certificateNumber, issuedOn: addDays(expiresOn, -365), expiresOn };
    }),
  );
  await records.create(context, 'vehicleCertificate', papers, system);
  await records.create(
    context,
    'vehicleMaintenance',
    ids.flatMap((vehicle, at) => [
      {
        vehicle,
        kind: 'SERVICE',
        status: 'DONE',
        fromDate: addDays(today, -60 - at),
        toDate: addDays(today, -60 - at),
        odometer: 40_000 + at * 9_150,
        cost: `${18_500 + at * 1_250}.00`,
        vendor: 'Ravi Motors',
        nextDueOn: addDays(today, 14 + at * 9),
        nextDueOdometer: 45_000 + at * 9_150,
      },
      {
        vehicle,
        kind: 'FUEL',
        status: 'DONE',
        fromDate: addDays(today, -3 - at),
        toDate: addDays(today, -3 - at),
        odometer: 42_300 + at * 9_150,
        cost: `${21_400 + at * 300}.00`,
        vendor: 'PSO Canal Road',
      },
    ]),
    system,
  );
  const [work] = await records.create(
    context,
    'vehicleMaintenance',
    [
      {
        vehicle: ids[5],
        kind: 'REPAIR',
        fromDate: addDays(today, -1),
        vendor: 'Ravi Motors',
        description: 'Gearbox',
      },
    ],
    system,
  );
  await api.post(`transport/v1/VehicleMaintenance/transition/begin/${Number(work?.['id'])}`, {});
  return ids;
};

const loadRoutes = async (
  { records, context }: Loading,
  vehicles: readonly number[],
  year: { readonly id: number; readonly startDate: string },
): Promise<readonly LoadedRoute[]> => {
  const system = { system: true } as const;
  const stops = demoRoutes.flatMap((route) => route.stops);
  const places = await records.create(
    context,
    'vehicleStop',
    stops.map(([name, landmark]) => ({ name, landmark, academicYear: year.id })),
    system,
  );
  const placeOf = new Map(stops.map(([name], at) => [name, places[at]?.['id']]));
  const routes = await records.create(
    context,
    'transportRoute',
    demoRoutes.map((route) => ({
      name: route.name,
      code: route.code,
      academicYear: year.id,
      vehicle: vehicles[route.vehicle],
      pickupStart: '06:15',
      dropStart: '14:00',
      stops: route.stops.map(([name, , pickupTime, dropTime, fare]) => ({
        stop: placeOf.get(name),
        pickupTime,
        dropTime,
        fare,
      })),
    })),
    system,
  );
  const people = await records.create(
    context,
    'transportEmployee',
    demoDrivers.map(([externalName, role, licenceNumber, mobile], at) => ({
      externalName,
      role,
      licenceNumber,
      licenceExpiresOn: licenceNumber === null ? null : addDays(context.today, 20 + at * 160),
      mobile: mobile.replace('0', '+92 '),
    })),
    system,
  );
  await records.create(
    context,
    'routeEmployee',
    people.map(({ id, role }, at) => ({
      route: routes[at % routes.length]?.['id'],
      transportEmployee: id,
      role,
      fromDate: year.startDate,
    })),
    system,
  );
  return routes as unknown as readonly LoadedRoute[];
};

/** Marks for the last days on which buses ran; days off answer 409 and are skipped. */
const markDays = async ({ api, context }: Loading, route: number): Promise<void> => {
  for (let back = 1; back <= 6; back += 1) {
    const date = addDays(context.today, -back);
    const query = `transport/v1/TransportAttendance/sheet?route=${route}&date=${date}`;
    const sheet = await api.get<{ closed: string | null; riders: readonly { allocation: number }[] }>(query);
    if (sheet.closed) continue;
    const marks = sheet.riders.map(({ allocation }, at) => ({
      allocation,
      status: (at + back) % 11 === 0 ? 'ABSENT' : (at + back) % 17 === 0 ? 'LEAVE' : 'PRESENT',
    }));
    await api.put('transport/v1/TransportAttendance/sheet', { route, date, trip: 'PICKUP', marks });
  }
};

/** Six vehicles, five routes, and every eighth student on a bus. */
export const loadTransport = async (loading: Loading, batches: readonly LoadedBatch[]): Promise<void> => {
  const { api, records, context } = loading;
  const year = await currentYear(api);
  await api.put('transport/v1/TransportSettings/update', { routeMode: 'SAME', fareMode: 'STOP' });
  const routes = await loadRoutes(loading, await loadVehicles(loading), year);
  const filter = encodeURIComponent(
    JSON.stringify({ status: 'ACTIVE', batch_in: batches.map(({ id }) => id) }),
  );
  const students = await api.get<
    readonly { id: number; firstName: string; lastName: string; batch: number }[]
  >(
    `setup/v1/studentEntity/getall?filter=${filter}&fields=["firstName","lastName","batch"]&sort=["id","ASC"]&range=[0,999]`,
  );
  const home = batches.find(
    ({ grade, section }) => grade === demoFamily.grade && section === demoFamily.section,
  );
  const own = students.find(
    ({ firstName, lastName, batch }) =>
      firstName === demoFamily.student && lastName === demoFamily.name && batch === home?.id,
  );
  const others = students.filter(({ id }, at) => at % 8 === 3 && id !== own?.id);
  const seats = [...(own ? [own] : []), ...others].slice(0, 112).map(({ id: student }, at) => {
    const route = routes[at % 9 === 8 ? 4 : at % 4];
    const stop = route?.stops[Math.floor(at / 4) % route.stops.length]?.id;
    return {
      student,
      mode: at % 13 === 12 ? 'PICKUP' : 'BOTH',
      pickupRoute: route?.id,
      pickupStop: stop,
      startDate: year.startDate,
    };
  });
  await records.create(context, 'transportAllocation', seats, { system: true, asWritten: true });
  for (const { id } of routes.slice(0, 2)) await markDays(loading, id);
};
