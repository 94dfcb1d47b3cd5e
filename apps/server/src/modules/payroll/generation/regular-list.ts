import type { EmployeeRow } from '@school/domain';
import type { LongList } from '../../../engine/own-calls/long-list.ts';
import type { StoredGroup } from '../groups/stored-group.ts';
import { periodOfGroup } from '../periods/period-of-group.ts';
import { regularMembers } from './member.store.ts';
import type { RegularMember } from './member.store.ts';
import { checkDay, contextFor, groupsFor, regularOf } from './preview.ts';
import type { PreviewSource } from './preview.ts';

/** An employee without a payslip, by the group that pays. */
interface Regular extends RegularMember {
  readonly group: StoredGroup;
}

const rowsOf = async (
  source: PreviewSource,
  date: string,
  places: readonly Regular[],
): Promise<readonly EmployeeRow[]> => {
  const groups = [...new Set(places.map(({ group }) => group))];
  const rows: EmployeeRow[] = [];
  for (const group of groups) {
    const employees = places.filter((place) => place.group === group).map(({ employee }) => employee);
    rows.push(...regularOf(await contextFor(source, group, date, employees)));
  }
  return rows;
};

/** Everyone in the given groups who has no payslip yet for the period of a day, group by group. */
export const regularListOf = async (
  source: PreviewSource,
  groups: readonly StoredGroup[],
  date: string,
): Promise<LongList<Regular, EmployeeRow>> => {
  const places: Regular[] = [];
  for (const group of groups) {
    const period = periodOfGroup(group, checkDay(date));
    for (const member of await regularMembers(source.connection, group.id, period))
      places.push({ group, ...member });
  }
  return { key: 'employee', places, rowsOf: (some) => rowsOf(source, date, some) };
};

/** The same for one group, or for all active ones for 0. @throws NotFound, Invalid */
export const regularList = async (
  source: PreviewSource,
  groupId: number,
  date: string,
): Promise<LongList<Regular, EmployeeRow>> => {
  checkDay(date);
  return regularListOf(source, await groupsFor(source.connection, groupId), date);
};
