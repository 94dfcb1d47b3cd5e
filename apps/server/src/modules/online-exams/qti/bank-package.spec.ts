import { buffer } from 'node:stream/consumers';
import { call, tokenOf } from '../../../../test/school.ts';
import { ZipWriter } from '../../../engine/transfer/sheet/zip-writer.ts';
import { assertModestZip } from '../../../engine/transfer/sheet/zip-size.ts';
import { Classroom } from '../../assignments/classroom.fixture.ts';
import { ExamRoom } from '../exam-room.fixture.ts';
import { imsItem, imsSamples } from './ims-samples.fixture.ts';
import { manifestXml } from './manifest.ts';

interface Report {
  readonly taken: number;
  readonly left: number;
  readonly items: readonly {
    readonly href: string;
    readonly name: string | null;
    readonly outcome: string;
    readonly reasons: readonly string[];
    readonly detail: string | null;
  }[];
}

const zipped = async (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipWriter();
  const whole = buffer(zip.output);
  for (const [name, content] of Object.entries(files)) {
    zip.open(name);
    await zip.write(Buffer.from(content));
    await zip.close();
  }
  zip.end();
  return whole;
};

const listing = (hrefs: readonly string[]): string =>
  manifestXml(
    'test',
    hrefs.map((href) => ({ identifier: href, href, files: [href] })),
  );

/** The smallest valid picture. */
const sign = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('packages of questions', () => {
  let exams: ExamRoom;
  let room: Classroom;

  beforeAll(async () => {
    exams = await ExamRoom.open();
    ({ room } = exams);
  }, 120_000);
  afterAll(() => room.close());

  const topicOf = async (name: string): Promise<number> => {
    const { data } = await room.send<{ category: number }>(
      'teacherA',
      'GET',
      `Question/get/${exams.question(name)}`,
    );
    return data.category;
  };
  const topic = async (name: string): Promise<number> => {
    const { data } = await room.send<{ course: number; subjectCode: string }>(
      'teacherA',
      'GET',
      `QuestionCategory/get/${await topicOf('single')}`,
    );
    const { course, subjectCode } = data;
    return room.save('teacherA', 'QuestionCategory', { name, course, subjectCode });
  };
  const upload = async (who: string, content: Buffer): Promise<number> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), 'questions.zip');
    const sent = new Response(form);
    const { body } = await call(room.server, '/setup/v1/files', {
      token: await tokenOf(room.server, who),
      method: 'POST',
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      body: Buffer.from(await sent.arrayBuffer()),
    });
    return Number(body.data['id']);
  };
  const download = async (who: string, category: number) => {
    const authorization = `Bearer ${await tokenOf(room.server, who)}`;
    const url = `/setup/v1/QuestionCategory/${category}/export`;
    const { statusCode, rawPayload } = await room.server.inject({ url, headers: { authorization } });
    return { status: statusCode, content: rawPayload };
  };
  const take = async (category: number, content: Buffer, query = '', who = 'teacherA') => {
    const fileId = await upload(who, content);
    return room.send<Report>(who, 'POST', `QuestionCategory/package${query}`, { category, fileId });
  };
  const questionsOf = async (category: number) => {
    const filter = encodeURIComponent(JSON.stringify({ category }));
    const { data } = await room.send<{ id: number; name: string }[]>(
      'teacherA',
      'GET',
      `Question/getall?filter=${filter}&range=[0,99]&sort=["id","ASC"]`,
    );
    const read: Record<string, unknown>[] = [];
    for (const { id } of data) {
      read.push((await room.send<Record<string, unknown>>('teacherA', 'GET', `Question/get/${id}`)).data);
    }
    return read;
  };

  it('become questions, and what does not is said item by item', async () => {
    const names = Object.keys(imsSamples) as (keyof typeof imsSamples)[];
    const files = Object.fromEntries(names.map((name) => [`items/${name}.xml`, imsItem(name)]));
    const others = {
      'items/broken.xml': 'no XML at all',
      'items/slider.xml':
        '<assessmentItem title="Slide"><itemBody><sliderInteraction responseIdentifier="R"/></itemBody></assessmentItem>',
      'items/long.xml': imsItem('choice').replace('You must stay', 'x'.repeat(600)),
    };
    const hrefs = [...Object.keys(files), ...Object.keys(others), 'items/gone.xml'];
    const zip = await zipped({
      'imsmanifest.xml': listing(hrefs),
      'items/images/sign.png': sign,
      ...files,
      ...others,
    });
    const category = await topic('Taken in');
    const tried = await take(category, zip, '?preview=true');
    expect(tried).toMatchObject({ status: 200, data: { taken: names.length, left: 4 } });
    expect(await questionsOf(category)).toEqual([]);
    const { data } = await take(category, zip);
    const said = Object.fromEntries(
      data.items.map(({ href, outcome, reasons }) => [href, [outcome, ...reasons]]),
    );
    expect(said).toEqual({
      ...Object.fromEntries(names.map((name) => [`items/${name}.xml`, ['TAKEN']])),
      'items/choice_multiple.xml': ['PARTLY', 'SCORING'],
      'items/match.xml': ['PARTLY', 'SCORING'],
      'items/text_entry.xml': ['PARTLY', 'SCORING'],
      'items/extended_text.xml': ['PARTLY', 'PICTURES'],
      'items/broken.xml': ['LEFT', 'BROKEN'],
      'items/slider.xml': ['LEFT', 'KIND'],
      'items/long.xml': ['LEFT', 'REFUSED'],
      'items/gone.xml': ['LEFT', 'MISSING'],
    });
    const [choice] = await questionsOf(category);
    expect(choice).toMatchObject({
      name: 'choice',
      picture: { name: 'sign.png', type: 'image/png' },
      pictureAlt: 'NEVER LEAVE LUGGAGE UNATTENDED',
      options: [{ isCorrect: true }, { isCorrect: false }],
    });
  });

  it('go out and come back the same', async () => {
    const from = await topicOf('single');
    const { status, content } = await download('teacherA', from);
    expect(status).toBe(200);
    const names: string[] = [];
    const look = (name: string): Promise<void> => Promise.resolve(void names.push(name));
    await assertModestZip(content, { bytes: 1_000_000, entries: 50, look });
    expect(names.at(-1)).toBe('imsmanifest.xml');
    const to = await topic('Come back');
    const { data } = await take(to, content);
    expect(data).toMatchObject({ taken: 7, left: 0 });
    expect(data.items.every(({ outcome }) => outcome === 'TAKEN')).toBe(true);
    const told = (rows: readonly Record<string, unknown>[]) =>
      rows.map(({ type, text, marks, options, wordLimit, explanation }) => ({
        type,
        text,
        marks,
        wordLimit,
        explanation,
        options: (options as { text: string; isCorrect: boolean; matchText: string; gap: number }[]).map(
          (one) => [one.text, one.matchText, one.gap, type === 'NUMERIC' ? null : one.isCorrect],
        ),
      }));
    expect(told(await questionsOf(to))).toEqual(told(await questionsOf(from)));
  });

  it('are refused where they are none, and to who does not teach the subject', async () => {
    const category = await topic('Refused');
    const refused = async (content: Buffer) => (await take(category, content)).data;
    expect(await refused(await zipped({ 'a.txt': 'a' }))).toMatchObject({ errors: [{ code: 'noManifest' }] });
    expect(await refused(await zipped({ 'imsmanifest.xml': listing([]) }))).toMatchObject({
      errors: [{ field: 'fileId', code: 'noItems' }],
    });
    const zip = await zipped({
      'imsmanifest.xml': listing(['../../etc/passwd']),
      '../../etc/passwd': imsItem('choice'),
    });
    expect((await take(category, zip)).data.items).toHaveLength(1);
    expect((await take(category, zip, '', 'clerk')).status).toBe(404);
    expect((await room.send('ali', 'POST', 'QuestionCategory/package', { category, fileId: 1 })).status).toBe(
      403,
    );
    expect((await download('clerk', category)).status).toBe(404);
    expect((await download('ali', category)).status).toBe(403);
    const others = await upload('clerk', zip);
    const body = { category, fileId: others };
    expect((await room.send('teacherA', 'POST', 'QuestionCategory/package', body)).status).toBe(404);
  });
});
