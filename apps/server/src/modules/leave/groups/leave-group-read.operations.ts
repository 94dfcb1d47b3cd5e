import { NotFound } from '@school/kernel';
import type { GroupPerson } from '@school/domain';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import { answerLongList, rangeParameter } from '../../../engine/own-calls/long-list.ts';
import { Sent } from '../../../engine/operation/sent.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { wrongAt } from '../leave-refusal.ts';
import { groupCounts, groupTypesOf, peopleList, peopleOf } from './group-reads.store.ts';
import type { GroupTypeRow, PersonFilter } from './group-reads.store.ts';
import {
  employeesOfLeaveGroup,
  leaveGroupOfDepartment,
  leaveTypesOfGroup,
  employeesWithoutLeaveGroup,
  leaveEmployeesByNumber,
  leaveEmployeesFound,
  leaveGroupCounts,
  leaveTypesOfGroups,
} from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

const shortest = 2;

/** The institute's tables; the group must exist. */
const ofGroup = async (connection: Connection, id: number): Promise<Connection> => {
  if (!(await connection.repository('leaveGroup').existsBy({ id }))) throw new NotFound();
  return connection;
};

/** Members of a group or those who may join it: a page of them, or all as they come. */
const sentPeople = (
  connection: Connection,
  group: number,
  filter: PersonFilter,
  asked: string | null | undefined,
): Sent<readonly GroupPerson[]> =>
  new Sent(async (reply) => {
    const range = rangeParameter(asked);
    const list = await peopleList(await ofGroup(connection, group), filter);
    return answerLongList(reply, list, range, (rows) => succeeded(rows));
  });

declare module '@school/kernel' {
  interface KnownAnswers {
    leaveTypesOfGroup: readonly GroupTypeRow[];
    leaveGroupCounts: Awaited<ReturnType<typeof groupCounts>>;
    leaveTypesOfGroups: readonly GroupTypeRow[];
  }
}

/** Who is in which leave group, and what the groups contain. */
export const leaveGroupReadings = [
  handle(employeesOfLeaveGroup, ({ input, connection }) => {
    const { id: group, departmentId: department, range } = input;
    return sentPeople(connection, group, { membership: 'group', group, department: department ?? 0 }, range);
  }),
  handle(leaveGroupOfDepartment, ({ input: { group, department, range }, connection }) =>
    sentPeople(connection, group, { membership: 'group', group, department }, range),
  ),
  handle(leaveTypesOfGroup, async ({ input: { id: group }, connection }) => {
    return groupTypesOf(await ofGroup(connection, group), group);
  }),
  handle(employeesWithoutLeaveGroup, ({ input, connection }) => {
    const { id: group, departmentId: department, range } = input;
    return sentPeople(connection, group, { membership: 'none', department: department ?? 0 }, range);
  }),
  handle(leaveEmployeesByNumber, async ({ input: { id: number }, connection }) => {
    return peopleOf(connection, { membership: 'any', number: number.slice(0, 30) });
  }),
  handle(leaveEmployeesFound, async ({ input: { x: text }, connection }) => {
    const search = text.trim().slice(0, 100);
    if (search.length < shortest) throw wrongAt('x', 'minLength', 'Enter at least two characters.');
    return peopleOf(connection, { membership: 'any', search, few: true });
  }),
  handle(leaveGroupCounts, async ({ connection }) => {
    return groupCounts(connection);
  }),
  handle(leaveTypesOfGroups, async ({ connection }) => {
    return groupTypesOf(connection, 0);
  }),
];
