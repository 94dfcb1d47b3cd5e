import type { Principal } from '@school/kernel';

/** Row rules that open every record to each of the principals. */
export const everyRecord = (principals: readonly Principal[]): Readonly<Record<string, 'all'>> =>
  Object.fromEntries(principals.map((principal) => [principal, 'all']));
