import { Conflict } from '@school/kernel';
import { addDays } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import { stayStateOn } from './stay-state.ts';
import {
  freeBeds,
  holdPerson,
  holdRoom,
  otherStay,
  type HeldRoom,
  type Nights,
  type ResidentKind,
} from './stay.store.ts';

export const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);
export const dayOrNull = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

const residentOf = (values: RecordValues): { kind: ResidentKind; person: number } => {
  const student = numberOrNull(values['student']);
  return student === null
    ? { kind: 'employee', person: numberOrNull(values['employee']) ?? 0 }
    : { kind: 'student', person: student };
};

/** @throws Conflict for a person who has left; Invalid if there is none */
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

/** @throws Conflict if the house is not for such people (HOS-4) */
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

/** The requested bed, or the first one that is free. @throws Conflict `ROOM_FULL` (HOS-2) */
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
    throw conflictAt('bed', 'BED_TAKEN', 'That bed is not free for these dates. Free: %{beds}.', {
      beds: free.map(({ label }) => label).join(', '),
    });
  }
  throw conflictAt('room', 'ROOM_FULL', 'Room %{room} has no free bed for these dates.', {
    room: room.held.number,
  });
};

/** The nights for which a stay occupies its bed: until the resident moves out, or is expected to. */
export const nightsOf = (values: RecordValues, today: string): Nights => {
  const out = dayOrNull(values['vacatedOn']);
  return {
    from: String(values['fromDate'] ?? today),
    to: out === null ? dayOrNull(values['expectedTo']) : addDays(out, -1),
  };
};

/**
 * A stay with what follows from it: the bed, the house, the rent, the last night and the state.
 * @param values the stay as it will be
 * @param input what is written of it
 * @throws Conflict if there is no such bed for such a person on all the nights; Invalid
 */
export const placed = async (
  values: RecordValues,
  input: RecordValues,
  work: Work,
): Promise<RecordValues> => {
  const { transaction, context } = work;
  const { kind, person } = residentOf(values);
  const resident = await heldResident({ kind, person }, work);
  const room = Number(values['room']);
  const held = await holdRoom(transaction, room);
  if (!held?.open) throw invalidField('room', 'NOT_IN_USE', 'This room is not in use.');
  refuseOthers(kind, resident, held);
  const nights = nightsOf(values, context.today);
  const without = Number(values['id'] ?? 0);
  const other = await otherStay(transaction, { kind, person }, nights, { today: context.today, without });
  if (other) {
    throw conflictAt(kind, 'HAS_BED', '%{name} has room %{room} from %{from}. Change the room instead.', {
      name: resident.name,
      room: other.room,
      from: other.from,
    });
  }
  const bed = await bedFor(values, { id: room, held }, nights, work);
  const days = { from: nights.from, out: dayOrNull(values['vacatedOn']) };
  return {
    ...input,
    bed,
    hostel: held.hostel,
    name: resident.name,
    rent: dayOrNull(input['rent']) ?? held.rent,
    rentPeriod: input['rentPeriod'] ?? held.rentPeriod,
    lastNight: nights.to,
    status: stayStateOn(days, context.today),
  };
};
