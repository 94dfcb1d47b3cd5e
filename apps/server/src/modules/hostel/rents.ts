import { billOf, rentByDay, rentOfRoom, type Money } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import type { StudentDraft } from '../fees/drafts.ts';
import { named } from '../fees/named-record.ts';
import type { BilledStudent } from '../fees/publishing.store.ts';
import type { BilledStay } from './fees.store.ts';

/** Name of the master particular and of each year's fee category. */
export const ofHostels = 'Hostel';
export const moneyOrNull = (value: unknown): Money | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** What a hostel fee charges for a person's stays within its period. */
export const amountFor = (fee: RecordValues, stays: readonly BilledStay[]): Money => {
  const time = { startDate: String(fee['startDate']), endDate: String(fee['endDate']) };
  if (fee['amountMode'] === 'FIXED') return moneyOrNull(fee['fixedAmount']) ?? '0.00';
  return fee['amountMode'] === 'PRORATA' ? rentByDay(stays, time) : rentOfRoom(stays, time);
};

/** What a resident pays: one line, without discount and tax. */
export interface Charge {
  readonly student: BilledStudent;
  readonly amount: Money;
}

/** Key of the only line of a bill. */
const line = 1;

/** The bills of a hostel fee. @param master the particular under which rents appear in reports */
export const draftsOf = (
  fee: RecordValues,
  charges: readonly Charge[],
  master: number,
): readonly StudentDraft[] => {
  const heads = new Map([[line, { key: line, name: String(fee['name']), master, template: null }]]);
  return charges.map(({ student, amount }) => ({
    student,
    bill: billOf([{ id: line, amount, taxRate: '0' }], [], 'NONE'),
    heads,
    names: new Map(),
  }));
};

/** The particular under which rents appear in reports. */
export const masterOf = async (work: Work): Promise<number> =>
  Number((await named('masterParticular', ofHostels, {}, work))['id']);
