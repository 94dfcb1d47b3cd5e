import type { Transaction } from '../../platform/database/database.ts';

/**
 * Lets only one transaction of the institute at a time change what formulas read. Without it two saves could together close
 * a cycle, each seeing the table without the other.
 */
export const lockPayrollRules = async (transaction: Transaction): Promise<void> => {
  await transaction.query({
    name: 'payroll_rules_lock',
    text: `SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ':payroll-rules', 0))`,
  });
};
