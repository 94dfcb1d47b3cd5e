import { defineOperation, f, is, type Keyed } from '@school/kernel';
import { bankKeepers } from './access.ts';

const count = (label: string) => f.int({ label, required: true });
const sum = (label: string) => f.money({ label, level: 'basic', required: true });

/** Imports the transactions of a file; those already known are not imported twice. */
export const readBankStatement = defineOperation('readBankStatement', {
  module: 'finance',
  label: 'Read the file',
  description: 'Preview what it would add. Nothing is posted.',
  at: 'POST finance/v1/bankStatements/read/:id',
  on: { one: 'bankStatement' },
  when: is('status', 'NEW'),
  answer: {
    fresh: count('New transactions'),
    known: count('Known from other files'),
    pending: count('Announced, not yet booked'),
    fromDate: f.date({ label: 'From' }),
    toDate: f.date({ label: 'To' }),
    moneyIn: sum('Came in'),
    moneyOut: sum('Went out'),
    sure: count('Sure proposals'),
    possible: count('Possible proposals'),
  },
  access: bankKeepers,
  preview: true,
});

/** Accepts matches supported by a number or the name. */
export const acceptSureMatches = defineOperation('acceptSureMatches', {
  module: 'finance',
  label: 'Accept all sure proposals',
  at: 'POST finance/v1/bankStatements/acceptSure/:id',
  on: { one: 'bankStatement' },
  when: is('status', 'READ'),
  answer: { accepted: count('Accepted'), left: count('Left') },
  access: bankKeepers,
  preview: true,
});

/** Checks what is left again: more has been posted since. */
export const proposeMatchesAgain = defineOperation('proposeMatchesAgain', {
  module: 'finance',
  label: 'Look again',
  at: 'POST finance/v1/bankStatements/propose/:id',
  on: { one: 'bankStatement' },
  when: is('status', 'READ'),
  answer: { sure: count('Sure proposals'), possible: count('Possible proposals'), left: count('Left') },
  access: bankKeepers,
});

export const bankOperations = [readBankStatement, acceptSureMatches, proposeMatchesAgain] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof bankOperations> {}
}
