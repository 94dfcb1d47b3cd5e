import { pdfPages, pdfText } from '../../../test/pdf-text.ts';
import { ExamSchool } from './exam-school.fixture.ts';

describe('the report cards of a class', () => {
  let at: ExamSchool;
  let unit: number;

  beforeAll(async () => {
    at = await ExamSchool.open();
    ({ unit } = await at.fixture());
    await at.call('POST', `ExamGroup/transition/publishResult/${unit}`, {});
    for (const [name, roll] of [
      ['Ahmed', 'R-3'],
      ['Bilal', 'R-1'],
      ['Zara', 'R-2'],
    ] as const) {
      await at.at.school.sql.query({
        text: 'update exam_result set roll_number = $1 where student_id = $2',
        values: [roll, at.students[name]],
      });
    }
  });
  afterAll(() => at.close());

  const cards = async (body: object): Promise<Buffer> => {
    const { school } = at.at;
    const { jobId } = await at.data<{ readonly jobId: string }>('POST', 'document/reportCard/batch', body);
    const { result } = await school.jobDone(jobId);
    const [file] = (result as { readonly files: readonly { readonly id: number }[] }).files;
    return (await at.call('GET', `files/${file?.id}`)).raw;
  };
  const rolls = (pdf: Buffer): unknown => pdfText(pdf).match(/R-\d/g);

  it('come as one file of a job, a page each, in the order of roll numbers', async () => {
    const pdf = await cards({ filter: { examGroup: unit, batch: at.batch } });
    expect(pdfPages(pdf)).toBe(3);
    expect(rolls(pdf)).toEqual(['R-1', 'R-2', 'R-3']);
  });

  it('come in the order in which they were chosen, on smaller paper too', async () => {
    const results = await at.data<readonly { readonly id: number; readonly rollNumber: string }[]>(
      'GET',
      'ExamResult/getall?sort=["rollNumber","DESC"]',
    );
    const pdf = await cards({ ids: results.map(({ id }) => id), paper: 'A5' });
    expect([pdfPages(pdf), rolls(pdf)]).toEqual([3, ['R-3', 'R-2', 'R-1']]);
  });
});
