import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import { dateIn } from '../../platform/clock/institution-clock.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { holdRegister, leaveBeside, residentsAtNight, stayOf } from './daily.store.ts';
import { numberOrNull } from './placing.ts';
import { registerFollows } from './register-follows.ts';
import { hostelSettingOf } from './setting.store.ts';
import { holdRoom } from './stay.store.ts';

/** The school's calendar day of a moment: someone who leaves before dawn has slept in the house. */
const dayOf = async (moment: unknown, { transaction }: Work): Promise<string> =>
  dateIn((await institutionOf(transaction)).timeZone, new Date(String(moment)));

const open = { blocked: false, archived: false } as const;
const nameOf = (person: RecordValues | undefined): string =>
  [person?.['firstName'], person?.['lastName']].filter(Boolean).join(' ');

/** The accounts of a student's guardians, as far as the school gives them access. */
const guardiansOf = async (student: number, work: Work): Promise<readonly number[]> => {
  const links = await work.records.list(work, 'studentGuardian', {
    filter: { student, portalAccess: true },
    fields: ['guardian'],
    most: 50,
    system: true,
  });
  const guardians = links.map(({ guardian }) => Number(guardian));
  if (guardians.length === 0) return [];
  const users = await work.records.list(work, 'user', {
    filter: { guardian_in: guardians, ...open },
    fields: ['guardian'],
    most: 50,
    system: true,
  });
  return users.map(({ id }) => Number(id));
};

const tellGuardians = async (
  message: 'hostel.consent' | 'hostel.absent' | 'hostel.childGranted' | 'hostel.childDenied',
  student: number,
  { date, link }: { readonly date: string; readonly link: string },
  work: Work,
): Promise<void> => {
  const found = await work.records.read(work, 'student', student, { system: true });
  const params = { date, name: nameOf(found) };
  const users = await guardiansOf(student, work);
  await notifyEach(
    work.transaction,
    users.map((user) => ({ user, message, params, link })),
  );
};

/** The stay that leave is requested for: the one named, or the requester's own on that day. */
const stayAsked = async (values: RecordValues, day: string, work: Work): Promise<RecordValues> => {
  const { actor } = work.context;
  const named = Number(values['allocation'] ?? 0);
  if (actor.role === 'STUDENT' || !named) {
    if (!actor.student) throw invalidField('allocation', 'required', 'Choose the resident.');
    const own = await stayOf(work.transaction, Number(actor.student), day);
    if (!own) throw conflictAt('allocation', 'NO_STAY', 'There is no hostel stay on that day.');
    return { allocation: own.id, hostel: own.hostel, student: actor.student, employee: null };
  }
  const stay = await work.records.read(work, 'hostelAllocation', named, { system: true });
  const [from, out] = [String(stay?.['fromDate']), stay?.['vacatedOn'] ?? null];
  if (!stay || day < from || (out !== null && day >= String(out))) {
    throw conflictAt('allocation', 'NO_STAY', 'There is no hostel stay on that day.');
  }
  return {
    allocation: named,
    hostel: stay['hostel'],
    student: stay['student'],
    employee: stay['employee'],
  };
};

/** @throws Conflict at the end of the leave that lies in other leave of the resident; the table refuses it as well */
const refuseTwice = async (leave: RecordValues, work: Work): Promise<void> => {
  const beside = await leaveBeside(work.transaction, {
    id: numberOrNull(leave['id']),
    student: numberOrNull(leave['student']),
    employee: numberOrNull(leave['employee']),
    leavesAt: String(leave['leavesAt']),
    returnsAt: String(leave['returnsAt']),
  });
  if (!beside) return;
  const { from, to, takesStart } = beside;
  const field = takesStart ? 'leavesAt' : 'returnsAt';
  const message = 'This resident already has leave from %{from} to %{to}.';
  throw conflictAt(field, 'OVERLAPS', message, { from, to });
};

/** A resident requests leave; the stay, the house and whether a parent is asked are derived. */
const askLeave = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  // On a change of room the leave moves along, even if the resident has already left on it.
  if (current && work.system) return input;
  const values = { ...current, ...input };
  const stay = await stayAsked(values, await dayOf(values['leavesAt'], work), work);
  await refuseTwice({ ...values, ...stay }, work);
  if (current) return { ...input, ...stay };
  const { consentNeeded } = await hostelSettingOf(work.transaction);
  const isAsked = (values['kind'] ?? 'NIGHTS') === 'NIGHTS' && consentNeeded && stay['student'] !== null;
  return { ...input, ...stay, consent: isAsked ? 'ASKED' : 'NOT_NEEDED' };
};

const tellStudent = async (
  row: RecordValues,
  message: 'hostel.granted' | 'hostel.denied',
  work: Work,
): Promise<void> => {
  const users = await work.records.list(work, 'user', {
    filter: { student: Number(row['student']), ...open },
    fields: ['student'],
    most: 10,
    system: true,
  });
  const params = { date: await dayOf(row['leavesAt'], work) };
  const link = `/hostels/leaves/${Number(row['id'])}`;
  await notifyEach(
    work.transaction,
    users.map(({ id }) => ({ user: Number(id), message, params, link })),
  );
};

const ofChild = { 'hostel.granted': 'hostel.childGranted', 'hostel.denied': 'hostel.childDenied' } as const;

/** The warden's answer goes to the student and the family at home; employees live there without either. */
const decided =
  (message: 'hostel.granted' | 'hostel.denied') =>
  async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
    if (message === 'hostel.granted' && row['consent'] === 'ASKED') {
      throw conflictAt('answer', 'NO_CONSENT', 'A parent has not given consent yet.');
    }
    // Who gave consent stays on record if nothing else is noted.
    const kept = { answer: asked['answer'] ?? row['answer'] ?? null };
    if (row['student'] === null) return kept;
    await tellStudent(row, message, work);
    const about = { date: await dayOf(row['leavesAt'], work), link: `/hostels/leaves/${Number(row['id'])}` };
    await tellGuardians(ofChild[message], Number(row['student']), about, work);
    return kept;
  };

/** Leave of a resident: parents consent to nights away, the warden grants it, gate and register follow. */
export const leaveBehaviour: Behaviour = {
  beforeSave: askLeave,
  afterSave: async (saved, before, work) => {
    if (before) return registerFollows(saved, before, work);
    if (saved['consent'] !== 'ASKED') return;
    const about = {
      date: await dayOf(saved['leavesAt'], work),
      link: `/hostels/leaves/${Number(saved['id'])}`,
    };
    await tellGuardians('hostel.consent', Number(saved['student']), about, work);
  },
  beforeDelete: (leave, work) => registerFollows(undefined, leave, work),
  transitions: {
    consent: () => ({ consent: 'GIVEN' }),
    recordConsent: () => ({ consent: 'GIVEN' }),
    refuse: async (row, _asked, work) => {
      await tellStudent(row, 'hostel.denied', work);
      return { consent: 'REFUSED' };
    },
    grant: decided('hostel.granted'),
    deny: decided('hostel.denied'),
    depart: () => ({ leftAt: new Date().toISOString() }),
    comeBack: () => ({ backAt: new Date().toISOString() }),
  },
};

const mark =
  (status: 'ABSENT' | 'LATE' | 'IN') =>
  async (rows: readonly RecordValues[], _asked: RecordValues, work: Work): Promise<unknown> => {
    let marked = 0;
    for (const row of rows) {
      if (row['status'] === status && row['marked'] === true) continue;
      await work.records.update(work, 'hostelNight', Number(row['id']), { status });
      marked += 1;
    }
    return { marked };
  };

/** The register of a night; the guardians of a missing child are notified. */
export const nightBehaviour: Behaviour = {
  // What a warden says of a resident is more than what the register was begun with, also where it is the same.
  beforeSave: (input, current, work) =>
    current && !work.system && 'status' in input ? { ...input, marked: true } : input,
  afterSave: async (saved, before, work) => {
    if (saved['status'] !== 'ABSENT' || before?.['status'] === 'ABSENT' || saved['student'] === null) return;
    const date = String(saved['date']);
    // By the time it is read it is often the next day: the list opens with the night that the notice is about.
    const about = { date, link: `/hostels/nights?filter=${encodeURIComponent(JSON.stringify({ date }))}` };
    await tellGuardians('hostel.absent', Number(saved['student']), about, work);
  },
  actions: {
    begin: async (_rows, asked, work) => {
      const [hostel, date] = [Number(asked['hostel']), String(asked['date'])];
      await holdRegister(work.transaction, hostel);
      const residents = await residentsAtNight(work.transaction, hostel, date);
      const rows = residents.map((row) => ({ ...row, date }));
      await work.records.create(work, 'hostelNight', rows, { system: true, asWritten: true });
      return { residents: rows.length };
    },
    absent: mark('ABSENT'),
    late: mark('LATE'),
    in: mark('IN'),
  },
};

/** A visitor comes to the resident's house, and leaves once. */
export const visitBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const resident = Number(input['resident'] ?? current?.['resident']);
    const stay = await work.records.read(work, 'hostelAllocation', resident, { system: true });
    return { ...input, hostel: stay?.['hostel'] ?? null };
  },
  actions: {
    leave: async (rows, _asked, work) => {
      for (const row of rows) {
        const left = { leftAt: new Date().toISOString() };
        await work.records.update(work, 'hostelVisit', Number(row['id']), left, { system: true });
      }
      return { left: rows.length };
    },
  },
};

/** An issue concerns the house of the named room, or the one where the reporter lives. */
export const complaintBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const { actor, today } = work.context;
    const room = Number(input['room'] ?? 0);
    if (room) return { ...input, hostel: (await holdRoom(work.transaction, room))?.hostel ?? null };
    if (current || !actor.student) return input;
    const stay = await stayOf(work.transaction, Number(actor.student), today);
    if (!stay) throw conflictAt('room', 'NO_STAY', 'You do not live in a hostel.');
    return { ...input, hostel: stay.hostel };
  },
};

/** Someone on the waiting list gets a bed like everyone else. */
export const waitingBehaviour: Behaviour = {
  transitions: {
    place: async (row, asked, work) => {
      const { room, fromDate, expectedTo } = asked;
      await work.records.create(work, 'hostelAllocation', [
        { student: row['student'], room, fromDate, expectedTo: expectedTo ?? null },
      ]);
      return {};
    },
  },
};
