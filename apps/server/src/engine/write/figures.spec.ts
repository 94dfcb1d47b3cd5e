import { PayrollSchool } from '../../../test/payroll-school.ts';

describe('figures over other rows, in the answer of a change', () => {
  let school: PayrollSchool;
  const base = 'setup/v1/EmployeeDepartments';

  beforeAll(async () => {
    school = await PayrollSchool.open();
    await school.addEmployees(3, '600000.00');
  });
  afterAll(() => school.close());

  it('are those of the record when it is read', async () => {
    const [row] = await school.sql.query<{ department: string; people: number }>({
      text: 'SELECT department_id AS department, count(*)::int AS people FROM employee GROUP BY 1 LIMIT 1',
    });
    const path = `${base}/update/${row?.department ?? ''}`;
    const changed = await school.data<object>('PUT', path, { name: 'Sciences' });
    expect(changed).toMatchObject({ name: 'Sciences', employees: row?.people });
    expect(changed).toEqual(await school.data('GET', path.replace('update', 'get')));
  });
});
