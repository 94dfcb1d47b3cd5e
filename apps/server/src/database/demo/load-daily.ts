import { addDays } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import type { LoadedEmployee } from './load-people.ts';

interface Loading {
  readonly api: ApiClient;
  readonly today: string;
  readonly batches: readonly LoadedBatch[];
  readonly people: readonly LoadedEmployee[];
}

const list = <T extends Saved = Saved>(
  api: ApiClient,
  path: string,
  filter: object,
  rows: number,
  fields: readonly string[] = [],
): Promise<readonly T[]> => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    fields: JSON.stringify(fields),
    sort: '["id","ASC"]',
    range: `[0,${rows - 1}]`,
  });
  return api.get(`${path}/getall?${query}`);
};

/** Families waiting for a bed, and who came to visit someone. */
const loadHostelDays = async ({ api, today }: Loading): Promise<void> => {
  const houses = await list<Saved & { hostelType: string }>(api, 'api/v1/hostel', {}, 2, ['hostelType']);
  const residents = await list(api, 'api/v1/hostelAllocation', { status: 'ACTIVE' }, 3);
  for (const [at, { id: hostel, hostelType }] of houses.entries()) {
    const gender = hostelType === 'BOYS' ? 'MALE' : 'FEMALE';
    const students = await list(api, 'setup/v1/studentEntity', { status: 'ACTIVE', gender }, 200);
    const [waiting] = students.slice(-1);
    if (!waiting) continue;
    await api.post('api/v1/hostelWaiting/save', {
      student: waiting.id,
      hostel,
      since: addDays(today, -9 + at * 4),
      remarks: 'The family moves to Multan at the end of the month',
    });
  }
  const visitors = [
    ['Mrs. Nasreen Akhtar', 'Mother', 'Brings winter clothes'],
    ['Tariq Mehmood', 'Uncle', 'Visit'],
    ['Dr. Hina Rauf', 'Family doctor', 'Vaccination'],
  ] as const;
  for (const [at, { id: resident }] of residents.entries()) {
    const [visitor, relation, purpose] = visitors[at] ?? visitors[0];
    const cameAt = new Date(Date.now() - (at + 1) * 2_700_000).toISOString();
    const visit = { resident, visitor, relation, purpose, cameAt };
    const { id } = await api.post<Saved>('api/v1/hostelVisit/save', visit);
    // The last one is still there.
    if (at < visitors.length - 1) await api.post('api/v1/hostelVisit/action/leave', { ids: [id] });
  }
};

/** Three teachers ride along, from the first stop of a route. */
const seatEmployees = async ({ api, people, today }: Loading): Promise<void> => {
  const routes = await list(api, 'transport/v1/Route', {}, 3);
  for (const [at, { id: route }] of routes.entries()) {
    const { stops } = await api.get<{ stops: readonly Saved[] }>(`transport/v1/Route/get/${route}`);
    await api.post('transport/v1/TransportAllocation/save', {
      employee: people[8 + at * 5]?.id,
      mode: 'BOTH',
      pickupRoute: route,
      pickupStop: stops[0]?.id,
      startDate: addDays(today, -30),
    });
  }
};

/** One of them has paid part of the fare at the counter; payslips deduct the rest. */
const payFare = async ({ api }: Loading): Promise<void> => {
  const [fare] = await list<Saved & { employee: number }>(
    api,
    'transport/v1/EmployeeFare',
    { status: 'OPEN' },
    1,
    ['employee'],
  );
  await api.post('transport/v1/EmployeeFarePayment/save', {
    employee: fare?.employee,
    fare: fare?.id,
    amount: '500.00',
  });
};

/** Fares of the month for two classes and for staff, and a bus in the workshop. */
const loadFares = async (loading: Loading): Promise<void> => {
  const { api, today, batches } = loading;
  await seatEmployees(loading);
  const riding = batches.filter(({ grade }) => grade === 2 || grade === 3).map(({ id }) => id);
  const [school] = await list<Saved & { financialYear: number }>(api, 'finance/v1/feeCategories', {}, 1, [
    'financialYear',
  ]);
  const { id } = await api.post<Saved>('finance/v1/feeCategories/save', {
    name: 'Bus fares',
    description: 'Billed by the month, by the stop of each passenger',
    financialYear: school?.financialYear,
    batches: riding,
  });
  const collection = await api.post<Saved>('finance/v1/feeCollection/save', {
    name: 'Bus fares of the month',
    category: id,
    basis: 'FARES',
    batches: riding,
    periodFrom: addDays(today, -20),
    periodTo: addDays(today, 9),
    startDate: today,
    endDate: addDays(today, 25),
    dueDate: addDays(today, 25),
    withEmployees: true,
  });
  await api.post(`finance/v1/feeCollection/transition/publish/${collection.id}`, {});
  await payFare(loading);
  const [route] = await list<Saved & { vehicle: number }>(api, 'transport/v1/Route', {}, 1, ['vehicle']);
  const buses = await list(api, 'transport/v1/Vehicle', { status: 'ACTIVE', seatCapacity_gte: 30 }, 6);
  await api.post('transport/v1/RouteSubstitution/save', {
    route: route?.id,
    vehicle: buses.find(({ id }) => id !== route?.vehicle)?.id,
    fromDate: addDays(today, 3),
    toDate: addDays(today, 5),
    reason: 'The bus is in the workshop for its brakes',
  });
};

/** What personnel record: who came late, none of those who are ever on leave, and when teachers are unavailable. */
const loadPersonnelDays = async ({ api, today, people }: Loading): Promise<void> => {
  const late = [
    [6, 2, 15, 'Flat tyre'],
    [15, 3, 25, 'Rain on Canal Road'],
    [30, 6, 10, null],
    [44, 8, 40, 'Hospital with a child'],
  ] as const;
  // Pay for earlier months is approved and stays as it is.
  const dayOfMonth = Number(today.slice(-2));
  for (const [at, days, minutesLate, reason] of late)
    await api.post('setup/v1/employeeLateness/save', {
      employee: people[at]?.id,
      lateOn: addDays(today, -Math.min(days, dayOfMonth - 1)),
      minutesLate,
      reason,
    });
  const teachers = people.filter(({ position }) => position === 'Teacher');
  const wishes = [
    [3, 'MON', '08:00', '09:30', 'Brings the children to another school'],
    [9, 'FRI', '11:00', '13:00', 'Friday prayer'],
    [17, 'WED', '12:00', '14:00', 'Course at the university'],
  ] as const;
  for (const [at, weekday, startTime, endTime, reason] of wishes)
    await api.post('setup/v1/TeacherUnavailability/save', {
      employee: teachers[at]?.id,
      weekday,
      startTime,
      endTime,
      kind: 'RATHER_NOT',
      reason,
    });
};

/** A shelf after stocktaking, and challans that families take to the bank. */
const loadCounts = async ({ api, today }: Loading): Promise<void> => {
  const items = await list<Saved & { store: number }>(api, 'setup/v1/StoreItem', { isActive: true }, 30, [
    'store',
  ]);
  const [first] = items;
  const counted = items.filter(({ store }) => store === first?.store).slice(0, 2);
  await api.post('setup/v1/StockAdjustment/save', {
    store: first?.store,
    date: addDays(today, -1),
    reason: 'Counted at the end of the week',
    lines: counted.map(({ id: storeItem }, at) => ({ storeItem, deltaQty: at === 0 ? '2' : '1' })),
  });
  const bills = await list<Saved & { student: number }>(
    api,
    'finance/v1/studentFee',
    { status: 'UNPAID' },
    200,
    ['student'],
  );
  for (const student of [...new Set(bills.map((bill) => bill.student))].slice(-3))
    await api.post('finance/v1/feeChallans/save', { student, validTill: addDays(today, 14) });
};

/** Day-to-day events in addition to the big ones, so that no screen of the school is empty. */
export const loadDaily = async (loading: Loading): Promise<void> => {
  await loadHostelDays(loading);
  await loadFares(loading);
  await loadPersonnelDays(loading);
  await loadCounts(loading);
};
