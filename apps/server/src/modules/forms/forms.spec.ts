import type { FormResponseShown, FormResults, FormToAnswer } from '@school/domain';
import { Classroom } from '../assignments/classroom.fixture.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const base = '../../collab/v1/form';

interface Question {
  readonly id: number;
  readonly label: string;
}

/** Routes R259 to R264; FRM-1 to FRM-7 of the domain reference. */
describe('forms', () => {
  let room: Classroom;
  beforeAll(async () => {
    room = await Classroom.open();
    await room.addStaff('head', ['FormManagement']);
    await room.addStaff('deputy', ['FormManagement']);
  });
  afterAll(() => room.close());

  const questions: readonly object[] = [
    { label: 'Do you come?', fieldType: 'SINGLE_CHOICE', options: 'Yes; No', isRequired: true },
    { label: 'With how many?', fieldType: 'NUMBER', max: '5', showIfQuestion: 1, showIfAnswer: 'Yes' },
    { label: 'How did you like the last one?', fieldType: 'RATING' },
  ];
  const make = (values: object = {}) =>
    room.save('head', base, {
      title: 'Trip',
      questions,
      kinds: ['STUDENT'],
      batches: [room.id('A')],
      ...values,
    });
  const move = (id: number, name: string, who = 'head') =>
    room.send(who, 'POST', `${base}/transition/${name}/${id}`, {});
  const published = async (values: object = {}): Promise<number> => {
    const id = await make(values);
    expect(await move(id, 'publish')).toMatchObject({ status: 200 });
    return id;
  };
  const asked = async (id: number): Promise<readonly Question[]> =>
    (await room.send<{ questions: Question[] }>('head', 'GET', `${base}/get/${id}`)).data.questions;
  const answer = async (who: string, form: number, given: readonly string[], ward?: number) => {
    const list = await asked(form);
    const answers = given.flatMap((values, at) =>
      values === '' ? [] : values.split('; ').map((value) => ({ question: list[at]?.id, value })),
    );
    return room.send(who, 'POST', `${base}/answer`, { form, answers, ...(ward ? { ward } : {}) });
  };
  const status = async (...given: Parameters<typeof answer>): Promise<number> =>
    (await answer(...given)).status;
  const results = (who: string, id: number, query = '') =>
    room.send<FormResults>(who, 'GET', `${base}/results/${id}${query}`);
  const open = async (who: string) =>
    (
      await room.send<{ rows: { form: number; child: number | null }[] }>(who, 'GET', 'view/formsToAnswer')
    ).data.rows.map(({ form, child }) => (child === null ? String(form) : `${form}/${child}`));
  const notices = async (who: string): Promise<readonly string[]> =>
    (
      await room.school.sql.query<{ link: string }>({
        text: `select n.link from notification n join "user" u on u.id = n.user_id where u.username = $1`,
        values: [who],
      })
    ).map(({ link }) => link);

  it('ask those whom they name, and tell them where to answer', async () => {
    const id = await make();
    expect((await room.send('ali', 'GET', `${base}/answer/${id}`)).status).toBe(404);
    await move(id, 'publish');
    for (const [who, sees] of Object.entries({
      ali: true,
      bina: true,
      carl: false,
      mother: false,
      teacherA: false,
    })) {
      expect([who, (await open(who)).includes(String(id))]).toEqual([who, sees]);
      expect([who, (await room.send(who, 'GET', `${base}/answer/${id}`)).status]).toEqual([
        who,
        sees ? 200 : 404,
      ]);
      expect([who, (await notices(who)).includes(`/forms/answer/${id}`)]).toEqual([who, sees]);
    }
    expect(await status('carl', id, ['Yes'])).toBe(404);
    expect((await room.send('ali', 'GET', `${base}/get/${id}`)).status).toBe(403);
  });

  it.each([
    ['Yes, with three', ['Yes', '3', '5'], undefined],
    ['nothing where an answer is needed', ['', '', '5'], 'required'],
    ['what is not offered', ['Perhaps'], 'notChoice'],
    ['too many', ['Yes', '6'], 'max'],
    ['a mark beyond the scale', ['No', '', '6'], 'max'],
    ['what is not asked after a No', ['No', '600'], undefined],
  ])('take answers that fit: %s (FRM-1)', async (_, given, code) => {
    const id = await published();
    const { status: got, text } = await answer('ali', id, given);
    expect([got, code === undefined || text.includes(`"${code}"`)]).toEqual([
      code === undefined ? 200 : 400,
      true,
    ]);
  });

  it('are answered once, whoever sends how many at once (FRM-1)', async () => {
    const id = await published();
    const sent = await Promise.all([1, 2, 3].map(() => status('ali', id, ['Yes'])));
    expect(sent.sort()).toEqual([200, 409, 409]);
    expect((await results('head', id)).data).toMatchObject({ responses: 1, asked: 2, rate: '50.00' });
    expect(await open('ali')).not.toContain(String(id));
    const shown = await room.send<FormToAnswer>('ali', 'GET', `${base}/answer/${id}`);
    expect(shown.data).toMatchObject({ closed: 'ANSWERED', hasAnswered: true });
  });

  it('are answered in their time alone', async () => {
    const early = await published({ opensAt: inDays(1) });
    expect(await status('ali', early, ['Yes'])).toBe(409);
    expect(await open('ali')).not.toContain(String(early));
    const id = await published();
    await move(id, 'close');
    expect(await status('ali', id, ['Yes'])).toBe(409);
    await move(id, 'publish');
    expect(await status('ali', id, ['Yes'])).toBe(200);
    const late = await make({ closesAt: inDays(-1) });
    expect((await move(late, 'publish')).status).toBe(409);
    expect(
      (
        await room.send('head', 'POST', `${base}/save`, {
          title: 'x',
          kinds: ['STUDENT'],
          opensAt: inDays(2),
          closesAt: inDays(1),
        })
      ).status,
    ).toBe(400);
  });

  it('close themselves with the last answer, and give choices only as long as there are places (FRM-7)', async () => {
    const id = await published({ maxResponses: 1 });
    expect(await status('ali', id, ['Yes'])).toBe(200);
    expect(await status('bina', id, ['Yes'])).toBe(409);
    expect((await room.send('head', 'GET', `${base}/get/${id}`)).data).toMatchObject({ status: 'CLOSED' });
    const few = await published({
      questions: [{ label: 'Club', fieldType: 'DROPDOWN', options: 'Chess | 1; Choir', isRequired: true }],
      allowEdit: true,
    });
    expect(await status('ali', few, ['Chess'])).toBe(200);
    expect(await status('ali', few, ['Chess'])).toBe(200);
    expect(await status('bina', few, ['Chess'])).toBe(409);
    expect(await status('ali', few, ['Choir'])).toBe(200);
    expect(await status('bina', few, ['Chess'])).toBe(200);
  });

  it('keep nowhere who has answered what where they are anonymous, and hide few answers (FRM-3)', async () => {
    const id = await published({ isAnonymous: true, batches: [], kinds: ['STUDENT'] });
    for (const [who, mark] of Object.entries({ ali: '4', bina: '5' }))
      expect(await status(who, id, ['No', '', mark])).toBe(200);
    expect((await results('head', id)).data).toMatchObject({ responses: 2, isHidden: true, questions: [] });
    expect((await room.send('head', 'GET', `${base}/export/${id}`)).status).toBe(409);
    expect(await status('carl', id, ['Yes', '2', '3'])).toBe(200);
    expect(await status('carl', id, ['Yes', '2', '3'])).toBe(409);
    const { data } = await results('head', id);
    expect(data.questions.map(({ average }) => average)).toEqual([null, '2.00', '4.00']);
    expect(data.questions[0]?.values).toEqual([
      { value: 'Yes', count: 1 },
      { value: 'No', count: 2 },
    ]);
    const kept = await room.school.sql.query({
      text: `select 1 from form_response where form_id = $1
        and (answers is not null or submitted_at is not null or created_at > (select created_at from form where id = $1))`,
      values: [id],
    });
    expect(kept).toEqual([]);
    const one = await room.send<{ id: number }[]>(
      'head',
      'GET',
      `../../collab/v1/formResponse/getall?filter={"form":${id}}`,
    );
    expect(one.data).toEqual([]);
    const change = await room.send('head', 'PUT', `${base}/update/${id}`, { isAnonymous: false });
    expect(change.status).toBe(409);
    const edit = { title: 'x', kinds: ['STUDENT'], isAnonymous: true, allowEdit: true };
    expect((await room.send('head', 'POST', `${base}/save`, edit)).status).toBe(400);
  });

  it('ask parents once for each child (FRM-6)', async () => {
    const id = await published({ kinds: ['PARENT'], answerFor: 'WARD' });
    const ali = room.id('ali');
    expect(await open('mother')).toContain(`${id}/${ali}`);
    expect(await status('mother', id, ['Yes'])).toBe(404);
    expect(await status('mother', id, ['Yes'], room.id('bina'))).toBe(404);
    expect(await status('mother', id, ['Yes'], ali)).toBe(200);
    expect(await status('mother', id, ['Yes'], ali)).toBe(409);
    expect((await results('head', id)).data).toMatchObject({ responses: 1, asked: 1 });
    const bad = { title: 'x', kinds: ['STUDENT'], answerFor: 'WARD' };
    expect((await room.send('head', 'POST', `${base}/save`, bad)).text).toContain('kinds');
  });

  it('begin a new edition when other questions are asked, and keep those that were answered (FRM-2)', async () => {
    const id = await published();
    expect(await status('ali', id, ['Yes', '1'])).toBe(200);
    const [first, second, third] = await asked(id);
    const update = (list: readonly object[]) =>
      room.send<{ edition: number }>('head', 'PUT', `${base}/update/${id}`, { questions: list });
    expect((await update([{ id: second?.id }, { id: third?.id }])).status).toBe(409);
    const other = await update([{ id: first?.id, fieldType: 'TEXT' }, { id: second?.id }]);
    expect(other.status).toBe(409);
    const changed = await update([{ id: first?.id }, { id: second?.id }, { label: 'Anything else?' }]);
    expect(changed.status).toBe(200);
    expect(await status('bina', id, ['No'])).toBe(200);
    expect((await results('head', id)).data).toMatchObject({ edition: 2, editions: [2, 1], responses: 1 });
    expect((await results('head', id, '?edition=1')).data.questions[1]).toMatchObject({ average: '1.00' });
    expect((await room.send('head', 'DELETE', `${base}/delete/${id}`)).status).toBe(409);
  });

  it('show results to those who may, and each his own answer (FRM-5)', async () => {
    const own = await published({ resultsVisibleTo: 'CREATOR' });
    await answer('ali', own, ['Yes']);
    expect((await results('deputy', own)).status).toBe(409);
    expect((await results('head', own)).status).toBe(200);
    expect((await results('ali', own)).status).toBe(404);
    const shared = await published({ resultsVisibleTo: 'RESPONDENTS' });
    await answer('ali', shared, ['Yes', '2']);
    expect((await results('ali', shared)).data).toMatchObject({ responses: 1 });
    expect((await results('bina', shared)).status).toBe(404);
    const list = (who: string) =>
      room.send<{ id: number }[]>(
        who,
        'GET',
        `../../collab/v1/formResponse/getall?filter={"form":${shared}}`,
      );
    const [mine] = (await list('ali')).data;
    expect((await list('bina')).data).toEqual([]);
    const read = (who: string) => room.send<FormResponseShown>(who, 'GET', `${base}/response/${mine?.id}`);
    expect((await read('ali')).data.answers).toEqual([
      { label: 'Do you come?', values: ['Yes'] },
      { label: 'With how many?', values: ['2'] },
    ]);
    expect((await read('bina')).status).toBe(404);
    await move(shared, 'close');
    expect(await notices('ali')).toContain('/forms');
    const file = await room.send('head', 'GET', `${base}/export/${shared}?format=csv`);
    expect(file.text).toContain('Do you come?');
    const [told] = await room.school.sql.query<{ at: string }>({
      text: `select to_char(submitted_at at time zone 'Asia/Karachi', 'YYYY-MM-DD HH24:MI') as at
        from form_response where form_id = $1 order by submitted_at, id limit 1`,
      values: [shared],
    });
    expect(file.text).toContain(told?.at ?? 'no answer');
    const words = encodeURIComponent(JSON.stringify({ respondent: 'Beantwortet von', ward: 'Für' }));
    const german = await room.send('head', 'GET', `${base}/export/${shared}?format=csv&words=${words}`);
    expect(german.text).toMatch(/^\uFEFF?"?Beantwortet von"?,"?Für"?,"?Edition"?,/);
    expect((await room.send('head', 'GET', `${base}/export/${shared}?words=[1]`)).status).toBe(400);
    expect((await room.send('ali', 'GET', `${base}/export/${shared}`)).status).toBe(403);
  });

  it.each([
    ['one choice alone', { label: 'x', fieldType: 'DROPDOWN', options: 'Yes' }, 'questions[0].options'],
    [
      'a condition by itself',
      { label: 'x', showIfQuestion: 1, showIfAnswer: 'y' },
      'questions[0].showIfQuestion',
    ],
    ['bounds in no order', { label: 'x', fieldType: 'NUMBER', min: '3', max: '2' }, 'questions[0].max'],
  ])('refuse %s', async (_, question, at) => {
    for (const [to, values] of [
      [base, { title: 'x', kinds: ['STUDENT'] }],
      ['../../collab/v1/formTemplate', { name: 'x' }],
    ] as const) {
      const { status: got, text } = await room.send('head', 'POST', `${to}/save`, {
        ...values,
        questions: [question],
      });
      expect([got, text.includes(at)]).toEqual([400, true]);
    }
  });

  it('begin with the questions of a template, and go out only with some', async () => {
    const template = await room.save('head', '../../collab/v1/formTemplate', { name: 'Lesson', questions });
    const id = await make({ questions: [], template });
    expect((await asked(id)).map(({ label }) => label)).toEqual([
      'Do you come?',
      'With how many?',
      'How did you like the last one?',
    ]);
    const empty = await make({ questions: [{ label: 'About you', fieldType: 'HEADING' }] });
    expect((await move(empty, 'publish')).status).toBe(409);
  });

  it('list feedback with its figures', async () => {
    const id = await published({ isFeedback: true, feedbackAbout: 'GENERAL', title: 'Canteen' });
    await answer('ali', id, ['No', '', '4']);
    const { data } = await room.send<{ rows: object[] }>('head', 'GET', 'view/feedbackFigures');
    expect(data.rows).toMatchObject([
      { id, title: 'Canteen', responses: 1, asked: 2, rate: '50.00', average: '4.00' },
    ]);
  });
});
