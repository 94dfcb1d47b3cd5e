import type { RecordValues, Work } from '../engine/behaviour.ts';
import type { Connection } from '../platform/database/database.ts';
import { notifyEach } from '../platform/notifications/notify.ts';
import { accountsOf } from './access/users/accounts-of.store.ts';
import { familyAccounts } from './students/family-accounts.ts';

/** A place that a student or an employee is given from a day onwards: a bed, a seat. */
export interface GivenPlace {
  /** The notices are `<kind>.given`, `.moved`, `.ended` and `.cancelled`. */
  readonly kind: 'hostel' | 'transport';
  /** The fields of the first day and of the end. */
  readonly from: string;
  readonly until: string;
  /** The first day on which it is someone else's. @param until the end as stored in the record */
  readonly freeFrom: (until: string) => string;
  /** Fields that define the place; a different first day is notified as a different place. */
  readonly where: readonly string[];
  /** States in which it is theirs, or will be. */
  readonly open: readonly string[];
  /** What the place is called in the notices. */
  readonly namesOf: (connection: Connection, id: number) => Promise<Readonly<Record<string, string>>>;
  /** Whether the person had another one until then. */
  readonly follows: (row: RecordValues, work: Work) => boolean | Promise<boolean>;
  /** The page on which they see it. */
  readonly linkOf: (row: RecordValues) => string;
}

type Event = 'given' | 'moved' | 'ended' | 'cancelled';
type Params = Readonly<Record<string, string>>;

/** Who is notified: the employee, or the student and the student's guardians; those without access are skipped. */
const hearersOf = async (row: RecordValues, { transaction }: Work): Promise<readonly number[]> =>
  row['student']
    ? (await familyAccounts(transaction, [Number(row['student'])])).map(({ user }) => user)
    : accountsOf(transaction, { employees: [Number(row['employee'])] });

const isOfOther = (saved: RecordValues, before: RecordValues): boolean =>
  saved['student'] !== before['student'] || saved['employee'] !== before['employee'];

/** Notifies people of what happens to their place. */
export interface Telling {
  /**
   * A new place. Its holder already knows about it if the first day is past, as in a file that the office imports when it
   * starts using the product: then nobody is notified.
   */
  readonly given: (row: RecordValues, work: Work) => Promise<void>;
  /** A different place from its first day onwards. */
  readonly moved: (row: RecordValues, work: Work) => Promise<void>;
  /** The day it ends, or that it continues. @param told the end that they know of */
  readonly ends: (row: RecordValues, told: unknown, work: Work) => Promise<void>;
  /** It is not theirs after all. @param row the row before */
  readonly cancelled: (row: RecordValues, work: Work) => Promise<void>;
  /**
   * Whatever a change means to them. The end of a place that is followed by another is not an end: the new one is notified.
   */
  readonly changed: (saved: RecordValues, before: RecordValues, work: Work) => Promise<void>;
}

/** The single way in which bed and seat changes are notified. */
export const tellingOf = (place: GivenPlace): Telling => {
  const tell = async (row: RecordValues, event: Event, params: Params, work: Work): Promise<void> => {
    const notice = {
      message: `${place.kind}.${event}`,
      params: { name: String(row['name'] ?? ''), ...params },
      link: place.linkOf(row),
    } as const;
    const users = await hearersOf(row, work);
    await notifyEach(
      work.transaction,
      users.map((user) => ({ user, ...notice })),
    );
  };
  const tellPlace = async (
    row: RecordValues,
    event: 'given' | 'moved',
    work: Work,
    date = String(row[place.from]),
  ): Promise<void> => {
    const names = await place.namesOf(work.transaction, Number(row['id']));
    await tell(row, event, { date, ...names }, work);
  };
  const given: Telling['given'] = async (row, work) => {
    if (await place.follows(row, work)) return tellPlace(row, 'moved', work);
    if (String(row[place.from]) >= work.context.today) await tellPlace(row, 'given', work);
  };
  const ends: Telling['ends'] = (row, told, work) =>
    row[place.until] === null
      ? tellPlace(row, 'given', work, place.freeFrom(String(told)))
      : tell(row, 'ended', { date: String(row[place.until]) }, work);
  const cancelled: Telling['cancelled'] = async (row, work) => {
    if (!place.open.includes(String(row['status']))) return;
    await tell(row, 'cancelled', { date: String(row[place.from]) }, work);
  };
  const changed: Telling['changed'] = async (saved, before, work) => {
    if (saved['status'] === 'CANCELLED') return cancelled(before, work);
    if (isOfOther(saved, before)) {
      await cancelled(before, work);
      return given(saved, work);
    }
    const differs = (key: string): boolean => saved[key] !== before[key];
    if ([...place.where, place.from].some(differs)) await tellPlace(saved, 'moved', work);
    if (differs(place.until) && !work.system) await ends(saved, before[place.until], work);
  };
  return { given, moved: (row, work) => tellPlace(row, 'moved', work), ends, cancelled, changed };
};
