import { checkCatalogue, createCatalogue, type AnyReport } from '@school/kernel';
import { catalogue } from '@school/resources';
import { read } from '@e965/xlsx';
import { documented } from '../../../test/documented.ts';
import { PayrollSchool } from '../../../test/payroll-school.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { Engine } from '../engine.ts';
import { definedStatement } from './defined-query.ts';
import { pageStatement } from './report-statement.ts';

interface Page {
  readonly rows: readonly Record<string, unknown>[];
  readonly total: number;
  readonly totals: Record<string, string>;
  readonly groups: readonly {
    value: string | null;
    count: number;
    end: number;
    totals: Record<string, string>;
  }[];
  readonly chart: readonly { value: string; totals: Record<string, string> }[];
  readonly chartTotal: number;
}

describe('a report that says where its rows come from', () => {
  let school: PayrollSchool;
  const report = documented('add-a-report') as AnyReport;
  const withReport = createCatalogue({ ...catalogue, reports: [...catalogue.reports, report] });

  const page = async (as: string, values = {}, of = report): Promise<Page> => {
    const engine = new Engine(withReport, school.database, {});
    const statement = definedStatement(engine, of, values, school.context(as));
    const [row] = await school.sql.query<{ row: string }>(
      pageStatement(of, statement, { offset: 0, limit: 50 }),
    );
    return JSON.parse(row?.row ?? '{}') as Page;
  };
  const call = (key: string, query = '', as = 'ADMIN') =>
    school.call<Page>('GET', `setup/v1/report/${key}?${query}`, undefined, { as });

  beforeAll(async () => {
    school = await PayrollSchool.open();
    await school.addEmployees(3, '1000000.10');
    const [music] = await school.sql.query<{ id: string }>({
      text: `INSERT INTO employee_department (name, code) VALUES ('Music', 'MUS') RETURNING id`,
    });
    await school.sql.query({
      text: `UPDATE employee SET department_id = (SELECT id FROM employee_department WHERE name = 'Arts')`,
    });
    const [last] = await school.addEmployees(1, '0.07');
    await school.sql.query({
      text: `UPDATE employee SET department_id = $1 WHERE id = $2`,
      values: [music?.id, last],
    });
  });
  afterAll(() => school.close());

  it('is sound as the page shows it, and adds up as the page promises', async () => {
    expect(checkCatalogue(withReport)).toEqual([]);
    const { rows, totals, chart, total } = await page('EMPLOYEE:PayrollManagement');
    expect(rows).toMatchObject([
      { department: 'Arts', employees: 3, salaries: '3000000.30' },
      { department: 'Music', employees: 1, salaries: '0.07' },
    ]);
    expect([total, totals]).toEqual([2, { employees: '4', salaries: '3000000.37' }]);
    expect(chart.map(({ value }) => value)).toEqual(['Arts', 'Music']);
    expect((await page('ADMIN', { joinedFrom: '2999-01-01' })).rows).toEqual([]);
  });

  it('is refused to whoever may not read one of its columns', async () => {
    await expect(page('EMPLOYEE:EmployeeSearch')).rejects.toMatchObject({ status: 403 });
  });

  it('shows only rows that the caller may see', async () => {
    const { rows } = await page(
      'EMPLOYEE@1',
      {},
      {
        ...report,
        columns: { name: { label: 'N', as: 'text', value: 'fullName' } },
        sort: undefined,
        chart: undefined,
      },
    );
    expect(rows).toHaveLength(1);
  });

  it('groups, sorts within groups and pages with sums over all rows', async () => {
    const { status, data } = await call('headCount', 'sort=["employees","DESC"]&range=[0,0]');
    expect(status).toBe(200);
    expect(data).toMatchObject({ total: 2, totals: { employees: '4' } });
    expect(data.rows).toHaveLength(1);
    expect(data.groups).toMatchObject([{ value: 'Arts', count: 1, end: 1, totals: { employees: '3' } }]);
    const second = await call('headCount', 'sort=["employees","DESC"]&range=[1,1]');
    expect(second.data.groups).toMatchObject([
      { value: 'Music', count: 1, end: 2, totals: { employees: '1' } },
    ]);
  });

  it('has the head of every group of a page far behind, and says how many points its chart would have', async () => {
    const many = { ...report, groupBy: 'department', sort: undefined } as AnyReport;
    const text = `SELECT json_build_object('department', 'D' || n, 'employees', 1, 'salaries', '2.00')::text AS row
      FROM generate_series(1, 1500) n`;
    const [row] = await school.sql.query<{ row: string }>(
      pageStatement(many, { text }, { offset: 1400, limit: 50 }),
    );
    const { rows, groups, chart, chartTotal } = JSON.parse(row?.row ?? '{}') as Page;
    expect([rows.length, groups.length, chart.length, chartTotal]).toEqual([50, 50, 60, 1500]);
    expect([groups[0], groups.at(-1)]).toMatchObject([
      { value: 'D1401', count: 1, end: 1401 },
      { value: 'D1450', count: 1, end: 1450 },
    ]);
  });

  it.each([
    'sort=["departmentId","ASC"]',
    'sort=["nothing","ASC"]',
    'sort=[["position","ASC"],["grade","ASC"]]',
    'range=[0,5000]',
    'words=[1]',
    'words={"title":1}',
    'department=x',
  ])('refuses %s', async (query) => {
    expect((await call('headCount', query)).status).toBe(400);
  });

  it.each(['joiningEmployees', 'payslipSummary', 'payrollDeductions', 'bankTransferList'])(
    'runs %s with words for days',
    async (key) => {
      const [from, to] = key === 'joiningEmployees' ? ['fromDay', 'toDay'] : ['fromPeriod', 'toPeriod'];
      const { status, data } = await call(key, `${from}=lastYear:from&${to}=thisYear:to`);
      expect([status, data]).toEqual([200, expect.objectContaining({ total: expect.any(Number) })]);
    },
  );

  it('leaves in the words of the user, with its totals at the end of the sheet', async () => {
    const words = encodeURIComponent(
      JSON.stringify({ title: 'Personalstand', 'columns.employees': 'Personen', total: 'Summe' }),
    );
    const { raw } = await call('headCount', `format=xlsx&words=${words}`);
    const sheet = read(raw).Sheets['Personalstand'];
    // Above the header: what it is, and its date; there were no parameters.
    expect([sheet?.['A1']?.v, sheet?.['A2']?.v, sheet?.['B2']?.v]).toEqual([
      'Personalstand',
      'As of',
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    ]);
    expect([sheet?.['D4']?.v, sheet?.['E4']]).toEqual(['Personen', undefined]);
    // Each group has its sum after its rows, as on the screen and on paper.
    expect([5, 6, 7, 8, 9].map((row) => [sheet?.[`A${row}`]?.v, sheet?.[`D${row}`]?.v])).toEqual([
      ['Arts', 3],
      ['Summe Arts', 3],
      ['Music', 1],
      ['Summe Music', 1],
      ['Summe', 4],
    ]);
    const csv = (await call('headCount', `format=csv&words=${words}`)).raw.toString();
    expect(csv.split('\r\n')[0]).toContain('Personen');
    expect(csv).not.toContain('Summe');
    const pdf = await call('headCount', `format=pdf&words=${words}`);
    const text = pdfText(pdf.raw).replaceAll(/\s/g, '');
    expect(text).toContain('Personalstand');
    expect(text).toContain('SummeMusic');
    expect(text).toContain('Page1of1');
  });
});
