import { PayrollSchool } from '../../../test/payroll-school.ts';

interface Row {
  readonly id: number;
}

describe('the figures of the dashboard', () => {
  let school: PayrollSchool;
  beforeAll(async () => {
    school = await PayrollSchool.open();
  });
  afterAll(() => school.close());

  const save = async (base: string, values: object): Promise<number> =>
    (await school.data<Row>('POST', `setup/v1/${base}/save`, values)).id;
  const figures = (as?: string) =>
    school.call('GET', 'setup/v1/dashBoardData/getDashBoardData', undefined, as ? { as } : {});

  it('count who and what is there now, and neither what is switched off nor what is in the archive', async () => {
    expect((await figures()).data).toMatchObject({ totalEmployee: 0, totalCourses: 0, totalBatches: 0 });
    await school.addEmployees(3, '1200000.00');
    const course = await save('Class', { name: 'Grade 8', code: 'G8' });
    await save('Class', { name: 'Grade 9', code: 'G9' });
    await save('Class', { name: 'Grade 10', code: 'G10', active: false });
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    let number = 0;
    const batches: number[] = [];
    for (const name of ['A', 'B', 'C']) batches.push(await save('Batch', { course, name, ...dates }));
    await save('Batch', { course, name: 'D', ...dates, active: false });
    const old = await save('Batch', { course, name: 'E', ...dates });
    await school.data('POST', `setup/v1/Batch/archive/${old}`, {});
    for (const status of ['ACTIVE', 'ACTIVE', 'GRADUATED']) {
      await school.sql.query({
        text: `insert into student (admission_number, first_name, batch_id, admission_date, date_of_birth, gender, status)
          values ($1, 'S', $2, '2026-04-01', '2012-01-01', 'OTHER', $3)`,
        values: [`S${(number += 1)}`, batches[0], status],
      });
    }
    expect((await figures()).data).toMatchObject({
      totalEmployee: 3,
      totalStudents: 2,
      totalCourses: 2,
      totalBatches: 3,
      totalStudentsStates: { stlabels: ['Grade 8'], stdataSet: [2] },
    });
  });

  it('tell students and parents nothing about others', async () => {
    for (const as of ['STUDENT', 'PARENT']) expect((await figures(as)).data['totalStudents']).toBeUndefined();
    expect((await figures('EMPLOYEE')).data).toMatchObject({ totalBatches: 3 });
  });
});
