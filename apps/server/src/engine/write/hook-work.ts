import type { Transaction } from '../../platform/database/database.ts';
import type { Work } from '../behaviour.ts';

/** A hook has asked the database where it could not: the rows have to be changed one after the other, or locked first. */
export class Apart extends Error {}

const withTransaction = (work: Work, changed: Partial<Transaction>): Work => ({
  ...work,
  transaction: { ...work.transaction, ...changed },
});

/**
 * What a hook gets that may decide, but asks nothing of the database: between rows which change together, where the rows
 * before its own are not changed yet, or those behind it are already, and before the row is locked.
 */
export const unasking = (work: Work): Work =>
  withTransaction(work, {
    query: () => Promise.reject(new Apart()),
    glance: () => Promise.reject(new Apart()),
    send: () => {
      throw new Apart();
    },
  });

/** The same work for a hook of which one wants to know whether it says anything to the database. */
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
