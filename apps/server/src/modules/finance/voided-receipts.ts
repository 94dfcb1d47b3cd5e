import { formatMoney } from '@school/domain';
import { institutionOf } from '../../platform/clock/institution.ts';
import type { Connection } from '../../platform/database/database.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { familyAccounts, pageOfBills } from '../students/family-accounts.ts';

/** A receipt that is no longer valid. */
export interface VoidedReceipt {
  readonly number: string;
  readonly payee: string;
  readonly total: string;
  /** Whom it was for; only students have a family to be notified. */
  readonly student: number | null;
}

/**
 * Notifies the family of a student that a receipt is no longer valid, and why: what it paid is owed again, or was given
 * back.
 */
export const tellOfVoided = async (
  connection: Connection,
  receipts: readonly VoidedReceipt[],
  reason: string,
): Promise<void> => {
  const ofStudents = receipts.filter(({ student }) => student !== null);
  if (ofStudents.length === 0) return;
  const { currency } = await institutionOf(connection);
  for (const { number, payee, total, student } of ofStudents) {
    const params = { number, name: payee, amount: formatMoney(total, currency), reason };
    const family = await familyAccounts(connection, [student ?? 0]);
    await notifyEach(
      connection,
      family.map((told) => ({
        user: told.user,
        link: pageOfBills(told),
        message: 'receipt.voided' as const,
        params,
      })),
    );
  }
};
