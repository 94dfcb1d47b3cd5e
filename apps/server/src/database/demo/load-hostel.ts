import { addDays, civilDate, daysInMonth, isoDate } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import type { UserLoading } from './load-users.ts';
import { demoFamily } from './students.ts';

interface Loading extends UserLoading {
  readonly api: ApiClient;
}
interface DemoStudent extends Saved {
  readonly gender: string;
}

const houses = [
  { name: 'Iqbal House', hostelType: 'BOYS', declaredCapacity: 60, address: '1 Campus Road, Lahore' },
  { name: 'Fatima House', hostelType: 'GIRLS', declaredCapacity: 60, address: '2 Campus Road, Lahore' },
] as const;
const dishes = {
  BREAKFAST: ['Paratha, eggs, tea', 'Porridge, fruit', 'Chana, puri, lassi'],
  LUNCH: ['Chicken karahi, rice', 'Daal, roti, salad', 'Vegetable pulao, raita'],
  DINNER: ['Beef qeema, roti', 'Mixed vegetables, roti', 'Fish curry, rice'],
} as const;

const studentsOf = (api: ApiClient, gender: string): Promise<readonly DemoStudent[]> => {
  const filter = encodeURIComponent(JSON.stringify({ status: 'ACTIVE', gender }));
  return api.get(
    `setup/v1/studentEntity/getall?filter=${filter}&fields=["gender"]&sort=["id","ASC"]&range=[0,299]`,
  );
};

/** The student of the family that can sign in also lives there and applies for leave. */
const ownStudent = async (api: ApiClient, batches: readonly LoadedBatch[]): Promise<readonly Saved[]> => {
  const { grade, section, student: firstName, name: lastName } = demoFamily;
  const home = batches.find((batch) => batch.grade === grade && batch.section === section);
  const filter = encodeURIComponent(JSON.stringify({ firstName, lastName, batch: home?.id ?? 0 }));
  return api.get(`setup/v1/studentEntity/getall?filter=${filter}&range=[0,0]`);
};

/** Twelve three-bed rooms in each house; the ground floor is cheaper. */
const addRooms = async (api: ApiClient, hostel: number): Promise<readonly Saved[]> => {
  for (const [at, rent] of ['14000.00', '16500.00'].entries()) {
    const first = (at + 1) * 100 + 1;
    await api.post('api/v1/hostelRoomSeries/save', {
      hostel,
      fromNumber: first,
      toNumber: first + 5,
      floor: at,
      roomType: 'TRIPLE',
      bedCount: 3,
      rent,
    });
  }
  const filter = encodeURIComponent(JSON.stringify({ hostel }));
  return api.get(`api/v1/hostelRoom/getall?filter=${filter}&sort=["id","ASC"]&range=[0,49]`);
};

const addMeals = async ({ records, context }: Loading, hostel: number): Promise<void> => {
  const meals = Object.entries(dishes).flatMap(([meal, menu]) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      hostel,
      meal,
      weekday: String(weekday),
      dishes: menu[(weekday + hostel) % menu.length],
    })),
  );
  await records.create(context, 'hostelMeal', meals, { system: true, asWritten: true });
};

/** This month's rent, charged by the day. */
const billMonth = async (api: ApiClient, today: string): Promise<void> => {
  const { year, month } = civilDate(today);
  const fee = await api.post<Saved>('api/v1/hostel/fees/save', {
    name: `Hostel ${today.slice(0, 7)}`,
    startDate: isoDate(year, month, 1),
    endDate: isoDate(year, month, daysInMonth(year, month)),
    dueDate: addDays(today, 10),
    amountMode: 'PRORATA',
    finePerDay: '50.00',
    fineMax: '1000.00',
  });
  await api.post(`api/v1/hostel/fees/transition/open/${fee.id}`, {});
};

/** Two weekends awaiting a parent, and a gate pass awaiting the warden. */
const askLeaves = async (api: ApiClient, stays: readonly number[], today: string): Promise<void> => {
  const [first, second, third] = stays;
  const leave = { destination: 'Home', reason: 'Family visit' };
  for (const [at, stay] of [first, second].entries()) {
    await api.post('api/v1/hostelLeave/save', {
      ...leave,
      allocation: stay,
      leavesAt: `${addDays(today, 3 + at)}T11:00:00.000Z`,
      returnsAt: `${addDays(today, 5 + at)}T13:00:00.000Z`,
    });
  }
  await api.post('api/v1/hostelLeave/save', {
    ...leave,
    allocation: third,
    kind: 'GATE_PASS',
    destination: 'Dentist',
    leavesAt: `${addDays(today, 1)}T08:00:00.000Z`,
    returnsAt: `${addDays(today, 1)}T11:00:00.000Z`,
  });
};

/** Two houses with wardens, residents in two of every three beds, their meals, leave, complaints and this month's rent. */
export const loadHostel = async (
  loading: Loading,
  wardens: readonly number[],
  batches: readonly LoadedBatch[],
): Promise<void> => {
  const { api, records, context } = loading;
  const { today } = context;
  const system = { system: true, asWritten: true } as const;
  const stays: number[] = [];
  const own = await ownStudent(api, batches);
  for (const [at, house] of houses.entries()) {
    const { id } = await api.post<Saved>('api/v1/hostel/save', house);
    const employee = wardens[at];
    if (employee !== undefined) {
      await api.post('api/v1/add-wardens/save', {
        hostel: id,
        employee,
        isChief: true,
        fromDate: addDays(today, -200),
      });
    }
    const rooms = await addRooms(api, id);
    const students = await studentsOf(api, house.hostelType === 'BOYS' ? 'MALE' : 'FEMALE');
    const here = house.hostelType === 'BOYS' ? own : [];
    const living = [...here, ...students.filter((_, place) => place % 6 === 2)]
      .filter(({ id: student }, place, all) => all.findIndex((one) => one.id === student) === place)
      .slice(0, 24)
      .map((student, place) => ({
        student: student.id,
        room: rooms[Math.floor(place / 2)]?.id,
        fromDate: addDays(today, -120 + (place % 5)),
        ...(place % 9 === 8 ? { expectedTo: addDays(today, 20) } : {}),
      }));
    const made = await records.create(context, 'hostelAllocation', living, { system: true });
    stays.push(...made.map((stay) => Number(stay['id'])));
    await addMeals(loading, id);
  }
  await billMonth(api, today);
  await askLeaves(api, stays, today);
  const rooms = await api.get<readonly Saved[]>('api/v1/hostelRoom/getall?range=[0,1]');
  await records.create(
    context,
    'hostelComplaint',
    [
      {
        subject: 'The tap drips',
        about: 'WATER',
        room: rooms[0]?.id,
        description: 'In the bath, all night.',
      },
      { subject: 'The fan is loud', about: 'ROOM', room: rooms[1]?.id, description: 'Since Monday.' },
    ],
    system,
  );
};
