import { openStaffImport } from './import.fixture.ts';
import type { Importer } from './import.fixture.ts';

const employees = 'EmployeeDetails';
describe('wrong rows of an import', () => {
  let importer: Importer;
  let mapping: Record<string, unknown> = {};
  let csv: (...rows: string[]) => Promise<number>;
  beforeAll(async () => {
    ({ importer, mapping, csv } = await openStaffImport());
  });
  afterAll(() => importer.close());

  it('takes rows that are mended beside their file, in a trial and in the run', async () => {
    const fileId = await csv(
      'M-1,Good,Science,Teacher,2022-01-01,1,F,',
      'M-2,Bad day,Science,Teacher,tomorrow,1,F,',
      'M-3,Bad place,Nowhere,Teacher,2022-01-01,1,F,',
    );
    const first = await importer.run(employees, { fileId, mapping, dryRun: true });
    expect(first).toMatchObject({ added: 1, wrong: 2, wrongRows: [3, 4] });
    const some = [{ row: 3, cells: { Joined: '2022-02-02' } }];
    const second = await importer.run(employees, { fileId, mapping, dryRun: true, mended: some });
    expect(second).toMatchObject({ added: 2, wrong: 1, wrongRows: [4] });
    const all = [...some, { row: 4, cells: { Department: 'Science', 'First name': 'Good place' } }];
    expect(await importer.run(employees, { fileId, mapping, mended: all })).toMatchObject({
      added: 3,
      wrong: 0,
    });
  });

  it('says what is no mended row', async () => {
    const fileId = await csv('N-1,Good,Science,Teacher,2022-01-01,1,F,');
    const refused = async (mended: unknown) =>
      (await importer.call(`${employees}/import/run`, { fileId, mapping, dryRun: true, mended })).errors;
    expect(await refused('all')).toEqual(['mended:notList']);
    expect(await refused([{ row: 1, cells: {} }])).toEqual(['mended[0].row:notInteger']);
    expect(await refused([{ row: 2, cells: { Joined: 3 } }])).toEqual(['mended[0].cells:notGroup']);
    expect(await refused([{ row: 2, cells: { Hobby: 'x' } }])).toEqual(['mended[0].cells:unknownColumn']);
    expect(await refused(Array.from({ length: 1001 }, () => ({ row: 2, cells: {} })))).toEqual([
      'mended:tooMany',
    ]);
  });

  it('shows three hundred wrong rows page by page', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `P-${at},Bad day,Science,Teacher,someday,1,F,`);
    const fileId = await csv(...rows);
    const { wrong, wrongFile, wrongRows } = await importer.run(employees, { fileId, mapping, dryRun: true });
    expect([wrong, wrongRows?.length, wrongRows?.at(-1)]).toEqual([300, 300, 301]);
    const read = await importer.call(`${employees}/import/read`, {
      fileId: wrongFile?.id,
      range: [290, 299],
    });
    const preview = read.data['preview'] as readonly (readonly string[])[];
    expect([read.data['rows'], preview.length, preview.at(-1)?.[0]]).toEqual([300, 10, 'P-299']);
    expect(preview[0]?.at(-1)).toBe('Joined must be a date (“someday”)');
    const tooMany = await importer.call(`${employees}/import/read`, {
      fileId: wrongFile?.id,
      range: [0, 100],
    });
    expect(tooMany.errors).toEqual(['range:notRange']);
  });
});
