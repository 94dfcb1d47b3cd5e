import { ExamPeople, type Row } from '../exam-people.fixture.ts';

const filtered = (filter: object): string => encodeURIComponent(JSON.stringify(filter));

describe('revaluation of a mark', () => {
  let at: ExamPeople;
  let marks: Readonly<Record<'mathsOfAli' | 'englishOfAli' | 'mathsOfBina', number>>;
  let examiner: number;

  beforeAll(async () => {
    at = await ExamPeople.open();
    const scores = (await at.send<Row[]>('admin', 'GET', 'examScore/getall')).data;
    const of = (exam: string, student: string): number =>
      scores.find((one) => one['exam'] === at.ids[exam] && one['student'] === at.ids[student])?.id ?? 0;
    marks = {
      mathsOfAli: of('mathsExam', 'Ali'),
      englishOfAli: of('englishExam', 'Ali'),
      mathsOfBina: of('mathsExam', 'Bina'),
    };
    examiner = at.ids['tutor'] ?? 0;
  });
  afterAll(() => at.close());

  const ask = (who: string, score: number, reason = 'Question 5 was not counted') =>
    at.send<Row>(who, 'POST', 'Revaluation/save', { score, reason });
  const move = (who: string, name: string, id: number, body: object = {}) =>
    at.send<Row>(who, 'POST', `Revaluation/transition/${name}/${id}`, body);
  const code = ({ status, data }: { status: number; data: Row }) => [status, data['code']];
  const field = (data: Row): unknown => (data['errors'] as readonly Row[] | undefined)?.[0]?.['field'];
  const rules = (values: object) => at.send('admin', 'PUT', 'ExamSettings/update', values);

  it('is asked for published marks alone, of oneself and one’s children, once and in time', async () => {
    expect((await ask('parent', marks.mathsOfAli)).status).toBe(400);
    await at.send('admin', 'POST', `ExamGroup/transition/publishResult/${at.ids['group']}`, {});
    expect((await ask('parent', marks.mathsOfBina)).status).toBe(400);
    await rules({ revaluationDays: 0 });
    await at.sql(`update exam_group set result_published_at = now() - interval '2 days'`);
    expect(code(await ask('parent', marks.mathsOfAli))).toEqual([409, 'TOO_LATE']);
    await rules({ revaluationDays: 14 });
    const asked = await ask('parent', marks.mathsOfAli);
    expect([asked.status, asked.data]).toMatchObject([
      201,
      { status: 'REQUESTED', origin: 'PARENT', student: at.ids['Ali'], oldMarks: '40.00' },
    ]);
    expect(code(await ask('student', marks.mathsOfAli))).toEqual([409, 'ASKED']);
    expect(code(await ask('admin', marks.mathsOfAli))).toEqual([409, 'ASKED']);
    expect((await ask('teacher', marks.englishOfAli)).status).toBe(403);
  });

  it('goes to somebody who has not marked the paper first, who does not see the first mark', async () => {
    const [asked] = (await at.send<Row[]>('parent', 'GET', 'Revaluation/getall')).data;
    const id = asked?.id ?? 0;
    const first = await move('admin', 'accept', id, { examiner: at.ids['teacher'] });
    expect([first.status, first.data['code'], field(first.data)]).toEqual([409, 'MARKED_FIRST', 'examiner']);
    expect((await move('parent', 'accept', id, { examiner })).status).toBe(403);
    expect((await at.send('tutor', 'GET', `Revaluation/get/${id}`)).status).toBe(404);
    expect((await move('admin', 'accept', id, { examiner })).status).toBe(200);
    const seen = await at.send<Row>('tutor', 'GET', `Revaluation/get/${id}`);
    expect(seen.data).toMatchObject({ status: 'UNDER_REVIEW', exam: at.ids['mathsExam'] });
    expect(seen.data).not.toHaveProperty('oldMarks');
    expect(await at.noticesOf('tutor')).toContain('revaluation.assigned');
    expect(code(await move('parent', 'withdraw', id))).toEqual([409, 'ILLEGAL_STATE']);
  });

  it('changes the mark by the rule, with its history, and result, card and pages follow at once', async () => {
    const [asked] = (await at.send<Row[]>('tutor', 'GET', 'Revaluation/getall')).data;
    const id = asked?.id ?? 0;
    expect((await move('tutor', 'mark', id, { secondMarks: '51' })).status).toBe(400);
    expect((await move('teacher', 'mark', id, { secondMarks: '45' })).status).toBe(404);
    await rules({ revaluationRule: 'AVERAGE', revaluationTolerance: '5' });
    // The office gave the first mark itself.
    const own = await move('admin', 'mark', id, { secondMarks: '45' });
    expect([own.status, own.data['code']]).toEqual([409, 'MARKED_FIRST']);
    const marked = await move('tutor', 'mark', id, { secondMarks: '45.5', examinerNote: 'Question 5' });
    expect(marked.status).toBe(200);
    const told = (await at.send<Row>('parent', 'GET', `Revaluation/get/${id}`)).data;
    expect(told).toMatchObject({
      status: 'CHANGED',
      oldMarks: '40.00',
      secondMarks: '45.50',
      newMarks: '42.75',
      rule: 'AVERAGE',
    });
    const [result] = (
      await at.send<Row[]>(
        'parent',
        'GET',
        `ExamResult/getall?filter=${filtered({ student: at.ids['Ali'] })}`,
      )
    ).data;
    expect([result?.['total'], result?.['score'], result?.['rank']]).toEqual(['82.75', '82.75', 1]);
    const papers = await at.send<Row[]>('student', 'GET', `ExamResult/${result?.id ?? 0}/subjects`);
    expect(papers.data.map((row) => [row['subject'], row['marks']])).toContainEqual(['Maths', '42.75']);
    const view = `view/resultsOfStudent?student=${at.ids['Ali']}`;
    const page = await at.send<{ rows: Row[] }>('parent', 'GET', view);
    expect(page.data.rows[0]).toMatchObject({ total: '82.75', score: '82.75' });
    const kept = await at.send<Row[]>('admin', 'GET', 'ExamScoreRevision/getall');
    expect(kept.data).toMatchObject([
      {
        cause: 'REVALUATION',
        oldMarks: '40.00',
        newMarks: '42.75',
        reason: 'Question 5 was not counted',
        revaluation: id,
      },
    ]);
    for (const who of ['student', 'parent'] as const)
      expect(await at.noticesOf(who)).toContain('revaluation.changed');
    expect(code(await ask('parent', marks.mathsOfAli))).toEqual([409, 'ASKED']);
  });

  it('leaves a mark that the second examiner gives nearly so, and may be denied with a reason', async () => {
    const asked = await ask('student', marks.englishOfAli);
    await move('admin', 'accept', asked.data.id, { examiner });
    // 5 percent of 50 is 2.5 marks.
    await move('tutor', 'mark', asked.data.id, { secondMarks: '42.49' });
    const told = (await at.send<Row>('student', 'GET', `Revaluation/get/${asked.data.id}`)).data;
    expect(told).toMatchObject({ status: 'UNCHANGED', newMarks: '40.00', secondMarks: '42.49' });
    expect(await at.noticesOf('parent')).toContain('revaluation.unchanged');
    const ofBina = await ask('admin', marks.mathsOfBina);
    expect(ofBina.data['origin']).toBe('OFFICE');
    expect((await move('admin', 'deny', ofBina.data.id)).status).toBe(400);
    expect((await move('admin', 'deny', ofBina.data.id, { answer: 'Asked for by mistake' })).status).toBe(
      200,
    );
    expect((await ask('admin', marks.mathsOfBina)).status).toBe(201);
    expect((await at.send('parent', 'GET', `Revaluation/get/${ofBina.data.id}`)).status).toBe(404);
  });

  it('keeps the mark that it is about from being taken away', async () => {
    const rows = [{ studentId: at.ids['Ali'] }];
    const body = { examId: at.ids['mathsExam'], rows };
    const answer = await at.send<{ errors: Row[] }>('admin', 'PUT', 'examScore/bulk', body);
    expect(answer.data.errors.map((error) => error['code'])).toEqual(['REVALUED']);
  });

  it('gives a grade anew where the paper gives grades', async () => {
    const level = (name: string, minScore: string) => at.save('GradingLevel', { name, minScore });
    const [a, b] = [await level('A', '80'), await level('B', '60')];
    const group = await at.save('ExamGroup', { batch: at.ids['batch'], name: 'Oral', examType: 'GRADES' });
    const paper = { subject: at.ids['English'], date: '2026-09-05', startTime: '09:00', endTime: '10:00' };
    await at.send('admin', 'POST', `ExamGroup/${group}/exams`, { exams: [paper] });
    const exams = await at.send<Row[]>(
      'admin',
      'GET',
      `Exam/getall?filter=${filtered({ examGroup: group })}`,
    );
    const exam = exams.data[0]?.id ?? 0;
    const rows = [{ studentId: at.ids['Ali'], gradingLevelId: b }];
    await at.send('admin', 'PUT', 'examScore/bulk', { examId: exam, rows });
    await at.send('admin', 'POST', `ExamGroup/transition/publishResult/${group}`, {});
    const scores = await at.send<Row[]>('admin', 'GET', `examScore/getall?filter=${filtered({ exam })}`);
    const asked = await ask('parent', scores.data[0]?.id ?? 0, 'She answered all questions');
    expect([asked.status, asked.data]).toMatchObject([201, { gives: 'GRADES', oldGrade: b, oldMarks: null }]);
    await move('admin', 'accept', asked.data.id, { examiner });
    const wanting = await move('tutor', 'mark', asked.data.id, { secondMarks: '45' });
    expect([
      wanting.status,
      (wanting.data['errors'] as Row[]).map((one) => [one['field'], one['code']]),
    ]).toEqual([
      400,
      [
        ['secondMarks', 'readOnly'],
        ['secondGrade', 'required'],
      ],
    ]);
    expect((await move('tutor', 'mark', asked.data.id, { secondGrade: a })).status).toBe(200);
    const told = (await at.send<Row>('parent', 'GET', `Revaluation/get/${asked.data.id}`)).data;
    expect(told).toMatchObject({ status: 'CHANGED', secondGrade: a, newGrade: a, rule: 'SECOND' });
    const [mark] = (await at.send<Row[]>('parent', 'GET', `examScore/getall?filter=${filtered({ exam })}`))
      .data;
    expect(mark).toMatchObject({ gradingLevel: a, marks: null });
  });
});
