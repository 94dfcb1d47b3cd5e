import { Importer } from '../../engine/transfer/import/import.fixture.ts';
import type { ImportResult } from '../../engine/transfer/import/import-tally.ts';

const base = 'studentEntity';
const columns = [
  'Admission no',
  'First name',
  'Surname',
  'Class',
  'DOB',
  'Sex',
  'Father relation',
  'Father name',
  "Father's mobile",
  'Mother relation',
  'Mother name',
  'Mother mobile',
  'Mother national ID',
];

type Row = Readonly<Record<string, unknown>>;

describe('a file of students with their guardians', () => {
  let importer: Importer;
  let mapping: Record<string, unknown>;
  beforeAll(async () => {
    importer = await Importer.open();
    for (const [code, label] of [
      ['FATHER', 'Father'],
      ['MOTHER', 'Mother'],
    ])
      await importer.call('genericCodes/save', { listKey: 'RELATION', code, label });
    const course = await importer.add('Class', { name: 'Grade 1', code: 'G1' });
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    await importer.add('Batch', { course, name: 'A', capacity: 500, ...dates });
  });
  afterAll(() => importer.close());

  /** Families of three children; every child names father and mother in its own row. */
  const child = (index: number): string => {
    const family = Math.floor(index / 3);
    const mobile = `+92300${String(family).padStart(7, '0')}`;
    const mother = `Mother,Amna,${mobile},ID-${family}`;
    return `S-${index},Child ${index},Khan,G1 A,2015-01-01,Male,Father,Imran,${mobile},${mother}`;
  };
  const upload = (rows: readonly string[]): Promise<number> =>
    importer.upload('children.csv', [columns.join(','), ...rows].join('\n'));
  const figures = ({ problems: _problems, samples: _samples, wrongFile: _file, ...counts }: ImportResult) =>
    counts;
  const one = async (text: string): Promise<Row> => (await importer.school.sql.query<Row>({ text }))[0] ?? {};

  it('is mapped by its headers, brings children, families and sign-ins at once, and knows them again', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => child(index));
    const fileId = await upload(rows);
    const read = await importer.call(`${base}/import/read`, { fileId });
    mapping = read.data['mapping'] as Record<string, unknown>;
    expect(mapping).toMatchObject({
      admissionNumber: { column: 'Admission no' },
      'guardians.1.relation': { column: 'Father relation' },
      'guardians.1.guardian.firstName': { column: 'Father name' },
      'guardians.1.guardian.mobile': { column: "Father's mobile" },
      'guardians.2.relation': { column: 'Mother relation' },
      'guardians.2.guardian.nationalId': { column: 'Mother national ID' },
    });
    const added = { added: 120, changed: 0, skipped: 0, wrong: 0, created: { guardian: 80 } };
    expect(figures(await importer.run(base, { fileId, mapping, dryRun: true }))).toMatchObject(added);
    expect(await importer.count('guardian')).toBe(0);
    expect(figures(await importer.run(base, { fileId, mapping }))).toMatchObject(added);
    expect(
      await one(`select (select count(*) from student_guardian)::int as links,
        (select count(*) from student_guardian where immediate_contact)::int as contacts,
        (select count(*) from "user" where entity_type = 'PARENT')::int as parents,
        (select count(*) from "user" where entity_type = 'STUDENT')::int as students`),
    ).toEqual({ links: 240, contacts: 120, parents: 80, students: 120 });
    const again = { added: 0, changed: 0, skipped: 120, wrong: 0, created: {} };
    expect(figures(await importer.run(base, { fileId, mapping }))).toMatchObject(again);
  });

  it('makes one family of the children, in the fee office too', async () => {
    const { id } = await one(`select id::int as id from student where admission_number = 'S-4'`);
    const family = encodeURIComponent(
      JSON.stringify({
        'family.guardian_in': (
          await importer.school.sql.query<{ id: number }>({
            text: 'select guardian_id::int as id from student_guardian where student_id = $1',
            values: [id],
          })
        ).map((guardian) => guardian.id),
      }),
    );
    const { data } = await importer.call(`${base}/getall?filter=${family}&sort=["id","ASC"]`);
    expect((data as unknown as readonly Row[]).map(({ admissionNumber }) => admissionNumber)).toEqual([
      'S-3',
      'S-4',
      'S-5',
    ]);
  });

  it('brings what has changed to guardians that are there, and adds one who is new to the child', async () => {
    const fileId = await upload([
      'S-0,Child 0,Khan,G1 A,2015-01-01,Male,Father,Imran,+923000000000,Mother,Amina,+923009999999,ID-0',
      'S-1,Child 1,Khan,G1 A,2015-01-01,Male,Father,Uncle,+923008888888,,,,',
    ]);
    const { samples } = await importer.run(base, { fileId, mapping, dryRun: true });
    expect(samples.map(({ changes }) => changes)).toEqual([
      [
        {
          field: 'guardians',
          label: 'Guardians',
          old: 'Father, Imran, +923000000000; Mother, Amna, +923000000000, ID-0',
          new: 'Father, Imran, +923000000000; Mother, Amina, +923009999999, ID-0',
        },
      ],
      [
        {
          field: 'guardians',
          label: 'Guardians',
          old: 'Father, Imran, +923000000000; Mother, Amina, +923009999999, ID-0',
          new: 'Father, Imran, +923000000000; Mother, Amina, +923009999999, ID-0; Father, Uncle, +923008888888',
        },
      ],
    ]);
    const result = await importer.run(base, { fileId, mapping });
    expect(figures(result)).toMatchObject({ changed: 2, skipped: 0, created: { guardian: 1 } });
    expect(await one(`select first_name as name from guardian where national_id = 'ID-0'`)).toEqual({
      name: 'Amina',
    });
    const links = `select count(*)::int as n from student_guardian g join student s on s.id = g.student_id`;
    expect(await one(`${links} where s.admission_number = 'S-1'`)).toEqual({ n: 3 });
  });

  it('names every mistake of a row, of the child and of both guardians', async () => {
    const fileId = await upload([
      'S-900,,Khan,G9 Z,tomorrow,Male,Uncle of sorts,Imran,12,,Amna,+923007777777,',
      'S-901,Child,Khan,G1 A,2015-01-01,Male,,,,,,,ID-901',
    ]);
    const { problems, wrong } = await importer.run(base, { fileId, mapping });
    expect(wrong).toBe(2);
    expect(problems.map(({ message }) => message.split('; ').toSorted())).toEqual([
      [
        'Class: there is no Batch “G9 Z”',
        'DOB must be a date (“tomorrow”)',
        "Father's mobile must be a telephone number (“12”)",
        'Father relation: the list “Relation to a student” has no entry “Uncle of sorts”',
        'First name is required',
        'Mother relation is required',
      ].toSorted(),
      ['Mother name is required', 'Mother relation is required'],
    ]);
    expect(await importer.count(`student where admission_number like 'S-90_'`)).toBe(0);
    expect(await importer.count(`guardian where national_id = 'ID-901'`)).toBe(0);
  });

  it('knows boys and girls, and names the choices where it does not', async () => {
    const fileId = await upload([
      'S-950,Boy,Khan,G1 A,2015-01-01,boy,,,,,,,',
      'S-951,Girl,Khan,G1 A,2015-01-01,f,,,,,,,',
      'S-950,Other,Khan,G1 A,2015-01-01,?,,,,,,,',
    ]);
    const { problems, added } = await importer.run(base, { fileId, mapping });
    expect([added, problems]).toEqual([
      2,
      [
        {
          row: 4,
          message: 'Sex must be one of: Male, Female, Other (“?”); Admission no: “S-950” is already in row 2',
        },
      ],
    ]);
  });

  it('offers no guardians to who may not make them', async () => {
    await importer.person('desk', ['StudentView']);
    const { status } = await importer.call(`${base}/import/template?format=csv`, undefined, 'desk');
    expect(status).toBe(403);
    const template = (await importer.raw(`${base}/import/template?format=csv`)).toString();
    expect(template).toContain('Guardian 2: Mobile');
    expect(template).not.toContain('Guardian 3');
  });
});
