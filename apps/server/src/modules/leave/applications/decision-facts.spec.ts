import { LeaveSchool } from '../../../../test/leave-school.ts';

const deciding = 'setup/v1/employeeLeave/deciding';

describe('what is known of the applications that wait, when more wait than one answer holds', () => {
  let leave: LeaveSchool;
  let ids: readonly number[] = [];
  beforeAll(async () => {
    leave = await LeaveSchool.open();
    const [asking = 0] = await leave.people(1);
    const { data } = await leave.apply(asking, '2026-08-03');
    const copies = await leave.school.sql.query<{ id: number }>({
      text: `INSERT INTO leave_application (employee_id, leave_type_id, leave_year_id, start_date, end_date, reason, status)
        SELECT employee_id, leave_type_id, leave_year_id, start_date, end_date, reason, status
        FROM leave_application, generate_series(1, 600) WHERE id = $1 RETURNING id::float8 AS id`,
      values: [data.id],
    });
    ids = [data.id, ...copies.map(({ id }) => id)];
  });
  afterAll(() => leave.school.close());

  const facts = (query: string) =>
    leave.school.call<readonly { applicationId: number; available: string | null }[]>(
      'GET',
      `${deciding}${query}`,
      undefined,
      { as: 'EMPLOYEE:LeaveManagement' },
    );

  it('is refused as a whole instead of being cut', async () => {
    expect((await facts('')).status).toBe(409);
  });

  it('is told of a span of them, so that all are told in several answers', async () => {
    const [first = 0, middle = 0] = [ids[0], ids[300]];
    const answers = [await facts(`?to=${middle - 1}`), await facts(`?from=${middle}`)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const told = answers.flatMap(({ data }) => data.map(({ applicationId }) => applicationId));
    expect(told.toSorted((a, b) => a - b)).toEqual(ids);
    const one = await facts(`?from=${first}&to=${first}`);
    expect(one.data).toMatchObject([{ applicationId: first, available: expect.any(String) }]);
    expect((await facts('?from=0')).status).toBe(400);
  });
});
