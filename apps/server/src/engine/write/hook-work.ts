import type { Transaction } from '../../platform/database/database.ts';
import type { RecordValues, Work } from '../behaviour.ts';

/**
 * A hook has queried the database, or the record, where it could not: the rows have to be changed one after the other,
 * looked at, or locked first.
 */
export class Apart extends Error {}

const withTransaction = (work: Work, changed: Partial<Transaction>): Work => ({
  ...work,
  transaction: { ...work.transaction, ...changed },
});

/**
 * What a hook receives that may decide, but not query the database: between rows that change together, where the rows
 * before its own are not changed yet, or those after it already are, and before the row is locked.
 */
export const unasking = (work: Work): Work =>
  withTransaction(work, {
    query: () => Promise.reject(new Apart()),
    glance: () => Promise.reject(new Apart()),
    send: () => {
      throw new Apart();
    },
  });

/** Work whose hook notifies others only if its values are used. */
export const tellingLater = (work: Work): { readonly work: Work; readonly tell: () => void } => {
  const tasks: (() => void)[] = [];
  return {
    work: withTransaction(work, { afterCommit: (task) => void tasks.push(task) }),
    tell: () => tasks.forEach((task) => work.transaction.afterCommit(task)),
  };
};

/** The same work for a hook, to find out whether it sends anything to the database. */
export const watching = (work: Work, asks: () => void): Work => {
  const { transaction } = work;
  return withTransaction(work, {
    query: (statement) => {
      asks();
      return transaction.query(statement);
    },
    send: (statement) => {
      asks();
      transaction.send(statement);
    },
  });
};

const unread = (): never => {
  throw new Apart();
};

/**
 * What a hook receives for a record that nobody has looked at: its id, and a refusal of everything else. A hook that
 * decides by the given values alone never encounters it.
 */
export const unlooked = (id: number): RecordValues =>
  new Proxy<RecordValues>(
    { id },
    {
      get: (known, key) => (key === 'id' ? known['id'] : unread()),
      has: unread,
      ownKeys: unread,
      getOwnPropertyDescriptor: unread,
    },
  );
