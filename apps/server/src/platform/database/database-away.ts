/** The database does not answer at the moment; the code is the one with which PostgreSQL says so itself. */
export class DatabaseAway extends Error {
  readonly code = '57P03';
}

/** A table is locked by another transaction and enough of us wait for it; the code is that of a lock not had in time. */
export class TableLocked extends Error {
  readonly code = '55P03';

  constructor(options?: ErrorOptions) {
    super('others wait for the same lock already', options);
  }
}
