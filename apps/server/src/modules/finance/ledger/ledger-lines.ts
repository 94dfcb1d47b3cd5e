/**
 * SQL: what was posted to one of the accounts that the product posts to automatically, for reports of other modules: `day`,
 * `fact` and `source_id` of what it was posted for, `debit`, `credit`, `employee_id`, `department_id`.
 * @param account fixed key of the account
 */
export const ledgerLinesOf = (account: 'SALARIES'): string => `(
    select j.day, j.fact, j.source_id, l.debit, l.credit, l.employee_id, l.department_id
    from journal_line l join journal_entry j on j.id = l.journal_entry_id
      join ledger_account a on a.id = l.account_id and a.fixed_key = '${account}')`;
