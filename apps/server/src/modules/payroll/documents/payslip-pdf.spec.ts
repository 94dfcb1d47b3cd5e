import { PDFDocument } from 'pdf-lib';
import { writeFileSync } from 'node:fs';
import type { BulkGenerated, EmployeeRow } from '@school/domain';
import { pdfPages, pdfText } from '../../../../test/pdf-text.ts';
import { PayrollSchool } from '../../../../test/payroll-school.ts';

/** Set to inspect the pages: the files are kept in this folder. */
const keep = process.env['KEEP_PDF'];

/** Text of the pages without spaces, which a PDF produces by moving the pen. */
const words = (pdf: Buffer): string => pdfText(pdf).replaceAll(/\s/g, '');

describe('the printed payslip', () => {
  let school: PayrollSchool;
  let group: number;
  let ids: number[];

  beforeAll(async () => {
    school = await PayrollSchool.open();
    await school.workingDays('25');
    group = await school.group('Staff', { enableLop: true, lopMethod: 'DEDUCTION_LINE' });
    const people = await school.addEmployees(3, '1200000.00');
    await school.assign(group, people);
    await school.sql.query({
      text: `INSERT INTO institution_setting (name, address_line1, city, phone, email, document_footer, date_order)
        VALUES ('Greenfield <School>', '12 Canal Road', 'Lahore', '+92 42 111 222 333', 'office@greenfield.example',
          'Greenfield School · Lahore', 'DMY')
        ON CONFLICT DO NOTHING`,
    });
    await school.data('PUT', 'setup/v1/PayslipSettings/update', {
      dateOfJoining: true,
      department: true,
      position: true,
      workingDays: true,
      numberOfdaysPresent: true,
      numberOfDaysAbsent: true,
      lossOfPay: true,
      explainIssue: true,
      footnote: 'true',
      footnoteText: 'Questions about this payslip: accounts office, within seven days.',
    });
    await school.data('POST', 'setup/v1/paySlip/save', {
      employeeId: people[0],
      groupId: group,
      payPeriod: '2026-06-01',
      lopDays: '2.5',
      individualItems: [{ name: 'Eid bonus', type: 'EARNING', amount: '1000' }],
      remark: 'Two and a half days without pay.',
    });
    const rows: EmployeeRow[] = await school.data(
      'GET',
      `setup/v1/paySlip/getRegularEmployees/${group}/2026-06-01`,
    );
    const made: BulkGenerated = await school.data('POST', 'setup/v1/paySlip/bulkGeneratePayslip', {
      payslips: rows,
      payPeriod: '2026-06-01',
    });
    ids = [1, ...made.created.map(({ id }) => id)];
    await school.data('PUT', `setup/v1/paySlip/approve/${ids[1]}`, {});
  });
  afterAll(() => school.close());

  const pdf = async (path: string, name: string, headers = {}): Promise<Buffer> => {
    const answer = await school.call('GET', path, undefined, { headers });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    if (keep) writeFileSync(`${keep}/${name}.pdf`, answer.raw);
    return answer.raw;
  };

  it('carries everything that the settings ask for', async () => {
    const text = words(await pdf(`setup/v1/document/payslip/${ids[0]}`, 'pending'));
    for (const part of [
      'June2026',
      'PS-202606-00001',
      'Eidbonus',
      'LossofPay',
      '83,700.00',
      '101,000.00',
      '17,300.00',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('EightyThreeThousandSevenHundredRupees');
    expect(text).toContain('Greenfield<School>');
    expect(text).toContain('Page1of1');
    expect(text.toLowerCase()).toContain('pending');
  });

  it('is the same at every address, and bears no mark once approved', async () => {
    const text = pdfText(await pdf(`setup/v1/paySlip/get/${ids[1]}?format=pdf`, 'approved'));
    expect(text.toLowerCase()).not.toContain('pending');
    const accepted = await pdf(`setup/v1/paySlip/get/${ids[1]}`, 'accepted', { accept: 'application/pdf' });
    expect(pdfText(accepted)).toBe(text);
  });

  it('fits on the roll of a receipt printer, as long as its text', async () => {
    const slip = await pdf(`setup/v1/document/payslipSlip/${ids[0]}`, 'slip');
    const text = words(slip);
    for (const part of ['PayslipJune2026', 'PS-202606-00001', 'Eidbonus', 'LossofPay', '83,700.00'])
      expect(text).toContain(part);
    const [page, ...more] = (await PDFDocument.load(slip)).getPages();
    expect([more.length, Math.round((page?.getWidth() ?? 0) / (72 / 25.4))]).toEqual([0, 80]);
    expect(text.toLowerCase()).toContain('pending');
    const other = await school.call('GET', `setup/v1/document/payslipSlip/${ids[1]}`, undefined, {
      as: 'EMPLOYEE@999',
    });
    expect(other.status).toBe(404);
  });

  it('says in the words of the contract that there is none', async () => {
    const answer = await school.call('GET', 'setup/v1/document/payslip/99999');
    expect([answer.status, answer.message]).toEqual([404, 'PDF not found']);
    const other = await school.call('GET', `setup/v1/document/payslip/${ids[1]}`, undefined, {
      as: 'EMPLOYEE@999',
    });
    expect([other.status, other.message]).toEqual([404, 'PDF not found']);
  });

  it('prints an example of the settings and refuses it to others', async () => {
    expect(words(await pdf('setup/v1/paySlip/sample', 'sample'))).toContain('AyeshaKhan');
    expect((await school.call('GET', 'setup/v1/paySlip/sample', undefined, { as: 'EMPLOYEE' })).status).toBe(
      403,
    );
  });

  it('puts a whole period into one file, in a job', async () => {
    const start = (body: object) => school.call('POST', 'setup/v1/document/payslip/batch', body);
    const { status, data } = await start({ filter: { group, payPeriod: '2026-06-01' } });
    expect([status, data['total']]).toEqual([202, 3]);
    const job = await school.jobDone(String(data['jobId']));
    const [fileId] = (job['result'] as { fileIds: number[] }).fileIds;
    const file = await school.call('GET', `setup/v1/files/${fileId}`);
    if (keep) writeFileSync(`${keep}/batch.pdf`, file.raw);
    expect(pdfPages(file.raw)).toBe(3);
    for (const body of [{}, { ids: [] }, { ids: ['x'] }, { filter: { nope: 1 } }, { ids: [1], more: 1 }]) {
      expect((await start(body)).status).toBe(400);
    }
  });
});
