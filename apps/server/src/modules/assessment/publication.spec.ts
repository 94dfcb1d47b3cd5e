import { ExamSchool } from './exam-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

describe('results', () => {
  let at: ExamSchool;
  let groups: { readonly unit: number; readonly final: number };

  beforeAll(async () => {
    at = await ExamSchool.open();
    groups = await at.fixture();
  });
  afterAll(() => at.close());

  const publish = (group: number, headers: Readonly<Record<string, string>> = {}) =>
    at.call('POST', `ExamGroup/transition/publishResult/${group}`, {}, { headers });
  const results = (group: number): Promise<readonly Row[]> =>
    at.data('GET', `ExamResult/getall?filter=${encodeURIComponent(JSON.stringify({ examGroup: group }))}`);

  it('over weighted groups are those of the worked example (R9, R16)', async () => {
    const [generated] = await at.data<readonly Row[]>('POST', 'ReportSetting/generate', {
      batchIds: [at.batch],
    });
    expect(generated).toMatchObject({ students: 3, missing: 0 });
    const rows = await at.data<readonly Row[]>('GET', 'GroupedExamReport/getall');
    const of = (name: 'Ahmed' | 'Bilal', scoreType: string, key: string, id: number | null) =>
      rows.find(
        (row) => row['student'] === at.students[name] && row['scoreType'] === scoreType && row[key] === id,
      )?.['score'];
    const all = (name: 'Ahmed' | 'Bilal') => [
      of(name, 'SUBJECT', 'subject', at.subjects.MATH),
      of(name, 'SUBJECT', 'subject', at.subjects.ENG),
      of(name, 'EXAM', 'examGroup', groups.unit),
      of(name, 'EXAM', 'examGroup', groups.final),
      of(name, 'COMBINED', 'subject', null),
    ];
    expect(all('Ahmed')).toEqual(['74.40', '63.00', '75.00', '68.00', '70.10']);
    expect(all('Bilal')).toEqual(['90.00', '80.00', '85.00', '86.67', '86.17']);
  });

  it('generated twice at once stand there once', async () => {
    const send = () => at.call('POST', 'ReportSetting/generate', { batchIds: [at.batch] });
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([201, 201]);
    const combined = encodeURIComponent(JSON.stringify({ scoreType: 'COMBINED' }));
    expect(await at.data('GET', `GroupedExamReport/getall?filter=${combined}`)).toHaveLength(3);
  });

  it('take weights that sum up to 100', async () => {
    const items = [{ examGroupId: groups.unit, weightage: '99.99' }];
    const answer = await at.call('PUT', `ExamGroup/grouping/${at.batch}`, { items });
    expect([answer.status, answer.message]).toEqual([400, 'The weights must add up to 100.']);
  });

  it('are ranked and told once they are published, and follow marks that change (R8, R16)', async () => {
    expect(await results(groups.unit)).toEqual([]);
    expect((await publish(groups.unit)).status).toBe(200);
    expect(
      (await results(groups.unit)).map((row) => [row['score'], row['grade'], row['rank'], row['outcome']]),
    ).toEqual(
      expect.arrayContaining([
        ['75.00', 'C', 2, 'PASS'],
        ['85.00', 'B', 1, 'PASS'],
      ]),
    );
    const told = await at.at.school.sql.query<{ message: string }>({
      text: `select distinct message from notification where message like 'exam.%'`,
    });
    expect(told.map(({ message }) => message)).toEqual(['exam.results']);
    const filter = encodeURIComponent(JSON.stringify({ examGroup: groups.unit, subject: at.subjects.MATH }));
    const [maths] = await at.data<readonly { id: number }[]>('GET', `Exam/getall?filter=${filter}`);
    await at.enter(maths?.id ?? 0, ['10']);
    const [ahmed] = (await results(groups.unit)).filter((row) => row['student'] === at.students.Ahmed);
    expect(ahmed).toMatchObject({ score: '45.00', outcome: 'FAIL' });
    await at.enter(maths?.id ?? 0, ['40']);
  });

  it('without all marks are published after a question, without exams not at all', async () => {
    const group = await at.group('Half entered');
    expect((await publish(group)).data['code']).toBe('NO_EXAMS');
    await at.enter(await at.exam(group, 'MATH', '50'), ['40']);
    const asked = await publish(group, { 'x-confirm': 'ask' });
    expect([asked.status, asked.data['code'], asked.data['params']]).toEqual([
      409,
      'CONFIRM',
      { name: 'Half entered', missing: 2 },
    ]);
    expect(await results(group)).toEqual([]);
    expect((await publish(group)).status).toBe(200);
    expect((await publish(group)).status).toBe(409);
  });

  it('with grade points need credit points and hours (R10)', async () => {
    const { course } = await at.data<{ course: number }>('GET', `Batch/get/${at.batch}`);
    await at.data('PUT', `Class/update/${course}`, { gradingType: 'GPA' });
    await at.data('POST', 'ReportSetting/generate', { batchIds: [at.batch] });
    const combined = encodeURIComponent(
      JSON.stringify({ scoreType: 'COMBINED', student: at.students.Ahmed }),
    );
    // Unit: Maths 80 % B 9 points, English 70 % C 8; final: Maths 72 % C 8, English 60 % D 7; credits 4 and 3.
    const [row] = await at.data<readonly Row[]>('GET', `GroupedExamReport/getall?filter=${combined}`);
    expect(row?.['score']).toBe('7.87');
    await at.data('PUT', `Subject/update/${at.subjects.ENG}`, { creditHours: null });
    const refused = await at.call('POST', 'ReportSetting/generate', { batchIds: [at.batch] });
    expect([refused.status, refused.message]).toEqual([
      409,
      '10 A: these subjects need credit hours: English.',
    ]);
  });
});
