import { Conflict } from '@school/kernel';
import { sumMoney } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import { dailyFollows } from './daily-follows.ts';
import { dayOrNull, nightsOf, numberOrNull, placed } from './placing.ts';
import { hostelSettingOf } from './setting.store.ts';
import { openStates, stayStateOn } from './stay-state.ts';
import { freeBeds } from './stay.store.ts';

const system = { system: true } as const;

/** The stay in another room that continues a stay, as long as it is not over. */
const nextOf = async (row: RecordValues, work: Work): Promise<RecordValues | undefined> => {
  const [next] = await work.records.list(work, 'hostelAllocation', {
    filter: { transferFrom: Number(row['id']), status_in: openStates },
    range: [0, 0],
    ...system,
  });
  return next;
};

/** @throws Conflict while another room is due to follow a stay */
export const refuseWhileMoving = async (row: RecordValues, work: Work): Promise<void> => {
  const next = row['vacatedOn'] ? await nextOf(row, work) : undefined;
  if (!next) return;
  throw new Conflict('%{name} changes room on %{date}. Undo that first: "Stay after all".', {
    code: 'CHANGES_ROOM',
    params: { name: String(row['name']), date: String(next['fromDate']) },
  });
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
  const message = '%{name} owes %{due} in hostel fees.';
  if (rule === 'REFUSE') throw new Conflict(message, { code: 'HAS_DUES', params });
  askFirst(work.context, { message, reason: 'hostelDues', params });
};

/** A new or changed end date of a stay. @throws Conflict for additional nights on which the bed is someone else's */
const endOn = async (row: RecordValues, vacatedOn: string, work: Work): Promise<RecordValues> => {
  const { today } = work.context;
  const ending = { ...row, vacatedOn };
  const [before, now] = [nightsOf(row, today).to, nightsOf(ending, today).to];
  if (before !== null && now !== null && now > before) await placed(ending, {}, work);
  const status = stayStateOn({ from: String(row['fromDate']), out: vacatedOn }, today);
  return { vacatedOn, lastNight: now, status };
};

/** A resident moves out, today, earlier or later: until then the stay continues. */
export const vacate = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const vacatedOn = String(asked['vacatedOn']);
  if (vacatedOn <= String(row['fromDate'])) {
    throw invalidField(
      'vacatedOn',
      'NOT_SLEPT',
      'No night has been spent there by then. Cancel the stay instead.',
    );
  }
  if (!work.system) {
    await refuseWhileMoving(row, work);
    await leaveWithDues(row, work);
  }
  return endOn(row, vacatedOn, work);
};

/** A resident who was to move out stays, and another room that was to follow is taken back. */
export const stayOn = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const next = await nextOf(row, work);
  if (next) await work.records.transition(work, 'hostelAllocation', Number(next['id']), 'cancel', {}, system);
  const vacatedOn = dayOrNull(next?.['vacatedOn']);
  const { lastNight, status } = await placed({ ...row, vacatedOn }, {}, work);
  if (next) await dailyFollows(work, Number(next['id']), { stay: row, from: String(next['fromDate']) });
  return { vacatedOn, lastNight, status };
};

/** The old stay ends on the day the new one begins; the rest of it moves along. */
export const transfer = async (
  rows: readonly RecordValues[],
  asked: RecordValues,
  work: Work,
): Promise<unknown> => {
  const [row] = rows;
  if (!row) return {};
  const id = Number(row['id']);
  const from = String(asked['from']);
  const place = { room: asked['room'], bed: asked['bed'] ?? null };
  const rent = dayOrNull(asked['rent']);
  if (from <= String(row['fromDate'])) {
    const moved = await work.records.update(work, 'hostelAllocation', id, { ...place, rent });
    await dailyFollows(work, id, { stay: moved, from });
    return { id };
  }
  await refuseWhileMoving(row, work);
  const { to } = nightsOf(row, work.context.today);
  if (to !== null && from > to) throw invalidField('from', 'AFTER_END', 'The stay ends before then.');
  await work.records.transition(work, 'hostelAllocation', id, 'vacate', { vacatedOn: from }, system);
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
        expectedTo: row['expectedTo'] ?? null,
        vacatedOn: row['vacatedOn'] ?? null,
        guardianContact: row['guardianContact'] ?? null,
        transferFrom: id,
      },
    ],
    system,
  );
  if (made) await dailyFollows(work, id, { stay: made, from });
  return { id: made?.['id'] };
};

/** A bed that was not taken is given back. @throws Conflict for a resident who has slept in it */
export const cancel = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  await refuseWhileMoving(row, work);
  const nights = await work.records.count(work, 'hostelNight', {
    filter: { allocation: Number(row['id']) },
    ...system,
  });
  if (nights > 0) {
    throw new Conflict('The register already has nights of this stay. Let the resident move out instead.', {
      code: 'HAS_NIGHTS',
    });
  }
  return { bed: null };
};

/**
 * A resident who was to come from another room stays in that one if its bed remains free, and moves out of it otherwise.
 * @param cancelled the stay that was to follow
 * @returns the previous stay; undefined if there is none, or if it is over
 */
export const stayBefore = async (cancelled: RecordValues, work: Work): Promise<RecordValues | undefined> => {
  const id = numberOrNull(cancelled['transferFrom']);
  const old =
    id === null ? undefined : await work.records.read(work, 'hostelAllocation', id, { system: true });
  const from = String(cancelled['fromDate']);
  if (id === null || !old || old['vacatedOn'] !== from) return undefined;
  if (!openStates.some((state) => state === old['status'])) return undefined;
  const { today } = work.context;
  const vacatedOn = dayOrNull(cancelled['vacatedOn']);
  const { to } = nightsOf({ ...old, vacatedOn }, today);
  const free = await freeBeds(work.transaction, Number(old['room']), { from, to }, { today, without: id });
  if (!free.some((bed) => bed.id === old['bed'])) {
    const params = { name: String(old['name']), date: from };
    const message = 'The previous bed has been given to someone else: %{name} moves out on %{date}.';
    askFirst(work.context, { message, reason: 'bedOfBefore', params });
    return old;
  }
  const stays = await work.records.update(work, 'hostelAllocation', id, { vacatedOn }, system);
  await dailyFollows(work, Number(cancelled['id']), { stay: stays, from });
  return stays;
};
