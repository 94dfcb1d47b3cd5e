import { loanRuleFor, type LoanRuleScope } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import type { Borrower } from './borrower.store.ts';

/** What a card setting defines for a loan. */
export interface LoanRule {
  readonly booksIssuable: number;
  readonly timePeriod: number;
  readonly renewalsAllowed: number;
  readonly renewalPeriod: number;
  readonly reservationsAllowed: number;
  readonly finePerDay: string;
  readonly graceDays: number;
  readonly maxFine: string | null;
}

/** Without settings: employees borrow without a limit, students nothing (LIB-2). */
const builtIn = (kind: Borrower['kind']): LoanRule => ({
  booksIssuable: kind === 'EMPLOYEE' ? 9999 : 0,
  timePeriod: 30,
  renewalsAllowed: 1,
  renewalPeriod: 30,
  reservationsAllowed: kind === 'EMPLOYEE' ? 2 : 0,
  finePerDay: '0.00',
  graceDays: 0,
  maxFine: null,
});

/** The card setting that applies to a borrower and what is borrowed. */
export const loanRuleOf = async (
  connection: Connection,
  { kind, course, studentCategory, department }: Borrower,
  mediaType: string,
): Promise<LoanRule> => {
  const rules = await connection.query<LoanRule & LoanRuleScope>({
    name: 'library_loan_rules',
    text: `select borrower_type as "borrowerType", course_id::float8 as course, student_category_id::float8 as "studentCategory",
        department_id::float8 as department, media_type as "mediaType", books_issuable as "booksIssuable",
        time_period as "timePeriod", renewals_allowed as "renewalsAllowed",
        coalesce(renewal_period, time_period) as "renewalPeriod", reservations_allowed as "reservationsAllowed",
        fine_per_day::text as "finePerDay", grace_days as "graceDays", max_fine::text as "maxFine"
      from loan_rule where borrower_type = $1 and (course_id is null or course_id = $2)
        and (student_category_id is null or student_category_id = $3)
        and (department_id is null or department_id = $4) and (media_type is null or media_type = $5) order by id`,
    values: [kind, course, studentCategory, department, mediaType],
  });
  const of = { borrowerType: kind, course, studentCategory, department, mediaType };
  return loanRuleFor(rules, of) ?? builtIn(kind);
};
