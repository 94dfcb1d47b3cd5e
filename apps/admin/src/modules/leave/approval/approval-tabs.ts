import type { ApplicationRow } from '../parts/application.ts';

export type ApprovalTab = 'pending' | 'team' | 'mine' | 'all';
export type ApplicationVerb = 'approve' | 'deny' | 'cancel';

/** An account without an employee has neither a team nor its own leave. */
export const tabsOf = (employee: number | undefined): readonly ApprovalTab[] =>
  employee === undefined ? ['pending', 'all'] : ['pending', 'team', 'mine', 'all'];

/**
 * The applications of a tab, out of those the user may see.
 * @param employee the user's own
 */
export const filterOf = (
  tab: ApprovalTab,
  employee: number | undefined,
): Readonly<Record<string, unknown>> => {
  const others = employee === undefined ? {} : { employee_ne: employee };
  switch (tab) {
    case 'pending':
      return { status: 'PENDING', ...others };
    case 'team':
      return {
        ...others,
        _or: [{ 'employee.reportingManager': employee }, { 'employee.department.head': employee }],
      };
    case 'mine':
      return { employee };
    case 'all':
      return {};
  }
};

/**
 * What the user may do with a visible application: nobody decides on their own, and decided ones can only be cancelled.
 * @param deciding applications that wait for the user, as a head of department sees more than those; undefined while that
 *   is not known, and the server judges alone
 */
export const verbsOf = (
  { id, status, employee }: Pick<ApplicationRow, 'id' | 'status' | 'employee'>,
  own: number | undefined,
  deciding: ReadonlySet<number> | undefined,
): readonly ApplicationVerb[] => {
  if (employee === own) return status === 'PENDING' ? ['cancel'] : [];
  if (status === 'PENDING') return deciding?.has(id) === false ? [] : ['approve', 'deny'];
  return status === 'APPROVED' ? ['cancel'] : [];
};
