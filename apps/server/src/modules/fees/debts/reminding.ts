import { formatMoney } from '@school/domain';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { institutionOf } from '../../../platform/clock/institution.ts';
import { printedDay, type Letterhead } from '../../../platform/letterhead/letterhead.ts';
import { notifyEach } from '../../../platform/notifications/notify.ts';
import { debtsOf, familiesOf, insertReminders, type Debt } from './debts.store.ts';

/** The outcome for those who were selected. */
interface Reminded {
  readonly reminded: number;
  /** Nothing overdue, a promise not yet past, reminded today, or no step left. */
  readonly leftOut: number;
}

/** How the institution formats days and amounts. */
type Written = Pick<Letterhead, 'currency' | 'dateOrder'>;

const isDue = (debt: Debt): debt is Debt & { step: number; stepName: string; text: string } =>
  debt.step !== null && !debt.promised && !debt.remindedToday;

const filled = (debt: Debt & { text: string }, { currency, dateOrder }: Written): string =>
  debt.text
    .replaceAll('{{student}}', debt.name)
    .replaceAll('{{amount}}', formatMoney(debt.owed, currency))
    .replaceAll('{{since}}', printedDay(debt.since, dateOrder));

/**
 * Reminds the families of students with given bills of everything overdue, each once a day and by the next step. Those who
 * have promised to pay are left alone until that day.
 */
export const remind = async (rows: readonly RecordValues[], work: Work): Promise<Reminded> => {
  const { transaction, context } = work;
  const bills = rows.map((row) => Number(row['id']));
  const debts = (await debtsOf(transaction, bills, context.today)).filter(isDue);
  const families = await familiesOf(
    transaction,
    debts.map(({ student }) => student),
  );
  const institution = await institutionOf(transaction);
  const written = await insertReminders(
    transaction,
    debts.map((debt) => ({
      student: debt.student,
      step: debt.step,
      amount: debt.owed,
      since: debt.since,
      text: filled(debt, institution),
      people: families.filter(({ student }) => student === debt.student).length,
    })),
    context.today,
    actorId(work),
  );
  writeAuditLines(work, 'debtReminder', 'create', written);
  const told = new Set(written.map(({ student }) => student));
  await notifyEach(
    transaction,
    debts
      .filter(({ student }) => told.has(student))
      .flatMap((debt) =>
        families
          .filter(({ student }) => student === debt.student)
          .map(({ user, link }) => ({
            user,
            link,
            message: 'alert.custom' as const,
            params: { title: debt.stepName, message: filled(debt, institution) },
          })),
      ),
  );
  const students = new Set(rows.map((row) => Number(row['student'])));
  return { reminded: told.size, leftOut: students.size - told.size };
};
