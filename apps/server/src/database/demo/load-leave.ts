import { addDays, isoWeekday } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedEmployee } from './load-people.ts';
import { leaveApplications, leaveTypes, leaveYears, sickDays } from './leave.ts';
import type { DemoApplication, LeaveCode } from './leave.ts';

type TypeIds = ReadonlyMap<LeaveCode, number>;

const saveTypes = async (api: ApiClient): Promise<TypeIds> => {
  const ids = new Map<LeaveCode, number>();
  for (const type of leaveTypes) {
    ids.set(type.code, (await api.post<Saved>('setup/v1/LeaveTypes/save', type)).id);
  }
  return ids;
};

/** Everybody is in one group before the year starts, so that a single credit gives all of them their days. */
const openYear = async (api: ApiClient, people: readonly LoadedEmployee[], types: TypeIds): Promise<void> => {
  const { id } = await api.post<Saved>('setup/v1/LeaveGroups/save', {
    name: 'All staff',
    description: 'Leave of everybody who works here',
    types: leaveTypes.map(({ code, maxLeaveCount }) => ({
      leaveType: types.get(code),
      leaveCount: maxLeaveCount,
    })),
  });
  await api.post(`setup/v1/LeaveGroups/AddEmployessIntoGroup/${id}`, {
    employeeIds: people.map((person) => person.id),
    addedOn: leaveYears[0].startDate,
  });
  const years: Saved[] = [];
  for (const year of leaveYears) years.push(await api.post<Saved>('api/v1/LeaveYear/save', year));
  await api.post(`api/v1/LeaveYear/transition/activate/${years[0]?.id}`, {});
  // Closing the first year credits all of it, carries over what may be carried and opens the next one.
  await api.post(`api/v1/LeaveYear/${years[0]?.id}/process`, {});
  await api.post('setup/v1/LeaveCreditSettings/run', {});
};

const apply = async (
  api: ApiClient,
  employee: number,
  types: TypeIds,
  { code, startDate, endDate, reason, move }: DemoApplication,
): Promise<void> => {
  const duration = startDate === endDate ? 'SINGLE_DAY' : 'MULTIPLE_DAYS';
  const leaveType = types.get(code);
  const { id } = await api.post<Saved>('setup/v1/employeeLeave/save', {
    employee,
    leaveType,
    duration,
    startDate,
    endDate,
    reason,
  });
  const asked = move === 'deny' ? { managerRemark: 'Mid-term examinations in this week' } : {};
  if (move) await api.post(`setup/v1/employeeLeave/transition/${move}/${id}`, asked);
};

/** Paid sick days: they show in the register and change no payslip. Nobody on leave is among them. */
const markSickDays = async (
  api: ApiClient,
  people: readonly LoadedEmployee[],
  leaveType: number | undefined,
): Promise<void> => {
  const onLeave = new Set(leaveApplications.map(({ person }) => person));
  const free = people.filter((_, place) => !onLeave.has(place));
  const cells: object[] = [];
  for (let date: string = sickDays.from; date <= sickDays.to; date = addDays(date, 1)) {
    if (isoWeekday(date) === 7) continue;
    for (let count = 0; count < sickDays.perDay; count += 1) {
      const employeeId = free[cells.length % free.length]?.id;
      cells.push({
        employeeId,
        date,
        session: cells.length % 5 === 0 ? 'FIRST' : 'FULL',
        leaveType,
        reason: 'Sick',
      });
    }
  }
  await api.put('setup/v1/employeeAttendance/register', { cells });
};

/** Types, group, years, credits, applications in every state and two months of the register. */
export const loadLeave = async (api: ApiClient, people: readonly LoadedEmployee[]): Promise<void> => {
  const types = await saveTypes(api);
  await openYear(api, people, types);
  for (const one of leaveApplications) {
    const employee = people[one.person];
    if (employee) await apply(api, employee.id, types, one);
  }
  await markSickDays(api, people, types.get('SL'));
};
