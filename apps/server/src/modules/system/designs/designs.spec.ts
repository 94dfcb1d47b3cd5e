import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { tokensOf } from '@school/kernel';
import { catalogue, documentTemplates } from '@school/resources';
import { PDFDocument } from 'pdf-lib';
import { pdfPages, pdfText } from '../../../../test/pdf-text.ts';
import { PayrollSchool } from '../../../../test/payroll-school.ts';
import { markupMistakes, styleMistakes } from '../../../platform/templates/check-markup.ts';
import { tokenMistakes } from '../../../platform/templates/check-tokens.ts';

/** Set this to look at the pages: the files are kept in this folder. */
const keep = process.env['KEEP_PDF'];
const words = (pdf: Buffer): string => pdfText(pdf).replaceAll(/\s/g, '');
const base = 'setup/v1/DocumentDesigns';

interface Shown {
  readonly own: boolean;
  readonly version?: number;
  readonly design: { readonly paper: string; readonly body: string; readonly style: string };
  readonly usual: { readonly body: string };
}

const designed = catalogue.documents.filter(({ key }) => key in documentTemplates);

describe.each(designed.map((document) => [document.key, document] as const))(
  'the usual design of %s',
  (key, document) => {
    const template = Object.entries(documentTemplates).find(([name]) => name === key)?.[1];
    it('uses its own tokens and plain markup only', () => {
      expect(template).toBeDefined();
      expect(tokenMistakes(template?.body ?? '', tokensOf(document))).toEqual([]);
      expect(markupMistakes(template?.body ?? '')).toEqual([]);
      expect(styleMistakes(template?.style ?? '')).toEqual([]);
    });
  },
);

describe('document designs', () => {
  let school: PayrollSchool;
  let people: number[];
  beforeAll(async () => {
    school = await PayrollSchool.open();
    people = await school.addEmployees(12, '1200000.00');
    await school.sql.query({
      text: `UPDATE employee SET first_name = 'Zainab & <Bilal>', annual_salary = 1234567.80 WHERE id = $1`,
      values: [people[0]],
    });
  });
  afterAll(() => school.close());

  const shown = (key: string): Promise<Shown> => school.data('GET', `${base}/document/${key}`);
  const save = (key: string, body: object, as = 'ADMIN') =>
    school.call('PUT', `${base}/document/${key}`, body, { as });
  const print = async (path: string, name: string, as = 'ADMIN'): Promise<Buffer> => {
    const answer = await school.call('GET', path, undefined, { as });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    if (keep) writeFileSync(`${keep}/${name}.pdf`, answer.raw);
    return answer.raw;
  };
  const batch = async (key: string, body: object): Promise<{ pdf: Buffer; job: Record<string, unknown> }> => {
    const { status, data } = await school.call('POST', `setup/v1/document/${key}/batch`, body);
    expect(status).toBe(202);
    const job = await school.jobDone(String(data['jobId']));
    // The tray offers what the result names.
    const [found] = (job['result'] as { files: { id: number; name: string }[] }).files;
    expect(found?.name).toMatch(/\.pdf$/);
    const file = await school.call('GET', `setup/v1/files/${found?.id}`);
    if (keep) writeFileSync(`${keep}/${key}-batch.pdf`, file.raw);
    return { pdf: file.raw, job };
  };

  it('print a card from the fields of the record alone', async () => {
    const text = words(await print(`setup/v1/document/employeeCard/${people[0]}`, 'card'));
    expect(text).toContain('Zainab&<Bilal>No1');
    expect(text).toContain('Clerk');
    expect(text).toContain('N1');
  });

  it('put ten cards on a sheet, or each on a card of its own, and count them in a job', async () => {
    const sheets = await batch('employeeCard', { ids: people });
    expect(pdfPages(sheets.pdf)).toBe(2);
    expect([sheets.job['done'], sheets.job['total']]).toEqual([12, 12]);
    const cards = await batch('employeeCard', { filter: { status: 'ACTIVE' }, paper: 'CR80' });
    expect(pdfPages(cards.pdf)).toBe(12);
    // ISO/IEC 7810 ID-1: a plastic card printer takes nothing longer.
    const [first] = (await PDFDocument.load(cards.pdf)).getPages();
    const millimetres = [first?.getWidth(), first?.getHeight()].map((points = 0) => (points / 72) * 25.4);
    expect(Math.abs((millimetres[0] ?? 0) - 85.6)).toBeLessThan(0.1);
    expect(Math.abs((millimetres[1] ?? 0) - 53.98)).toBeLessThan(0.1);
    const refused = await school.call('POST', 'setup/v1/document/employeeCard/batch', {
      ids: people,
      paper: 'A3',
    });
    expect(refused.status).toBe(400);
  });

  it('say a salary in figures and words, on A4 and A5', async () => {
    const text = words(await print(`setup/v1/document/salaryCertificate/${people[0]}`, 'certificate'));
    expect(text).toContain('PKR102,880.65');
    expect(text).toContain('PKR1,234,567.80');
    expect(text).toContain('OneLakhTwoThousandEightHundredEighty');
    const small = await print(`setup/v1/document/salaryCertificate/${people[0]}?paper=A5`, 'certificate-a5');
    expect(pdfPages(small)).toBe(1);
    const path = `setup/v1/document/salaryCertificate/${people[0]}`;
    expect((await school.call('GET', `${path}?paper=A3`)).status).toBe(400);
  });

  it('show nobody what he may not read', async () => {
    const path = (key: string) => `setup/v1/document/${key}/${people[0]}`;
    const status = async (key: string, as: string) =>
      (await school.call('GET', path(key), undefined, { as })).status;
    expect(await status('salaryCertificate', 'EMPLOYEE:EmployeeManagement')).toBe(403);
    expect(await status('employeeCard', 'EMPLOYEE')).toBe(403);
    expect(await status('employeeCard', 'EMPLOYEE:EmployeeManagement')).toBe(200);
    // A user who may change designs cannot read salaries through a token of their own making.
    const as = 'EMPLOYEE:GeneralSettings,EmployeeManagement';
    const { design } = await shown('salaryCertificate');
    const preview = (id?: number) =>
      school.call('POST', `${base}/document/salaryCertificate/preview`, { ...design, id }, { as });
    expect((await preview()).status).toBe(200);
    expect((await preview(people[0])).status).toBe(403);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? design : undefined;
      const answer = await school.call(method, `${base}/document/payslip`, body, { as: 'EMPLOYEE:HrBasics' });
      expect([method, answer.status]).toEqual([method, 403]);
    }
    expect((await school.call('GET', `${base}/document/nothing`)).status).toBe(404);
  });

  it('are changed, guarded by their version, written into the history, and put back', async () => {
    const { design, own } = await shown('employeeCard');
    expect(own).toBe(false);
    const mine = { ...design, body: `<p>Visitor {{ name }}</p>${design.body}` };
    const first = await save('employeeCard', mine);
    expect([first.status, first.data['version']]).toEqual([200, 1]);
    expect(words(await print(`setup/v1/document/employeeCard/${people[1]}`, 'own-card'))).toContain(
      'Visitor',
    );
    expect((await save('employeeCard', { ...mine, paper: 'CR80', version: 1 })).data['version']).toBe(2);
    expect((await save('employeeCard', { ...mine, version: 1 })).status).toBe(409);
    const [listed] = (await school.data<{ key: string; own: boolean }[]>('GET', `${base}/documents`)).filter(
      ({ key }) => key === 'employeeCard',
    );
    expect(listed).toMatchObject({ own: true, version: 2, updatedBy: 'spec' });
    const [row] = await school.sql.query<{ id: string }>({ text: 'SELECT id FROM document_design' });
    const history = await school.data<unknown[]>('GET', `${base}/history/${row?.id}`);
    expect(JSON.stringify(history)).toContain('CR80-A4');
    expect((await school.call('DELETE', `${base}/document/employeeCard`)).status).toBe(200);
    expect((await school.call('DELETE', `${base}/document/employeeCard`)).status).toBe(404);
    expect((await shown('employeeCard')).design).toEqual(design);
  });

  it('refuse what is wrong, with its line', async () => {
    const { design } = await shown('employeeCard');
    const body = '<p>\n{{ nam }}</p>\n<script>x()</script>';
    const answer = await save('employeeCard', { ...design, body, style: '@import "x";' });
    expect(answer.status).toBe(400);
    expect(answer.data['errors'] as { field: string; code: string; message: string }[]).toMatchObject([
      {
        field: 'body',
        code: 'template.unknownTokenNear',
        message: 'Line 2: There is no token "nam". Did you mean "name"?',
      },
      { field: 'body', code: 'template.element', message: 'Line 3: <script> cannot be used here.' },
      { field: 'style', code: 'template.styleRisk' },
    ]);
    for (const wrong of [
      [],
      { ...design, paper: 'A4' },
      { ...design, body: ' ' },
      { ...design, body: 7 },
      { ...design, body: 'x'.repeat(60_001) },
      { ...design, more: 1 },
      { ...design, version: 'x' },
    ]) {
      expect((await save('employeeCard', wrong)).status).toBe(400);
    }
    expect(
      (await school.call('POST', `${base}/document/employeeCard/preview`, { ...design, id: 'x' })).status,
    ).toBe(400);
  });

  it('reach no server, even when a design came into the database another way', async () => {
    const hits: string[] = [];
    const server = createServer((request, response) => {
      hits.push(request.url ?? '');
      response.end('INTERNAL');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await school.sql.query({
      text: `INSERT INTO document_design (document, paper, body, style) VALUES ('employeeCard', 'CR80', $1, $2)`,
      values: [
        `<p>still {{ name }}</p><img src="${at}/img"><iframe src="${at}/frame"></iframe><script>fetch('${at}/js')</script>`,
        `@import "${at}/css"; p { background: url(${at}/bg) } </style><img src="${at}/late">`,
      ],
    });
    const answer = await school.call('GET', `setup/v1/document/employeeCard/${people[1]}`);
    await pause(200);
    server.close();
    const text = words(answer.raw);
    expect((await shown('employeeCard')).design.body).toContain('<script>');
    expect(hits).toEqual([]);
    expect(text).toContain('still');
    expect(text).not.toContain('INTERNAL');
    await school.data('DELETE', `${base}/document/employeeCard`);
  });

  it('are shown as a page without scripts and addresses, and as PDF', async () => {
    const { design } = await shown('payslip');
    const { data } = await school.call('POST', `${base}/document/payslip/preview`, design);
    const html = String(data['html']);
    expect(html).toContain(`default-src 'none'`);
    expect(html).toContain('Ayesha Khan');
    expect(html).toContain('Habib Bank');
    expect(html).not.toMatch(/<script|http:|https:/);
    const pdf = await school.call('POST', `${base}/document/payslip/pdf`, design);
    expect(words(pdf.raw)).toContain('AyeshaKhan');
    const real = await school.call('POST', `${base}/document/employeeCard/preview`, {
      ...(await shown('employeeCard')).design,
      id: people[0],
    });
    expect(String(real.data['html'])).toContain('Zainab &amp; &lt;Bilal&gt; No1');
  });
});
