import { Conflict } from '@school/kernel';
import { addDays, sumMoney } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import { dailyFollows } from './daily-follows.ts';
import { followStays } from './following-stays.ts';
import { hostelSettingOf } from './setting.store.ts';
import {
  freeBeds,
  holdPerson,
  holdRoom,
  otherStay,
  type HeldRoom,
  type Nights,
  type ResidentKind,
} from './stay.store.ts';
import { tellChange, tellGiven } from './tell-resident.ts';

const watched = ['student', 'employee', 'room', 'bed', 'fromDate', 'expectedTo'] as const;
const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);
const dayOrNull = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

const residentOf = (values: RecordValues): { kind: ResidentKind; person: number } => {
  const student = numberOrNull(values['student']);
  return student === null
    ? { kind: 'employee', person: numberOrNull(values['employee']) ?? 0 }
    : { kind: 'student', person: student };
};

/** @throws Conflict for somebody who has left; Invalid for nobody */
const heldResident = async (
  { kind, person }: { readonly kind: ResidentKind; readonly person: number },
  work: Work,
): Promise<{ readonly name: string; readonly gender: unknown }> => {
  await holdPerson(work.transaction, kind, person);
  const found = person ? await work.records.read(work, kind, person, { system: true }) : undefined;
  if (!found) throw invalidField(kind, 'required', 'Choose a student or an employee.');
  const name = [found['firstName'], found['middleName'], found['lastName']].filter(Boolean).join(' ');
  if (found['status'] !== 'ACTIVE' || found['archived'] === true) {
    throw new Conflict('%{name} has left.', { code: 'LEFT', params: { name } });
  }
  return { name, gender: found['gender'] };
};

/** @throws Conflict where the house is not for such people (HOS-4) */
const refuseOthers = (
  kind: ResidentKind,
  { name, gender }: { readonly name: string; readonly gender: unknown },
  { hostelType }: HeldRoom,
): void => {
  const fits =
    hostelType === 'COMMON' ||
    ((hostelType === 'STAFF' ? kind === 'employee' : kind === 'student') &&
      (hostelType !== 'BOYS' || gender === 'MALE') &&
      (hostelType !== 'GIRLS' || gender === 'FEMALE'));
  if (!fits) throw conflictAt('room', 'NOT_FOR', 'This hostel is not for %{name}.', { name });
};

/** The bed that is asked for, or the first one that is free. @throws Conflict `ROOM_FULL` (HOS-2) */
const bedFor = async (
  values: RecordValues,
  room: { readonly id: number; readonly held: HeldRoom },
  nights: Nights,
  work: Work,
): Promise<number> => {
  const without = Number(values['id'] ?? 0);
  const free = await freeBeds(work.transaction, room.id, nights, { today: work.context.today, without });
  const asked = numberOrNull(values['bed']);
  const [first] = asked === null ? free : free.filter(({ id }) => id === asked);
  if (first) return first.id;
  if (asked !== null && free.length > 0) {
    throw conflictAt('bed', 'BED_TAKEN', 'That bed is not free at the time. Free: %{beds}.', {
      beds: free.map(({ label }) => label).join(', '),
    });
  }
  throw conflictAt('room', 'ROOM_FULL', 'Room %{room} has no free bed at the time.', {
    room: room.held.number,
  });
};

/** A stay with what follows from it: the bed, the house, the rent and the last night. */
const placed = async (values: RecordValues, input: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction, context } = work;
  const { kind, person } = residentOf(values);
  const resident = await heldResident({ kind, person }, work);
  const room = Number(values['room']);
  const held = await holdRoom(transaction, room);
  if (!held?.open) throw invalidField('room', 'NOT_IN_USE', 'This room is not in use.');
  refuseOthers(kind, resident, held);
  const from = String(values['fromDate'] ?? context.today);
  const nights: Nights = { from, to: dayOrNull(values['expectedTo']) };
  const without = Number(values['id'] ?? 0);
  const other = await otherStay(transaction, { kind, person }, nights, { today: context.today, without });
  if (other) {
    throw conflictAt(kind, 'HAS_BED', '%{name} has room %{room} from %{from} on. Change the room instead.', {
      name: resident.name,
      room: other.room,
      from: other.from,
    });
  }
  const bed = await bedFor(values, { id: room, held }, nights, work);
  return {
    ...input,
    bed,
    hostel: held.hostel,
    name: resident.name,
    rent: dayOrNull(input['rent']) ?? held.rent,
    rentPeriod: held.rentPeriod,
    lastNight: nights.to,
    status: from > context.today ? 'RESERVED' : 'ACTIVE',
  };
};

const save = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  if (current && !watched.some((key) => input[key] !== undefined && input[key] !== current[key]))
    return input;
  if (current && !['RESERVED', 'ACTIVE'].includes(String(current['status']))) {
    throw new Conflict('The stay has ended.', { code: 'ENDED' });
  }
  const moved = current && input['room'] !== undefined && input['room'] !== current['room'];
  if (moved && current['status'] === 'ACTIVE' && String(current['fromDate']) < work.context.today) {
    throw conflictAt('room', 'HAS_SLEPT', 'Somebody who has slept there changes the room from a day on.');
  }
  const values = { ...current, ...input, ...(moved && input['bed'] === undefined ? { bed: null } : {}) };
  const kept = current && !moved && input['rent'] === undefined ? { rent: current['rent'] } : {};
  return placed(values, { ...input, ...kept }, work);
};

const leaveWithDues = async (row: RecordValues, work: Work): Promise<void> => {
  const student = numberOrNull(row['student']);
  if (student === null) return;
  const bills = await work.records.list(work, 'studentFee', {
    filter: { student, 'collection.basis': 'RENTS', status_in: ['UNPAID', 'PARTIAL'] },
    fields: ['balance'],
    most: 1000,
    system: true,
  });
  if (bills.length === 0) return;
  const due = sumMoney(bills.map(({ balance }) => String(balance)));
  const { leaveWithDues: rule } = await hostelSettingOf(work.transaction);
  const params = { name: String(row['name']), due };
  const message = '%{name} owes %{due} of hostel fees.';
  if (rule === 'REFUSE') throw new Conflict(message, { code: 'HAS_DUES', params });
  askFirst(work.context, { message, reason: 'hostelDues', params });
};

const vacate = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const vacatedOn = String(asked['vacatedOn']);
  if (vacatedOn <= String(row['fromDate'])) {
    throw invalidField('vacatedOn', 'NOT_SLEPT', 'Nobody has slept there by then. Cancel the stay instead.');
  }
  if (!work.system) await leaveWithDues(row, work);
  return { vacatedOn, lastNight: addDays(vacatedOn, -1) };
};

/** The old stay ends on the day on which the new one begins; the rest of it moves along. */
const transfer = async (rows: readonly RecordValues[], asked: RecordValues, work: Work): Promise<unknown> => {
  const [row] = rows;
  if (!row) return {};
  const from = String(asked['from']);
  const place = { room: asked['room'], bed: asked['bed'] ?? null };
  const rent = dayOrNull(asked['rent']);
  if (from <= String(row['fromDate'])) {
    const moved = await work.records.update(work, 'hostelAllocation', Number(row['id']), { ...place, rent });
    await dailyFollows(work, Number(row['id']), { stay: moved, from });
    return { id: row['id'] };
  }
  const expectedTo = dayOrNull(row['expectedTo']);
  if (expectedTo !== null && from > expectedTo) {
    throw invalidField('from', 'AFTER_END', 'The stay has ended by then.');
  }
  await work.records.transition(
    work,
    'hostelAllocation',
    Number(row['id']),
    'vacate',
    { vacatedOn: from },
    {
      system: true,
    },
  );
  const [made] = await work.records.create(
    work,
    'hostelAllocation',
    [
      {
        student: row['student'] ?? null,
        employee: row['employee'] ?? null,
        ...place,
        ...(rent === null ? {} : { rent }),
        fromDate: from,
        expectedTo,
        guardianContact: row['guardianContact'] ?? null,
        transferFrom: row['id'],
      },
    ],
    { system: true },
  );
  if (made) await dailyFollows(work, Number(row['id']), { stay: made, from });
  return { id: made?.['id'] };
};

const cancel = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const nights = await work.records.count(work, 'hostelNight', {
    filter: { allocation: Number(row['id']) },
    system: true,
  });
  if (nights > 0) {
    throw new Conflict('Nights of the stay are in the register. Let the resident move out instead.', {
      code: 'HAS_NIGHTS',
    });
  }
  return { bed: null };
};

const isCancelled = (saved: RecordValues, before: RecordValues): boolean =>
  saved['status'] === 'CANCELLED' && before['status'] !== 'CANCELLED';

/** The first day on which a stay costs something else than before; undefined where it does not. */
const costsFrom = (saved: RecordValues, before: RecordValues | undefined): string | undefined => {
  const days = (key: string): string[] =>
    [saved, before].flatMap((row) => dayOrNull(row?.[key]) ?? []).toSorted();
  const began = ['student', 'rent', 'rentPeriod', 'fromDate'].some((key) => saved[key] !== before?.[key]);
  if (!before || began || isCancelled(saved, before)) return days('fromDate')[0];
  return saved['vacatedOn'] === before['vacatedOn'] ? undefined : days('vacatedOn')[0];
};

/** Bills follow the stay, but for the end of one that goes on in another room: they follow that one. */
const billStay: NonNullable<Behaviour['afterSave']> = async (saved, before, work) => {
  const from = costsFrom(saved, before);
  if (from === undefined || (work.system === true && saved['status'] === 'VACATED')) return;
  const name = String(saved['name'] ?? '');
  const students = new Set([saved, before].flatMap((row) => numberOrNull(row?.['student']) ?? []));
  for (const id of students) await followStays(work, { id, name }, from);
};

/** A bed is given once, to whom the house is for; the history of who lived where stays. */
export const allocationBehaviour: Behaviour = {
  beforeSave: save,
  afterSave: async (saved, before, work) => {
    await billStay(saved, before, work);
    await (before ? tellChange(saved, before, work) : tellGiven(saved, work));
  },
  actions: { transfer },
  transitions: { vacate, cancel },
};
