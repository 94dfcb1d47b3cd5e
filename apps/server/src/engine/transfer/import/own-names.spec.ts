import { Importer } from './import.fixture.ts';

const students = 'studentEntity';

describe('a file names records as people do', () => {
  let importer: Importer;
  beforeAll(async () => {
    importer = await Importer.open();
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    const first = await importer.add('Class', { name: 'Grade 1', code: 'G1' });
    const second = await importer.add('Class', { name: 'Grade 2', code: 'G2' });
    for (const [course, name] of [
      [first, 'Grade 1 A'],
      [first, 'Blue'],
      [second, 'Blue'],
    ])
      await importer.add('Batch', { course, name, ...dates });
  });
  afterAll(() => importer.close());

  const tried = async (batch: string) => {
    const file = `First name,Last name,Batch,Date of birth,Gender,Admission date\nAli,Khan,${batch},2015-01-01,Male,2026-04-01`;
    const fileId = await importer.upload('students.csv', file);
    const { data } = await importer.call(`${students}/import/read`, { fileId });
    const { added, problems } = await importer.run(students, {
      fileId,
      mapping: data['mapping'],
      dryRun: true,
    });
    return { added, reasons: JSON.stringify(problems) };
  };

  it('finds a batch by its whole name, and by its own name where only one has it', async () => {
    expect(await tried('G1 Grade 1 A')).toMatchObject({ added: 1, reasons: '[]' });
    expect(await tried('grade 1 a')).toMatchObject({ added: 1, reasons: '[]' });
  });

  it('leaves the choice to the reader where several have it', async () => {
    const { added, reasons } = await tried('Blue');
    expect(added).toBe(0);
    // A batch has no number that could be asked for.
    expect(reasons.split('more than one record is called “Blue”; enter its whole name')).toHaveLength(2);
    expect(await tried('G2 Blue')).toMatchObject({ added: 1, reasons: '[]' });
  });

  it('creates the sections of batches that are not there yet, on request', async () => {
    const file =
      'Course,Name,Section,Start date,End date\nGrade 1,Red,R,2026-04-01,2027-03-31\nGrade 2,Red,R,2026-04-01,2027-03-31';
    const fileId = await importer.upload('batches.csv', file);
    const { data } = await importer.call('Batch/import/read', { fileId });
    const mapping = data['mapping'];
    const result = await importer.run('Batch', { fileId, mapping, createMissing: ['section'] });
    expect(result).toMatchObject({ added: 2, wrong: 0, created: { section: 1 } });
  });
});
