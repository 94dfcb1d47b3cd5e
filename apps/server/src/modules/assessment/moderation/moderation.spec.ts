import { ExamSchool } from '../exam-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

const filtered = (filter: object): string => encodeURIComponent(JSON.stringify(filter));

describe('moderation of a paper', () => {
  let at: ExamSchool;
  let unit: number;
  let maths: number;
  let english: number;

  beforeAll(async () => {
    at = await ExamSchool.open();
    const groups = await at.fixture();
    unit = groups.unit;
    const exams = await at.data<readonly Row[]>('GET', `Exam/getall?filter=${filtered({ examGroup: unit })}`);
    const of = (subject: number): number => Number(exams.find((one) => one['subject'] === subject)?.['id']);
    [maths, english] = [of(at.subjects.MATH), of(at.subjects.ENG)];
  });
  afterAll(() => at.close());

  const moderate = (exam: number, body: object, options: object = {}) =>
    at.call('POST', `Exam/${exam}/moderate`, { reason: 'Question 4 was not taught', ...body }, options);

  const marks = async (exam: number): Promise<readonly unknown[]> => {
    const sheet = await at.data<{ readonly students: readonly Row[] }>('GET', `examScore/exam/${exam}`);
    return sheet.students.map(({ name, marks: now, before }) => [name, now, before]);
  };
  const moderations = (): Promise<readonly Row[]> => at.data('GET', 'ExamModeration/getall');
  const revisions = (filter: object): Promise<readonly Row[]> =>
    at.data('GET', `ExamScoreRevision/getall?filter=${filtered(filter)}&sort=["changedAt","ASC"]`);

  it('is tried first: how many move, pass rate and average before and after, and nothing is kept', async () => {
    await at.enter(maths, ['17', '45', '49']);
    const body = { rule: 'GRACE', graceMarks: '3', reason: 'Tried' };
    const { status, data } = await at.call('POST', `Exam/${maths}/moderate?preview=true`, body);
    expect([status, data]).toEqual([
      200,
      {
        papers: 1,
        students: 3,
        moved: 1,
        passRateBefore: '66.67',
        passRateAfter: '100.00',
        averageBefore: '37.00',
        averageAfter: '38.00',
      },
    ]);
    expect(await marks(maths)).toEqual([
      ['Ahmed', '17.00', null],
      ['Bilal', '45.00', null],
      ['Zara', '49.00', null],
    ]);
    expect(await moderations()).toEqual([]);
  });

  it('changes all marks by the rule, and keeps what they were with the reason', async () => {
    expect((await moderate(maths, { rule: 'GRACE', graceMarks: '3' })).status).toBe(200);
    expect((await moderate(maths, { rule: 'ADD', marks: '2', ceiling: '48' })).status).toBe(200);
    expect(await marks(maths)).toEqual([
      ['Ahmed', '22.00', '17.00'],
      ['Bilal', '47.00', '45.00'],
      ['Zara', '49.00', null],
    ]);
    expect((await moderations()).map((row) => [row['rule'], row['moved'], row['status']])).toEqual([
      ['ADD', 2, 'APPLIED'],
      ['GRACE', 1, 'APPLIED'],
    ]);
    const kept = await revisions({ exam: maths, student: at.students.Ahmed });
    expect(kept.map((row) => [row['cause'], row['oldMarks'], row['newMarks'], row['reason']])).toEqual([
      ['MODERATION', '17.00', '20.00', 'Question 4 was not taught'],
      ['MODERATION', '20.00', '22.00', 'Question 4 was not taught'],
    ]);
  });

  it('is refused where no mark would change, and for rules that give no marks', async () => {
    const refused = async (body: object) => {
      const { status, data } = await moderate(english, body);
      return [status, data['code']];
    };
    expect(await refused({ rule: 'GRACE', graceMarks: '3' })).toEqual([409, 'NOTHING']);
    expect(await refused({ rule: 'ADD', marks: '51' })).toEqual([400, 'INVALID']);
    expect(await refused({ rule: 'ADD', marks: '0' })).toEqual([400, 'INVALID']);
    expect(await refused({ rule: 'ADD', marks: '1.005' })).toEqual([400, 'INVALID']);
    expect(await refused({ rule: 'SCALE', factor: '11' })).toEqual([400, 'INVALID']);
  });

  it('asks for the figure of its rule alone', async () => {
    const problems = async (body: object) =>
      ((await moderate(english, body)).data['errors'] as readonly Row[]).map((one) => [
        one['field'],
        one['code'],
      ]);
    expect(await problems({ rule: 'ADD', factor: '1.1' })).toEqual([
      ['marks', 'required'],
      ['factor', 'readOnly'],
    ]);
    expect(await problems({ rule: 'SCALE' })).toEqual([['factor', 'required']]);
    expect(await problems({ rule: 'GRACE', graceMarks: '3', ceiling: '40' })).toEqual([
      ['ceiling', 'readOnly'],
    ]);
  });

  it('leaves marks to the examination office alone while it stands', async () => {
    const sheet = (as: string) => at.call('GET', `examScore/exam/${maths}`, undefined, { as });
    expect((await sheet('EMPLOYEE:EnterResults')).data).toMatchObject({ moderated: true, mayEnter: false });
    const entered = await at.enter(maths, ['18'], { as: 'EMPLOYEE:EnterResults' });
    expect([entered.status, entered.data['code']]).toEqual([409, 'MODERATED']);
    expect((await moderate(maths, { rule: 'ADD', marks: '1' }, { as: 'EMPLOYEE:EnterResults' })).status).toBe(
      403,
    );
  });

  it('is taken back, the last one first; a mark that was changed since stays', async () => {
    const [last, first] = await moderations();
    const takeBack = (row: Row | undefined) =>
      at.call('POST', `ExamModeration/transition/takeBack/${Number(row?.['id'])}`, {
        takenBackFor: 'Wrong paper',
      });
    expect([last, first].map((row) => row?.['isLast'])).toEqual([true, false]);
    const early = await takeBack(first);
    expect([early.status, early.data['code']]).toEqual([409, 'ILLEGAL_STATE']);
    await at.enter(maths, [null, '44']);
    expect((await takeBack(last)).status).toBe(200);
    expect(await marks(maths)).toEqual([
      ['Ahmed', '20.00', '17.00'],
      ['Bilal', '44.00', null],
      ['Zara', '49.00', null],
    ]);
    expect((await moderations()).map((row) => row['isLast'])).toEqual([false, true]);
    const kept = await revisions({ exam: maths, cause: 'TAKEN_BACK' });
    expect(kept.map((row) => [row['student'], row['oldMarks'], row['newMarks'], row['reason']])).toEqual([
      [at.students.Ahmed, '22.00', '20.00', 'Wrong paper'],
    ]);
  });

  it('of a course changes the paper of each of its classes', async () => {
    const other = at.at.ids['10-B'];
    const subject = await at.data<Row>('POST', 'Subject/save', {
      batch: other,
      name: 'English',
      code: 'ENG',
    });
    const group = await at.data<Row>('POST', 'ExamGroup/save', { batch: other, name: 'Unit test' });
    await at.data('POST', `ExamGroup/${Number(group['id'])}/exams`, {
      exams: [
        {
          subject: subject['id'],
          date: '2026-03-03',
          startTime: '09:00',
          endTime: '10:00',
          maximumMarks: '40',
          minimumMarks: '20',
        },
      ],
    });
    const [exam] = await at.data<readonly Row[]>(
      'GET',
      `Exam/getall?filter=${filtered({ examGroup: group['id'] })}`,
    );
    const kamil = await at.at.admit('10-B', { firstName: 'Kamil', admissionNumber: '1009' });
    await at.data('PUT', 'examScore/bulk', {
      examId: exam?.['id'],
      rows: [{ studentId: kamil, marks: '39.5' }],
    });
    const { data } = await moderate(english, { rule: 'SCALE', factor: '1.1', classes: 'COURSE' });
    expect(data).toMatchObject({ papers: 2, students: 4, moved: 4 });
    expect(await marks(Number(exam?.['id']))).toEqual([['Kamil', '40.00', '39.50']]);
    expect(await marks(english)).toEqual([
      ['Ahmed', '38.50', '35.00'],
      ['Bilal', '44.00', '40.00'],
      ['Zara', '44.00', '40.00'],
    ]);
  });

  it('ends with publication: neither another one nor taking it back, until the results are taken back', async () => {
    const offered = async () => {
      const { published, givesMarks } = await at.data<Row>('GET', `Exam/get/${maths}`);
      return { published, givesMarks };
    };
    expect(await offered()).toEqual({ published: false, givesMarks: true });
    expect((await at.call('POST', `ExamGroup/transition/publishResult/${unit}`, {})).status).toBe(200);
    expect(await offered()).toEqual({ published: true, givesMarks: true });
    const another = await moderate(maths, { rule: 'ADD', marks: '1' });
    expect([another.status, another.data['code']]).toEqual([409, 'ILLEGAL_STATE']);
    const [standing] = (await moderations()).filter(
      (row) => row['exam'] === maths && row['status'] === 'APPLIED',
    );
    const back = await at.call('POST', `ExamModeration/transition/takeBack/${Number(standing?.['id'])}`, {
      takenBackFor: 'Too late',
    });
    expect([back.status, back.data['code']]).toEqual([409, 'ILLEGAL_STATE']);
  });

  it('and marks that change after publication keep what they were: corrected, or written again', async () => {
    const rows = [{ studentId: at.students.Zara, marks: '50' }];
    await at.data('PUT', 'examScore/bulk', { examId: maths, rows, reason: 'Sum was wrong' });
    await at.data('PUT', 'examScore/bulk', {
      examId: maths,
      rows: [{ studentId: at.students.Bilal, marks: '30' }],
      reason: 'Written again',
      isRetake: true,
    });
    const kept = (await revisions({ exam: maths, cause_in: ['CORRECTION', 'RETAKE'] })).map((row) => [
      row['cause'],
      row['student'],
      row['oldMarks'],
      row['newMarks'],
      row['reason'],
    ]);
    expect(kept).toEqual([
      ['CORRECTION', at.students.Zara, '49.00', '50.00', 'Sum was wrong'],
      ['RETAKE', at.students.Bilal, '44.00', '30.00', 'Written again'],
    ]);
  });

  it('is told to nobody at home', async () => {
    for (const as of [`STUDENT#student=${at.students.Ahmed}`, `PARENT#wards=${at.students.Ahmed}`]) {
      for (const base of ['ExamModeration', 'ExamScoreRevision']) {
        expect((await at.call('GET', `${base}/getall`, undefined, { as })).status).toBe(403);
      }
    }
  });
});
