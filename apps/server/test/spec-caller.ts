import type { Role } from '@school/kernel';
import type { CallContext } from '../src/engine/context.ts';
import { mainInstitute } from '../src/platform/database/database.ts';

/**
 * Who calls: `ADMIN`, or `EMPLOYEE:PayslipPowers` with privileges, `@7` for the employee behind the account, and after a
 * `#` where the caller belongs: `EMPLOYEE@7#batches=1,2`, `EMPLOYEE@7#standsInFor=9`, `STUDENT#student=4`, `PARENT#wards=4,5`; `#user=9` is another
 * account.
 */
export type Caller = string;

const belongingsOf = (text: string): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    text.split(';').map((one) => {
      const [name = '', ids = ''] = one.split('=');
      return [name, ids.split(',').filter(Boolean).map(Number)];
    }),
  );

/** The institution's current day in these specs. */
export const today = '2026-07-15';

/** The caller as the product sees them. */
export const contextOf = (caller: Caller, userId: number): CallContext => {
  const [account = '', belongs = ''] = caller.split('#');
  const [rights = '', employee] = account.split('@');
  const {
    batches = [],
    wards = [],
    student = [],
    subjects = [],
    standsInFor = [],
    user = [],
  } = belongingsOf(belongs);
  const [role = 'PARENT', privileges = ''] = rights.split(':');
  return {
    actor: {
      id: user[0] ?? userId,
      role: role as Role,
      privileges: new Set(privileges.split(',').filter(Boolean)),
      employee: employee === undefined ? null : Number(employee),
      student: student[0] ?? null,
      batches,
      subjects,
      wards,
      standsInFor,
    },
    username: 'spec',
    institute: mainInstitute,
    today,
    locale: 'en-PK',
    requestId: 'spec',
    address: '127.0.0.1',
  };
};
