import { StudentSchool, type Saved } from './student-school.fixture.ts';

interface Named {
  readonly fullName?: string;
  readonly label?: string;
}

describe('people and classes stand in the order in which an office looks for them', () => {
  let at: StudentSchool;
  const people: readonly (readonly [first: string, last: string | null])[] = [
    ['Zara', 'Ahmed'],
    ['Adnan', 'Naqvi'],
    ['Adnan', 'Dar'],
    ['Bilal', 'Naqvi'],
    ['Malala', null],
  ];
  const byLastName = ['Zara Ahmed', 'Adnan Dar', 'Malala', 'Adnan Naqvi', 'Bilal Naqvi'];

  beforeAll(async () => {
    at = await StudentSchool.open();
    for (const [firstName, lastName] of people) await at.admit('10-A', { firstName, lastName });
    for (const code of ['G2', 'G12', 'G1']) {
      const course = (
        await at.school.data<Saved>('POST', 'setup/v1/Class/save', { name: `Year ${code}`, code })
      ).id;
      for (const name of ['B', 'A'])
        await at.school.data('POST', 'setup/v1/Batch/save', {
          course,
          name,
          capacity: 30,
          startDate: '2026-04-01',
          endDate: '2027-03-31',
        });
    }
  });
  afterAll(() => at.close());

  const names = async (url: string): Promise<readonly (string | undefined)[]> =>
    (await at.school.data<readonly Named[]>('GET', `setup/v1/${url}`)).map(
      ({ fullName, label }) => fullName ?? label,
    );

  it.each([
    ['a list', 'studentEntity/getall'],
    ['a list that is sorted by the name', 'studentEntity/getall?sort=["fullName","ASC"]'],
    ['a picker', 'studentEntity/options'],
  ])('by the last name, else by the only one, in %s', async (_, url) => {
    expect(await names(url)).toEqual(byLastName);
  });

  it('by the last name downwards too, and behind a reference', async () => {
    expect(await names('studentEntity/getall?sort=["fullName","DESC"]')).toEqual(byLastName.toReversed());
    const users = await at.school.data<readonly { readonly _labels: { readonly student: string } }[]>(
      'GET',
      `setup/v1/user/getall?filter=${encodeURIComponent('{"entityType":"STUDENT"}')}&sort=["student","ASC"]&labels=["student"]`,
    );
    expect(users.map(({ _labels }) => _labels.student)).toEqual(byLastName);
  });

  it.each([
    ['a list', 'Batch/getall'],
    ['a picker', 'Batch/options'],
  ])('classes by their numbers in %s', async (_, url) => {
    const found = (await names(url)).filter((name) => name?.startsWith('G'));
    expect(found).toEqual(['G1 A', 'G1 B', 'G2 A', 'G2 B', 'G12 A', 'G12 B']);
  });

  it('classes by their numbers where rows are sorted by a reference to them', async () => {
    const rows = await at.school.data<readonly { readonly _labels: { readonly course: string } }[]>(
      'GET',
      'setup/v1/Batch/getall?sort=["course","ASC"]&labels=["course"]',
    );
    const courses = [...new Set(rows.map(({ _labels }) => _labels.course))];
    expect(courses.filter((name) => name.startsWith('Year'))).toEqual(['Year G1', 'Year G2', 'Year G12']);
  });
});
