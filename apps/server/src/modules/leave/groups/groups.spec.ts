import { LeaveSchool } from '../../../../test/leave-school.ts';

describe('leave groups', () => {
  let leave: LeaveSchool;
  beforeAll(async () => {
    leave = await LeaveSchool.open();
  });
  afterAll(() => leave.school.close());
  const call = <T = unknown[]>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    as = 'ADMIN',
  ) => leave.school.call<T>(method, `setup/v1/LeaveGroups/${path}`, body, { as });

  it('take employees in and let them go (B371)', async () => {
    const [employee = 0] = await leave.people(1);
    const members = (await call<{ employeeId: number }[]>('GET', `getAllEmployees/${leave.group}`)).data;
    expect(members.map(({ employeeId }) => employeeId)).toContain(employee);
    expect((await call('POST', `AddEmployessIntoGroup/${leave.group}`, [employee])).status).toBe(409);
    expect((await call('DELETE', `deleteSavedEmployee/${leave.group}/${employee}`)).status).toBe(200);
    expect((await call('DELETE', `deleteSavedEmployee/${leave.group}/${employee}`)).status).toBe(404);
    expect((await call('POST', `AddEmployessIntoGroup/${leave.group}`, [employee])).data).toEqual({
      added: 1,
    });
    // Rejoining gives no second credit.
    expect(await leave.available(employee)).toBe('12');
  });

  it('keep who has used leave', async () => {
    const [employee = 0] = await leave.people(1);
    const { data } = await leave.apply(employee, '2026-06-10');
    await leave.move(data.id, 'approve');
    expect((await call('DELETE', `deleteSavedEmployee/${leave.group}/${employee}`)).data).toMatchObject({
      code: 'LEAVE_USED',
    });
  });

  it('take leave types in and let them go while nobody has a balance (B372)', async () => {
    const type = await leave.school.data<{ id: number }>('POST', 'setup/v1/LeaveTypes/save', {
      name: 'Study leave',
      code: 'ST',
      maxLeaveCount: '3.0',
      creditFrequency: 'MANUAL',
    });
    const added = await call('POST', 'AddLeaveTypesIntoGroup/save', {
      leaveGroupId: leave.group,
      leaveTypes: [{ leaveTypeId: type.id, leaveCount: '3.0' }],
    });
    expect(added.status).toBe(200);
    const types = async () =>
      (await call<{ code: string }[]>('GET', `getAllleaveGroupbyGroupId/${leave.group}`)).data.map(
        ({ code }) => code,
      );
    expect(await types()).toEqual(['AL', 'ST', 'UL']);
    expect((await call('DELETE', `leaveGroupType/delete/${leave.group}/${type.id}`)).status).toBe(200);
    expect(await types()).toEqual(['AL', 'UL']);
    expect((await call('DELETE', `leaveGroupType/delete/${leave.group}/${leave.annual}`)).status).toBe(409);
  });

  it('list employees without a group (B373)', async () => {
    const [free = 0] = await leave.school.addEmployees(1, '1.00');
    const [grouped = 0] = await leave.people(1);
    const rows = (
      await call<{ employeeId: number }[]>('GET', `GetUnAssignedEmployeesToLeaveGroup/${leave.group}`)
    ).data;
    const ids = rows.map(({ employeeId }) => employeeId);
    expect([ids.includes(free), ids.includes(grouped)]).toEqual([true, false]);
  });

  it('answer every further call, to who manages leave only', async () => {
    await leave.people(1);
    const paths = [
      `getSavedEmployees/${leave.group}/0`,
      'getAllEmployeesByNumber/N1',
      'getByNameOrNumber/Person',
      'LeavetypeNoAndEmployeeNo/getall',
      'getAllLeaveGroupTypes',
    ];
    for (const path of paths) {
      const answer = await call('GET', path);
      expect([path, answer.status, Array.isArray(answer.data) && answer.data.length > 0]).toEqual([
        path,
        200,
        true,
      ]);
      expect((await call('GET', path, undefined, 'EMPLOYEE')).status).toBe(403);
    }
    expect((await call('PUT', 'update', { id: leave.group, description: 'All staff' })).status).toBe(200);
    expect((await call('DELETE', `delete?id=${leave.group}`)).status).toBe(409);
    expect((await call('GET', 'getAllEmployees/99999')).status).toBe(404);
  });

  it('shows what somebody would be credited before coming in, and that is what comes', async () => {
    const [person = 0] = await leave.school.addEmployees(1, '1200000.00', '2026-05-16');
    const body = { employeeIds: [person], addedOn: '2026-05-16' };
    const rows = await leave.school.data<{ employeeId: number; leaveTypeId: number; days: string }[]>(
      'POST',
      `setup/v1/LeaveGroups/creditPreview/${leave.group}`,
      body,
    );
    const days = rows.find(({ leaveTypeId }) => leaveTypeId === leave.annual)?.days;
    const members = await leave.school.sql.query({
      text: 'SELECT 1 FROM leave_group_member WHERE employee_id = $1',
      values: [person],
    });
    expect(members).toEqual([]);
    await leave.school.data('POST', `setup/v1/LeaveGroups/AddEmployessIntoGroup/${leave.group}`, body);
    // 12 days a year, 230 of 365 days are left: 7.56, in half days 7.5.
    expect([days, await leave.available(person)]).toEqual(['7.5', '7.5']);
  });
});
