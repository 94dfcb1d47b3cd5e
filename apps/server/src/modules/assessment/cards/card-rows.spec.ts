import { pdfText } from '../../../../test/pdf-text.ts';
import { ExamPeople, type Row } from '../exam-people.fixture.ts';

/** Who sees gradebook marks and report cards, who signs the cards, and what outsiders learn by their code. */
describe('report cards and gradebook marks are seen', () => {
  let people: ExamPeople;
  const cards: Record<string, number> = {};
  let report = 0;

  const rowsOf = async (who: string, base: string): Promise<readonly unknown[]> => {
    const { status, data } = await people.send<Row[]>(who, 'GET', `${base}/getall`);
    if (status !== 200) return [status];
    const names = new Map([people.ids['Ali'], people.ids['Bina']].map((id, at) => [id, ['Ali', 'Bina'][at]]));
    return data.map(({ student }) => names.get(Number(student))).toSorted();
  };
  const move = async (name: string, id = report): Promise<number> =>
    (await people.send('admin', 'POST', `GradebookReport/transition/${name}/${id}`, {})).status;
  const sign = (who: string, name: string) =>
    people.send<Row>(who, 'POST', 'GradebookCard/action/sign', { ids: [cards[name]] });
  const card = async (who: string, name = 'Ali'): Promise<Row> =>
    (await people.send<Row>(who, 'GET', `GradebookCard/get/${cards[name]}`)).data;

  beforeAll(async () => {
    people = await ExamPeople.open();
    const { ids } = people;
    const items = [{ examGroupId: ids['group'], weightage: '100' }];
    await people.send('admin', 'PUT', `ExamGroup/grouping/${ids['batch']}`, { items });
    report = await people.save('GradebookReport', { batch: ids['batch'], name: 'Term', scheme: 'MARKS' });
    const { data } = await people.send<Row[]>('admin', 'GET', 'GradebookCard/getall');
    for (const { id, student } of data) cards[student === ids['Ali'] ? 'Ali' : 'Bina'] = id;
  }, 90_000);
  afterAll(() => people.close());

  it('as drafts by the office, tutors and teachers of the batch alone', async () => {
    const seen = [];
    for (const who of ['admin', 'tutor', 'teacher', 'student', 'parent']) {
      seen.push([who, await rowsOf(who, 'GradebookCard')]);
    }
    expect(seen).toEqual([
      ['admin', ['Ali', 'Bina']],
      ['tutor', ['Ali', 'Bina']],
      ['teacher', ['Ali', 'Bina']],
      ['student', []],
      ['parent', []],
    ]);
    expect((await people.send('parent', 'GET', `GradebookCard/get/${cards['Ali']}`)).status).toBe(404);
    expect((await sign('parent', 'Ali')).status).toBe(404);
  });

  it('with activities and the remarks of tutor and principal, each by whom it is for', async () => {
    const write = (who: string, values: object) =>
      people.send(who, 'PUT', `GradebookCard/update/${cards['Ali']}`, values);
    const comment = await people.save('CommentBank', { code: 'C1', text: '{name} brings {his} books.' });
    expect((await write('tutor', { comment, activities: 'Chess club' })).status).toBe(200);
    expect((await write('tutor', { principalRemark: 'Promoted' })).status).toBe(400);
    expect((await write('teacher', { activities: 'Choir' })).data).toEqual({ code: 'NOT_YOURS' });
    expect((await write('admin', { principalRemark: 'Promoted with praise' })).status).toBe(200);
    expect(await card('tutor')).toMatchObject({
      remark: 'Ali brings their books.',
      activities: 'Chess club',
      principalRemark: 'Promoted with praise',
    });
    const { raw } = await people.send('tutor', 'GET', `document/yearCard/${cards['Ali']}`);
    const paper = pdfText(raw).replaceAll(/\s/g, '');
    for (const words of ['Chessclub', 'Alibringstheirbooks.', 'Promotedwithpraise'])
      expect(paper).toContain(words);
  });

  it('of another batch by none of its teachers', async () => {
    const course = await people.save('Class', { name: 'Grade 9', code: '9' });
    const batch = await people.save('Batch', {
      course,
      name: 'B',
      startDate: '2026-04-01',
      endDate: '2027-03-31',
    });
    const subject = await people.save('Subject', { batch, name: 'Physics', code: 'PHY' });
    const student = await people.save('studentEntity', {
      firstName: 'Cem',
      batch,
      admissionDate: '2026-04-01',
      dateOfBirth: '2012-01-01',
      gender: 'OTHER',
    });
    const group = await people.save('ExamGroup', { batch, name: 'Mid-term' });
    const slot = { startTime: '09:00', endTime: '10:00', maximumMarks: '50', minimumMarks: '20' };
    const exam = { ...slot, subject, date: '2026-09-01' };
    await people.send('admin', 'POST', `ExamGroup/${group}/exams`, { exams: [exam] });
    const filter = encodeURIComponent(JSON.stringify({ examGroup: group }));
    const [made] = (await people.send<Row[]>('admin', 'GET', `Exam/getall?filter=${filter}`)).data;
    const rows = [{ studentId: student, marks: '30' }];
    await people.send('admin', 'PUT', 'examScore/bulk', { examId: made?.id, rows });
    const items = [{ examGroupId: group, weightage: '100' }];
    await people.send('admin', 'PUT', `ExamGroup/grouping/${batch}`, { items });
    await people.save('GradebookReport', { batch, name: 'Term', scheme: 'MARKS' });
    expect(await rowsOf('admin', 'GradebookCard')).toHaveLength(3);
    expect(await rowsOf('tutor', 'GradebookCard')).toEqual(['Ali', 'Bina']);
    expect(await rowsOf('teacher', 'GradebookCard')).toEqual(['Ali', 'Bina']);
  });

  it('once published by the family, of its own child alone', async () => {
    expect(await move('publish')).toBe(200);
    for (const who of ['student', 'parent'])
      expect([who, await rowsOf(who, 'GradebookCard')]).toEqual([who, ['Ali']]);
    expect((await people.send('parent', 'GET', `GradebookCard/get/${cards['Bina']}`)).status).toBe(404);
    expect((await people.send('parent', 'GET', `document/yearCard/${cards['Bina']}`)).status).toBe(404);
  });

  it('and signed once by parents, for tutors to see', async () => {
    for (const who of ['student', 'teacher', 'tutor', 'admin']) {
      expect([who, (await sign(who, 'Ali')).status]).toEqual([who, 403]);
    }
    expect((await sign('parent', 'Bina')).status).toBe(404);
    expect((await sign('parent', 'Ali')).status).toBe(200);
    expect(await card('tutor')).toMatchObject({
      signedBy: people.ids['mother'],
      signedAt: expect.any(String),
    });
    expect((await sign('parent', 'Ali')).status).toBe(409);
    const { data } = await people.send<Row>('tutor', 'GET', `GradebookReport/get/${report}`);
    expect(data['signed']).toBe(1);
  });

  it('by strangers with the code: whose it is and its figures, nothing of what was taken back', async () => {
    const code = String((await card('parent'))['code']);
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    expect(await people.verify(code)).toMatchObject({
      status: 200,
      data: {
        kind: 'REPORT_CARD',
        name: 'Ali',
        status: 'VALID',
        facts: expect.arrayContaining([{ key: 'average', value: '80.00' }]),
        figures: [
          { label: 'English', value: '80.00 · P' },
          { label: 'Maths', value: '80.00 · P' },
        ],
      },
    });
    expect(await move('takeBack')).toBe(200);
    expect((await people.verify(code)).data).toMatchObject({ status: 'REVOKED', figures: [] });
    expect((await people.verify('0'.repeat(32))).status).toBe(404);
  });

  it('without the signature when other figures were read', async () => {
    const again = () => people.send('admin', 'POST', 'GradebookReport/action/generate', { ids: [report] });
    await again();
    expect((await card('tutor'))['signedAt']).not.toBeNull();
    const rows = [{ studentId: people.ids['Ali'], marks: '45' }];
    await people.send('admin', 'PUT', 'examScore/bulk', { examId: people.ids['mathsExam'], rows });
    await again();
    expect(await card('tutor')).toMatchObject({ score: '85.00', signedAt: null, signedBy: null });
  });

  it('marks of the gradebook by the family once the work is closed, by teachers on their sheets', async () => {
    const { ids } = people;
    const academicYear = await people.save('AcademicSetup', {
      name: '2026-27',
      startDate: '2026-04-01',
      endDate: '2027-03-31',
    });
    await people.send('admin', 'PUT', `Batch/update/${ids['batch']}`, { academicYear });
    const { course } = (await people.send<Row>('admin', 'GET', `Batch/get/${ids['batch']}`)).data;
    const plan = await people.send<Row & { terms: Row[]; categories: Row[] }>(
      'admin',
      'POST',
      'AssessmentPlan/save',
      {
        name: 'Plan',
        course,
        academicYear,
        terms: [{ name: 'All', weight: '100' }],
        categories: [{ name: 'Work', weight: '100' }],
      },
    );
    const work = await people.save('GradebookAssessment', {
      batch: ids['batch'],
      subject: ids['Maths'],
      term: plan.data.terms[0]?.id,
      category: plan.data.categories[0]?.id,
      name: 'Homework',
      date: '2026-09-01',
      maximumMarks: '10',
    });
    const sheet = `ScoreSheet/${ids['batch']}/GRADEBOOK/${work}/${ids['Maths']}`;
    const cells = ['Ali', 'Bina'].map((name) => ({ student: ids[name], column: work, value: '8' }));
    expect((await people.send('teacher', 'PUT', sheet, { cells })).status).toBe(200);
    expect([await rowsOf('admin', 'GradebookMark'), await rowsOf('teacher', 'GradebookMark')]).toEqual([
      ['Ali', 'Bina'],
      [403],
    ]);
    expect([await rowsOf('student', 'GradebookMark'), await rowsOf('parent', 'GradebookMark')]).toEqual([
      [],
      [],
    ]);
    await people.send('teacher', 'POST', `GradebookAssessment/transition/close/${work}`, {});
    expect([await rowsOf('student', 'GradebookMark'), await rowsOf('parent', 'GradebookMark')]).toEqual([
      ['Ali'],
      ['Ali'],
    ]);
  });
});
