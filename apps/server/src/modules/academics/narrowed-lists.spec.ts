import { PayrollSchool } from '../../../test/payroll-school.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly gender?: string;
}

/** Parameters of older clients, on lists of the school; the mechanism has its own spec in the engine. */
describe('lists of the school', () => {
  let school: PayrollSchool;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    school = await PayrollSchool.open();
    const save = async (base: string, values: object): Promise<number> =>
      (await school.data<Row>('POST', `setup/v1/${base}/save`, values)).id;
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    for (const code of ['G8', 'G9']) {
      ids[code] = await save('Class', { name: `Grade ${code}`, code });
      for (const name of ['A', 'B']) {
        const batch = await save('Batch', { course: ids[code], name, ...dates });
        ids[`${code}${name}`] = batch;
        await save('Subject', { batch, name: `Maths ${code}${name}`, code: 'M', maxWeeklyClasses: 5 });
      }
    }
    await school.addEmployees(3, '1200000.00');
    await school.sql.query({
      text: `UPDATE employee SET gender = CASE WHEN id = (SELECT min(id) FROM employee) THEN 'FEMALE' ELSE 'MALE' END`,
      values: [],
    });
  });
  afterAll(() => school.close());

  const names = async (query: string): Promise<string[]> =>
    (await school.data<Row[]>('GET', `setup/v1/${query}`)).map(({ name }) => name).sort();

  it('are narrowed by batch and class (B111)', async () => {
    expect(await names(`Subject?batchId=${ids['G8A']}&classId=${ids['G8']}`)).toEqual(['Maths G8A']);
    expect(await names(`Subject/getall?batchId=${ids['G8A']}&classId=${ids['G9']}`)).toEqual([]);
    expect(await names(`Subject/getall?classId=${ids['G9']}`)).toEqual(['Maths G9A', 'Maths G9B']);
    expect(await names(`Batch/getall?classId=${ids['G9']}`)).toEqual(['A', 'B']);
  });

  it('are narrowed by gender, where it is given (B114)', async () => {
    const genders = async (query: string): Promise<unknown[]> =>
      (await school.data<Row[]>('GET', `setup/v1/EmployeeDetails/getall${query}`)).map(
        ({ gender }) => gender,
      );
    expect(await genders('?gender=FEMALE')).toEqual(['FEMALE']);
    expect((await genders('')).sort()).toEqual(['FEMALE', 'MALE', 'MALE']);
    expect((await school.call('GET', 'setup/v1/EmployeeDetails/getall?gender=NONE')).status).toBe(400);
  });
});
