import { PayrollSchool, today } from '../../../../test/payroll-school.ts';

interface Page {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
}

describe('the history of data in and out', () => {
  let school: PayrollSchool;
  const clerk = 'EMPLOYEE:HrBasics';
  const period = 'from=2020-01-01&to=2099-12-31';
  const page = async (report: string, as = 'ADMIN'): Promise<Page> =>
    (await school.call<Page>('GET', `setup/v1/report/${report}?${period}`, undefined, { as })).data;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    const [file] = await school.sql.query<{ id: string }>({
      text: `insert into stored_file (name, type, size, sha256, path, created_by)
        values ('wrong rows.csv', 'text/csv', 1, repeat('0', 64), 'x', $1) returning id`,
      values: [school.userId],
    });
    await school.sql.query({
      text: `insert into job_record (kind, title, owner_id, state, total, input, result)
        values ('import', 'Import of Departments', $1, 'done', 5, '{"dryRun": false}',
          jsonb_build_object('added', 3, 'changed', 1, 'wrong', 1, 'wrongFile', jsonb_build_object('id', $2::bigint))),
          ('import', 'Import of Departments: trial', $1, 'done', 5, '{"dryRun": true}', '{}'),
          ('import', 'Import of Courses', $3, 'failed', 2, '{"dryRun": false}', null)`,
      values: [school.userId, file?.id, school.userId + 1],
    });
  });
  afterAll(() => school.close());

  it('tells of imports what became of their rows, and of trials nothing', async () => {
    const { rows, total } = await page('importHistory');
    expect(total).toBe(2);
    expect(rows.find(({ what }) => what === 'Import of Departments')).toMatchObject({
      state: 'Done',
      rows: 5,
      added: 3,
      changed: 1,
      wrong: 1,
      wrongRows: 'wrong rows.csv',
    });
  });

  it('tells others of their own alone', async () => {
    expect((await page('importHistory', clerk)).rows.map(({ what }) => what)).toEqual([
      'Import of Departments',
    ]);
    expect((await page('importHistory', 'EMPLOYEE:AuditView')).total).toBe(2);
  });

  it('tells what was changed together, and what left', async () => {
    const ids: number[] = [];
    for (const name of ['Dance', 'Drama', 'Debate']) {
      const values = { name, code: name.slice(0, 3) };
      const saved = await school.data<{ id: number }>('POST', 'setup/v1/EmployeeDepartments/save', values);
      ids.push(saved.id);
    }
    const bulk = { verb: 'update', ids, values: { active: false } };
    await school.data('POST', 'setup/v1/EmployeeDepartments/bulk', bulk);
    const [row] = (await page('bulkEditHistory')).rows;
    expect(row).toMatchObject({ what: 'Departments', verb: 'Changed', records: 3 });
    await school.call('GET', 'setup/v1/EmployeeDepartments/export?format=csv&columns=["name"]');
    const [left] = (await page('exportHistory')).rows;
    expect(left).toMatchObject({ what: 'Departments', format: 'CSV', columns: 1, narrowed: false });
  });

  it('refuses days that run backwards', async () => {
    const backwards = `setup/v1/report/exportHistory?from=${today}&to=2020-01-01`;
    expect((await school.call('GET', backwards, undefined, { as: 'ADMIN' })).status).toBe(400);
  });
});
