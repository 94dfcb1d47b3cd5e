import { PayrollSchool } from '../../../test/payroll-school.ts';

const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };

describe('records that would be alike or point at themselves', () => {
  let school: PayrollSchool;
  let course: number;
  beforeAll(async () => {
    school = await PayrollSchool.open();
    course = (
      await school.data<{ id: number }>('POST', 'setup/v1/Class/save', { name: 'Grade 8', code: 'G8' })
    ).id;
  });
  afterAll(() => school.close());

  it('are refused where what tells them apart is empty in both', async () => {
    const batch = { course, name: 'A', ...dates };
    expect((await school.call('POST', 'setup/v1/Batch/save', batch)).status).toBe(201);
    const second = await school.call('POST', 'setup/v1/Batch/save', { ...batch, name: ' a ' });
    expect([second.status, second.data]).toMatchObject([409, { code: 'NOT_UNIQUE' }]);
  });

  it('are refused where a course would come after itself', async () => {
    const own = await school.call('PUT', `setup/v1/Class/update/${course}`, { nextCourse: course });
    expect([own.status, own.data]).toMatchObject([
      400,
      { errors: [{ field: 'nextCourse', code: 'notReference' }] },
    ]);
    const next = await school.data<{ id: number }>('POST', 'setup/v1/Class/save', {
      name: 'Grade 9',
      code: 'G9',
    });
    const other = await school.call('PUT', `setup/v1/Class/update/${course}`, { nextCourse: next.id });
    expect(other.status).toBe(200);
  });

  it('are counted where a list sums a whole number', async () => {
    const figures = await school.data<object>('GET', 'setup/v1/Batch/aggregate?sum=["capacity"]');
    expect(figures).toMatchObject({ sum: { capacity: expect.anything() } });
    const refused = await school.call('GET', 'setup/v1/Batch/aggregate?sum=["course"]');
    expect(refused.status).toBe(400);
  });

  it('blame no field that nobody sees when a line is there twice', async () => {
    const lines = [{ name: 'Reading' }, { name: 'reading' }];
    const refused = await school.call('POST', 'setup/v1/skillsets/save', {
      name: 'Languages',
      skills: lines,
    });
    expect(refused.data).toMatchObject({ errors: [{ field: 'skills[1].name', code: 'notUnique' }] });
  });
});
