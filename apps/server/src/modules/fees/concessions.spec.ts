import { FeeSchool } from './fee-school.fixture.ts';

describe('concessions by the family', () => {
  let school: FeeSchool;
  beforeAll(async () => {
    school = await FeeSchool.open();
  });
  afterAll(() => school.at.close());

  const sql = (text: string, values: readonly unknown[]) =>
    school.at.school.sql.query<{ id: number }>({ text, values: [...values] });
  /** A child with a guardian not shared with others. */
  const child = async (dateOfBirth: string) => {
    const student = await school.at.admit('10-B', { dateOfBirth });
    const [guardian] = await sql(
      `with g as (insert into guardian (first_name) values ('Guardian') returning id),
        l as (insert into student_guardian (student_id, guardian_id, relation_id) select $1, g.id, $2 from g)
      select id::float8 as id from g`,
      [student, school.at.relation],
    );
    return { student, guardian: guardian?.id ?? 0 };
  };
  const bill = async (student: number) => (await school.bill(student)).due;

  it('are for the younger of a family and for children of staff, and for nobody else', async () => {
    const [older, younger, only, staff] = [
      await child('2010-01-01'),
      await child('2012-01-01'),
      await child('2011-01-01'),
      await child('2011-02-01'),
    ];
    await sql('update student_guardian set guardian_id = $1 where student_id = $2', [
      older.guardian,
      younger.student,
    ]);
    const [employee] = await school.at.school.addEmployees(1, '1200000.00');
    await sql(`update employee set national_id = '35202-1' where id = $1`, [employee]);
    await sql(`update guardian set national_id = '35202-1' where id = $1`, [staff.guardian]);
    const category = await school.save('finance/v1/feeCategories', {
      name: 'Family',
      financialYear: school.year,
      batches: [school.at.ids['10-B']],
    });
    const particular = { category, masterParticular: school.head('Lab'), amount: '1000.00' };
    await school.save('setup/v1/creatingParticulars', particular);
    for (const [name, receiverType, value] of [
      ['Sibling', 'SIBLING', '10'],
      ['Staff', 'STAFF_CHILD', '50'],
    ] as const)
      await school.save('finance/v1/feeDiscounts', { category, name, receiverType, value });
    const dates = { startDate: '2026-04-01', endDate: '2026-04-10', dueDate: '2026-08-01' };
    const collection = await school.save('finance/v1/feeCollection', { name: 'Family', category, ...dates });
    await school.at.school.data('POST', `finance/v1/feeCollection/transition/publish/${collection}`, {});
    expect([
      await bill(older.student),
      await bill(younger.student),
      await bill(only.student),
      await bill(staff.student),
    ]).toEqual(['1000.00', '900.00', '1000.00', '500.00']);
  });
});
