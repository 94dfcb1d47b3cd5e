import { Conflict } from '@school/kernel';

/** The same for known and unknown addresses; the wording is part of the contract. */
export const resetAnswer = 'Reset link are sended to your mailbox, check there first.';

/** Accounts are created by the office; the addresses respond so that clients can explain why. */
export const registrationClosed = (): Conflict =>
  new Conflict('Accounts are created by the school office. Ask there for yours.', {
    code: 'REGISTRATION_CLOSED',
  });
