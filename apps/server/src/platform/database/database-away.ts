/** The database is not responding at the moment; the code is the one PostgreSQL itself uses for this. */
export class DatabaseAway extends Error {
  readonly code = '57P03';
}

/**
 * A table is locked by another transaction and enough of our connections are waiting for it; the code is that of a lock
 * timeout.
 */
export class TableLocked extends Error {
  readonly code = '55P03';

  constructor(options?: ErrorOptions) {
    super('others wait for the same lock already', options);
  }
}
