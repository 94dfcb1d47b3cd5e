import type { Filter } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { unsubscribedAddresses } from '../messages/people.store.ts';

const system = { system: true } as const;
/** Most former students that one message or invitation names. */
const most = 5000;

/** A former student as a recipient. */
export interface ChosenPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

const ids = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Years, courses and city together; undefined if none is given. */
const inCommon = (row: RecordValues): Filter | undefined => {
  const { yearFrom, yearTo, city } = row;
  const courses = ids(row['courses']);
  const parts = {
    ...(typeof yearFrom === 'number' ? { passingYear_gte: yearFrom } : {}),
    ...(typeof yearTo === 'number' ? { passingYear_lte: yearTo } : {}),
    ...(courses.length > 0 ? { course_in: courses } : {}),
    ...(typeof city === 'string' && city !== '' ? { city } : {}),
  };
  return Object.keys(parts).length === 0 ? undefined : parts;
};

const ofGroups = async (groups: readonly number[], work: Work): Promise<readonly Filter[]> => {
  if (groups.length === 0) return [];
  const filter = { id_in: groups };
  const rows = await work.records.list(work, 'alumniGroup', { filter, most: 500, ...system });
  return rows.flatMap((row): readonly Filter[] => {
    if (row['kind'] === 'STATIC') return [{ id_in: ids(row['members']) }];
    return [inCommon(row) ?? {}];
  });
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * All verified members of the chosen groups, years, courses and people, each once (ALM-4), split into those who may be
 * written to and those left out: they do not want it, have unsubscribed, or left no address.
 * @param by the channel it goes out on
 */
export const chosenPeople = async (
  input: RecordValues,
  by: 'EMAIL' | 'SMS',
  work: Work,
): Promise<{ readonly reached: readonly ChosenPerson[]; readonly skipped: number }> => {
  const own = inCommon(input);
  const people = ids(input['people']);
  const any: readonly Filter[] = [
    ...(own ? [own] : []),
    ...(people.length > 0 ? [{ id_in: people }] : []),
    ...(await ofGroups(ids(input['groups']), work)),
  ];
  if (any.length === 0) throw invalidField('groups', 'NOBODY', 'Choose who this is for.');
  const rows = await work.records.list(work, 'alumni', {
    filter: { archived: false, status: 'VERIFIED', _or: any },
    sort: [['id', 'ASC']],
    most,
    ...system,
  });
  const gone = await unsubscribedAddresses(work.transaction);
  const reached = rows.flatMap((row): ChosenPerson[] => {
    const [email, phone] = [textOf(row['email']), textOf(row['phone'])];
    const address = by === 'EMAIL' ? email : phone;
    const isGone = by === 'EMAIL' && gone.has(address?.trim().toLowerCase() ?? '');
    if (row['consentContact'] !== true || address === null || isGone) return [];
    return [{ id: Number(row['id']), name: String(row['fullName']), email, phone }];
  });
  return { reached, skipped: rows.length - reached.length };
};
