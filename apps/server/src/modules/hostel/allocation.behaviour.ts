import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';
import { followStays } from './following-stays.ts';
import { cancel, refuseWhileMoving, stayBefore, stayOn, transfer, vacate } from './moving.ts';
import { dayOrNull, numberOrNull, placed } from './placing.ts';
import { openStates } from './stay-state.ts';
import { bedTelling } from './tell-resident.ts';

const persons = ['student', 'employee'] as const;
const watched = [...persons, 'room', 'bed', 'fromDate', 'expectedTo', 'vacatedOn'] as const;

const changed = (input: RecordValues, current: RecordValues, keys: readonly string[]): boolean =>
  keys.some((key) => input[key] !== undefined && input[key] !== current[key]);

const save = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  if (current && !changed(input, current, watched)) return input;
  if (current && !openStates.some((state) => state === current['status'])) {
    throw new Conflict('The stay has ended.', { code: 'ENDED' });
  }
  if (current && changed(input, current, persons)) await refuseWhileMoving(current, work);
  const moved = current && changed(input, current, ['room']);
  if (moved && current['status'] === 'ACTIVE' && String(current['fromDate']) < work.context.today) {
    throw conflictAt(
      'room',
      'HAS_SLEPT',
      'The resident has already slept there. Change the room from a given date instead.',
    );
  }
  const values = { ...current, ...input, ...(moved && input['bed'] === undefined ? { bed: null } : {}) };
  const { rent, rentPeriod } = current ?? {};
  const kept = current && !moved && input['rent'] === undefined ? { rent, rentPeriod } : {};
  return placed(values, { ...input, ...kept }, work);
};

const isCancelled = (saved: RecordValues, before: RecordValues): boolean =>
  saved['status'] === 'CANCELLED' && before['status'] !== 'CANCELLED';

/** The first day on which a stay costs something different from before; undefined if there is none. */
const costsFrom = (saved: RecordValues, before: RecordValues | undefined): string | undefined => {
  const days = (key: string): string[] =>
    [saved, before].flatMap((row) => dayOrNull(row?.[key]) ?? []).toSorted();
  const began = ['student', 'rent', 'rentPeriod', 'fromDate'].some((key) => saved[key] !== before?.[key]);
  if (!before || began || isCancelled(saved, before)) return days('fromDate')[0];
  return saved['vacatedOn'] === before['vacatedOn'] ? undefined : days('vacatedOn')[0];
};

/**
 * Bills follow the stay, except for a stay that another one continues, or that is taken back in favour of another: they
 * follow that one.
 */
const billStay: NonNullable<Behaviour['afterSave']> = async (saved, before, work) => {
  const from = costsFrom(saved, before);
  if (from === undefined || (work.system === true && before)) return;
  const name = String(saved['name'] ?? '');
  const students = new Set([saved, before].flatMap((row) => numberOrNull(row?.['student']) ?? []));
  for (const id of students) await followStays(work, { id, name }, from);
};

/** A stay was cancelled: if it was to follow another one, that one continues, and its bed is what is notified. */
const takeBack = async (saved: RecordValues, before: RecordValues, work: Work): Promise<void> => {
  const old = await stayBefore(saved, work);
  await billStay(saved, before, work);
  await (old ? bedTelling.ends(old, saved['fromDate'], work) : bedTelling.cancelled(before, work));
};

/** A bed is given once, to those the house is for; the history of who lived where is kept. */
export const allocationBehaviour: Behaviour = {
  beforeSave: save,
  afterSave: async (saved, before, work) => {
    if (before && isCancelled(saved, before)) {
      if (!work.system) await takeBack(saved, before, work);
      return;
    }
    await billStay(saved, before, work);
    await (before ? bedTelling.changed(saved, before, work) : bedTelling.given(saved, work));
  },
  actions: { transfer },
  transitions: { vacate, stayOn, cancel },
};
