import { utils, write } from '@e965/xlsx';
import { Importer } from '../../engine/transfer/import/import.fixture.ts';

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

describe('a file of marks', () => {
  let school: Importer;
  const read = async (fileId: number, as = 'admin') => {
    const { status, data } = await school.call('examScore/read', { fileId }, as);
    return { status, lines: data['lines'] as readonly Line[] };
  };

  beforeAll(async () => {
    school = await Importer.open();
    await school.person('clerk', ['EnterResults']);
  });
  afterAll(() => school.close());

  it.each([
    ['CSV', 'marks.csv', 'Roll no.;Name;Marks\n01;Ali Khan;45,5\n\n02;Bina;A\n'],
    [
      'XLSX',
      'marks.xlsx',
      write(
        {
          SheetNames: ['Marks'],
          Sheets: {
            Marks: utils.aoa_to_sheet([
              ['Roll no.', 'Name', 'Marks'],
              ['01', 'Ali Khan', '45,5'],
              [],
              ['02', 'Bina', 'A'],
            ]),
          },
        },
        { type: 'buffer', bookType: 'xlsx' },
      ) as Buffer,
    ],
  ])('is read line by line as it stands: %s', async (_kind, name, content) => {
    expect((await read(await school.upload(name, content))).lines).toEqual([
      { line: 1, cells: ['Roll no.', 'Name', 'Marks'] },
      { line: 2, cells: ['01', 'Ali Khan', '45,5'] },
      { line: 4, cells: ['02', 'Bina', 'A'] },
    ]);
  });

  it('is read by whoever uploaded it, and has as many lines as a sheet', async () => {
    const id = await school.upload('marks.csv', 'Name,Marks\nAli,45\n');
    expect([(await read(id, 'clerk')).status, (await read(id)).status]).toEqual([404, 200]);
    const long = Array.from({ length: 1002 }, (_, at) => `S${at},1`).join('\n');
    expect((await read(await school.upload('long.csv', long))).status).toBe(400);
  });
});
