import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer';
import { findBrowser } from '../../platform/chromium/find-browser.ts';
import { pdfPages, pdfText } from '../../../test/pdf-text.ts';
import type { Answer } from '../../../test/payroll-school.ts';
import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;
type Body = Readonly<Record<string, unknown>>;

const certificates = 'setup/v1/GeneratedCertificates';
const cards = 'setup/v1/GeneratedIdCards';
const words = (pdf: Buffer): string => pdfText(pdf).replaceAll(/\s/g, '');

describe('issued papers', () => {
  let at: StudentSchool;
  let template: number;
  let turn = 0;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body, as = 'ADMIN') =>
    at.school.call(method, path, body, { as });
  const save = async (base: string, values: Body): Promise<number> => {
    const { id } = await at.school.data<Saved>('POST', `setup/v1/${base}/save`, values);
    return id;
  };
  const newTemplate = (values: Body = {}): Promise<number> => {
    turn += 1;
    return save('CertificateTemplates', { name: `Bonafide ${turn}`, numberPrefix: `B${turn}-`, ...values });
  };
  const issue = (student: number, values: Body = {}, as = 'ADMIN'): Promise<Answer> =>
    call('POST', `${certificates}/save`, { student, template, issueDate: '2026-03-02', ...values }, as);
  const issued = async (student: number, values: Body = {}): Promise<Row> => {
    const answer = await issue(student, values);
    expect([answer.status, answer.message]).toEqual([201, answer.message]);
    return answer.data;
  };
  const print = async (key: string, id: unknown, as = 'ADMIN'): Promise<Buffer> => {
    const answer = await call('GET', `setup/v1/document/${key}/${String(id)}`, undefined, as);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    return answer.raw;
  };
  const check = (code: unknown): Promise<Answer> => call('GET', `public/v1/verify/${String(code)}`);

  beforeAll(async () => {
    at = await StudentSchool.open();
    await save('AcademicSetup', { name: 'Year', startDate: '2025-04-01', endDate: '2026-03-31' });
    template = await newTemplate();
  });
  afterAll(() => at.close());

  it('get numbers without a gap, also when twenty are issued at once and every third is refused', async () => {
    template = await newTemplate({ numberPrefix: 'GAP/{YEAR}/', resetYearly: true, numberDigits: 3 });
    const student = await at.admit('10-A');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => issue(at % 3 === 0 ? 999_999 : student)),
    );
    const numbers = answers.flatMap(({ status, data }) => (status === 201 ? [String(data['number'])] : []));
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 20 }, (_, at) => `GAP/2025-26/${String(at + 1).padStart(3, '0')}`),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await issued(student))['number']).toBe('GAP/2025-26/021');
  });

  it('begin anew with the year only where the number says it', async () => {
    const answer = await call('POST', 'setup/v1/CertificateTemplates/save', {
      name: 'No year',
      numberPrefix: 'X-',
      resetYearly: true,
    });
    expect([answer.status, answer.data['errors']]).toMatchObject([400, [{ field: 'numberPrefix' }]]);
  });

  it('keep what they said, whatever becomes of the student and the template', async () => {
    template = await newTemplate();
    const student = await at.admit('10-A', { firstName: 'Zainab', lastName: '<b>Khan</b>' });
    const { id } = await issued(student, { purpose: 'a visa' });
    const before = words(await print('certificate', id));
    expect(before).toContain('Zainab<b>Khan</b>');
    expect(before).toContain('avisa');
    expect(before).toContain('SeventeenthMayTwoThousandEleven');
    await call('PUT', `setup/v1/studentEntity/update/${student}`, { firstName: 'Changed' });
    await call('PUT', `setup/v1/CertificateTemplates/update/${template}`, {
      body: '<p>Other {{ name }}</p>',
    });
    expect(words(await print('certificate', id))).toBe(before);
    expect(words(await print('certificate', (await issued(student))['id']))).toContain('OtherChanged');
    const changed = await call('PUT', `${certificates}/update/${String(id)}`, { purpose: 'another' });
    expect([403, 404, 405]).toContain(changed.status);
    await expect(
      at.school.sql.query({ text: 'update issued_paper set body = $1', values: [''] }),
    ).rejects.toThrow();
  });

  it('are checked by anybody, who learns five things and no more', async () => {
    template = await newTemplate();
    const student = await at.admit('10-A', { firstName: 'Ali', lastName: 'Khan' });
    const { id, code, number } = await issued(student);
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    const stranger = await at.school.call('GET', `public/v1/verify/${String(code)}`);
    expect(stranger.data).toEqual({
      school: expect.any(String),
      kind: 'CERTIFICATE',
      number,
      name: 'Ali Khan',
      issuedOn: '2026-03-02',
      validUntil: null,
      status: 'VALID',
    });
    const refused = await call('POST', `${certificates}/transition/cancel/${String(id)}`, {});
    expect([refused.status, refused.data['errors']]).toMatchObject([400, [{ field: 'cancelReason' }]]);
    await call('POST', `${certificates}/transition/cancel/${String(id)}`, { cancelReason: 'A mistake' });
    expect((await check(code)).data['status']).toBe('REVOKED');
    expect(words(await print('certificate', id))).toContain('REVOKED');
    expect((await issued(student))['number']).not.toBe(number);
    for (const wrong of ['x', '0'.repeat(32), `${'0'.repeat(32)}~nobranch`]) {
      expect((await check(wrong)).status).toBe(404);
    }
  });

  it('are checked so many times from one address, and no more', async () => {
    const answers: number[] = [];
    for (let tries = 0; tries < 25; tries += 1) answers.push((await check('f'.repeat(32))).status);
    expect(answers.at(0)).toBe(404);
    expect(answers.at(-1)).toBe(429);
    await at.school.sql.query({ text: `delete from platform.attempt_limit` });
  });

  it('say that they are a duplicate', async () => {
    template = await newTemplate();
    const { id } = await issued(await at.admit('10-A'));
    expect(words(await print('certificate', id))).not.toContain('DUPLICATE');
    const path = `${certificates}/action/duplicate`;
    expect((await call('POST', path, { ids: [id], input: {} })).status).toBeLessThan(300);
    expect(words(await print('certificate', id))).toContain('DUPLICATE');
  });

  it('are seen by whom they are about, and by nobody else', async () => {
    template = await newTemplate();
    const [own, other] = [await at.admit('10-A'), await at.admit('10-A')];
    const { id } = await issued(own);
    const as = `STUDENT#student=${own}`;
    expect(words(await print('certificate', id, as))).toContain('COPY');
    expect(words(await print('certificate', id, `PARENT#wards=${own}`))).toContain('COPY');
    const path = `setup/v1/document/certificate/${String(id)}`;
    expect((await call('GET', path, undefined, `STUDENT#student=${other}`)).status).toBe(404);
    expect((await issue(own, {}, as)).status).toBe(403);
    expect((await call('GET', 'setup/v1/document/studentCertificate/1')).status).toBe(404);
    const listed = await call('GET', `${certificates}/getall`, undefined, `STUDENT#student=${other}`);
    expect(listed.data).toEqual([]);
  });

  it('for a class are issued together or not at all, in the order of the roll numbers, and printed as one file', async () => {
    template = await newTemplate({ numberPrefix: 'MANY-' });
    await at.begin();
    for (const firstName of ['Amna', 'Bilal', 'Chand']) await at.admit('10-B', { firstName });
    const run = await at.school.data<Saved>('POST', 'setup/v1/CertificateRuns/save', {
      template,
      batches: [at.ids['10-B']],
      issueDate: '2026-03-03',
    });
    const rows = await at.school.data<Row[]>(
      'GET',
      `${certificates}/getall?filter={"run":${run.id}}&sort=["id","ASC"]`,
    );
    expect(rows.map(({ number, recipient }) => [number, recipient])).toEqual([
      ['MANY-0001', 'Amna'],
      ['MANY-0002', 'Bilal'],
      ['MANY-0003', 'Chand'],
    ]);
    const pdf = await print('certificatesOfRun', run.id);
    expect(pdfPages(pdf)).toBe(3);
    const { data } = await call('POST', 'setup/v1/document/certificate/batch', { filter: { run: run.id } });
    expect((await at.school.jobDone(String(data['jobId'])))['state']).toBe('done');
    const nobody = await call('POST', 'setup/v1/CertificateRuns/save', { template, issueDate: '2026-03-03' });
    expect([nobody.status, nobody.data['errors']]).toMatchObject([400, [{ field: 'batches' }]]);
  });

  it('as cards have two sides, a last day, and one of a kind holds for each person', async () => {
    const card = await save('IdCardTemplates', {
      name: 'Student card',
      numberPrefix: 'S-',
      validityMonths: 12,
    });
    const student = await at.admit('10-A', { firstName: 'Sana' });
    const give = (): Promise<Answer> =>
      call('POST', `${cards}/save`, { student, template: card, issueDate: '2025-04-01' });
    const first = (await give()).data;
    expect([first['cardNumber'], first['validUntil'], first['status']]).toEqual([
      'S-0001',
      '2026-03-31',
      'ACTIVE',
    ]);
    expect(pdfPages(await print('idCard', first['id']))).toBe(2);
    const second = (await give()).data;
    expect(second['cardNumber']).toBe('S-0002');
    const old = await at.school.data<Row>('GET', `${cards}/get/${String(first['id'])}`);
    expect(old['status']).toBe('REPLACED');
    expect((await check(first['code'])).data['status']).toBe('REVOKED');
    expect((await check(second['code'])).data).toMatchObject({ kind: 'ID_CARD', validUntil: '2026-03-31' });
    const replacing = { endReason: 'Lost on the bus' };
    await at.school.data('POST', `${cards}/transition/replace/${String(second['id'])}`, replacing);
    const kept = await at.school.data<Row[]>(
      'GET',
      `${cards}/getall?filter={"student":${student}}&sort=["id","ASC"]`,
    );
    expect(kept.map(({ cardNumber, status, endReason }) => [cardNumber, status, endReason])).toEqual([
      ['S-0001', 'REPLACED', 'A new card was issued.'],
      ['S-0002', 'REPLACED', 'Lost on the bus'],
      ['S-0003', 'ACTIVE', null],
    ]);
    const both = await Promise.all([give(), give(), give()]);
    expect(both.filter(({ status }) => status < 300).length).toBeGreaterThan(0);
    const holding = await at.school.data<Row[]>(
      'GET',
      `${cards}/getall?filter={"student":${student},"status":"ACTIVE"}`,
    );
    expect(holding).toHaveLength(1);
  });

  it('as cards show every fact above the line at the foot of their backs', async () => {
    const usual = await at.school.data<{ usual: Record<'body' | 'style' | 'back', string> }>(
      'GET',
      'setup/v1/DocumentDesigns/document/studentIdCard',
    );
    const { html } = await at.school.data<{ html: string }>(
      'POST',
      'setup/v1/DocumentDesigns/document/studentIdCard/preview',
      { paper: 'CR80', ...usual.usual },
    );
    const found = await findBrowser({ chromiumPath: '', dataDir: join(tmpdir(), 'school-browser') });
    const browser = await launch({
      executablePath: found?.executablePath ?? '',
      args: [...(found?.args ?? [])],
    });
    try {
      const page = await browser.newPage();
      await page.setContent(html);
      // For a school with a long address, telephone, e-mail and website.
      await page.$eval('.lost', (lost) => (lost.textContent = 'If found, please return it to '.repeat(7)));
      const edge = (part: string, side: 'top' | 'bottom'): Promise<number[]> =>
        page.$$eval(part, (all, name) => all.map((one) => one.getBoundingClientRect()[name]), side);
      const [line = 0] = await edge('.lost', 'top');
      const facts = await edge('.rear .lines p', 'bottom');
      expect(facts.length).toBeGreaterThanOrEqual(10);
      expect(Math.max(...facts)).toBeLessThan(line);
    } finally {
      await browser.close();
    }
  });

  it('have designs that are checked line by line', async () => {
    const answer = await call('POST', 'setup/v1/CertificateTemplates/save', {
      name: 'Wrong',
      body: '<p>\n{{ nam }}</p>',
      style: '@import "x";',
    });
    expect(answer.status).toBe(400);
    expect(answer.data['errors']).toMatchObject([
      { field: 'body', message: 'Line 2: There is no token "nam". Did you mean "name"?' },
      { field: 'style' },
    ]);
    const preview = (as: string) =>
      call(
        'POST',
        'setup/v1/DocumentDesigns/document/studentCertificate/preview',
        { paper: 'A4', body: '{{ name }}', style: '' },
        as,
      );
    expect((await preview('EMPLOYEE:Certificates')).status).toBe(200);
    expect((await preview('EMPLOYEE')).status).toBe(403);
  });
});
