/** Who borrows what. */
export interface LoanCase {
  readonly borrowerType: 'STUDENT' | 'EMPLOYEE';
  readonly course: number | null;
  readonly studentCategory: number | null;
  readonly department: number | null;
  readonly mediaType: string;
}

/** A card setting; null matches any. */
export interface LoanRuleScope {
  readonly borrowerType: 'STUDENT' | 'EMPLOYEE';
  readonly course: number | null;
  readonly studentCategory: number | null;
  readonly department: number | null;
  readonly mediaType: string | null;
}

const fits = (rule: LoanRuleScope, of: LoanCase): boolean =>
  rule.borrowerType === of.borrowerType &&
  (['course', 'studentCategory', 'department', 'mediaType'] as const).every(
    (key) => rule[key] === null || rule[key] === of[key],
  );

/** Course outranks category or department, which outrank the kind of book (LIB-2). */
const weight = ({ course, studentCategory, department, mediaType }: LoanRuleScope): number =>
  (course === null ? 0 : 4) +
  (studentCategory === null && department === null ? 0 : 2) +
  (mediaType === null ? 0 : 1);

/** The most specific matching card setting; undefined when none matches. */
export const loanRuleFor = <R extends LoanRuleScope>(rules: readonly R[], of: LoanCase): R | undefined =>
  rules
    .filter((rule) => fits(rule, of))
    .reduce<R | undefined>((best, rule) => (best && weight(best) >= weight(rule) ? best : rule), undefined);
