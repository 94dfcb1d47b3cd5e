import type { Client } from 'pg';
import { measured, payrollGroupOf } from './payslip-cases.ts';
import { call, finishJob, type Product } from './product.ts';
import { millis, secs, type Figure } from './table.ts';

const people = 32_000;
/** In addition to the 2,000 of the previous step. */
const skipped = 3_000;
const month = '2026-03-01';
const nextMonth = '2026-04-01';
const rounds = 5;
const most = { screen: 1_000, others: 100 } as const;

const query = (path: string, values: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams(
    Object.entries(values).map(([key, value]): [string, string] => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )}`;

/** What each payslip screen requests when it is opened, moved to its last page or sorted. */
const screensOf = (group: number, payslip: number): Readonly<Record<string, readonly string[]>> => {
  const payslips = (values: object): string =>
    query('setup/v1/paySlip/getall', { range: [0, 24], sort: ['payPeriod', 'DESC'], ...values });
  const view = (key: string, values: object = {}): string => query(`setup/v1/view/${key}`, { ...values });
  const ofGroup = { payrollGroup: group };
  const inPeriod = { ...ofGroup, day: month };
  return {
    'payslips by payroll group': [view('groupsWithPayslips')],
    'payslips by employee': [view('membersWithPayslips', { range: [0, 24] })],
    'payslips by employee, last page': [view('membersWithPayslips', { range: [people - 25, people - 1] })],
    'payslips by employee, by last period': [
      view('membersWithPayslips', { range: [0, 24], sort: ['lastPeriod', 'DESC'] }),
    ],
    'pending payslips': [payslips({ filter: { status: 'PENDING' } })],
    'pending payslips, by name': [
      payslips({
        filter: { status: 'PENDING' },
        sort: ['employeeName', 'ASC'],
        range: [people - 25, people - 1],
      }),
    ],
    'rejected payslips': [payslips({ filter: { status: 'REJECTED' } })],
    'past payslips of a group': [view('payrollGroupFacts', ofGroup), view('periodsOfGroup', ofGroup)],
    'payslips of a group and period': [
      view('payslipPeriod', inPeriod),
      payslips({ filter: { group, payPeriod: month } }),
      view('membersWithoutPayslip', inPeriod),
    ],
    'generation list, nothing generated yet': [view('membersWithoutPayslip', { ...ofGroup, day: nextMonth })],
    'new payslips of a group': [
      query(`setup/v1/payrollGroup/generatePaySlipByGroup/${group}/${nextMonth}`, { range: [0, 49] }),
    ],
    'payslips to approve': [
      view('periodsToApprove'),
      view('groupsOfPeriod', { frequency: 'MONTHLY', payPeriod: month }),
    ],
    'payslips of a month': [payslips({ filter: { payPeriod: month } })],
    'employees of a group': [
      query(`setup/v1/payrollGroup/getPayrollGroupEmployees/${group}`, { range: [0, 24] }),
    ],
    'a payslip': [`setup/v1/paySlip/get/${payslip}`],
  };
};

/** The slowest opening of a screen, and how long others wait for a list meanwhile. */
const screenFigure = async (product: Product, what: string, paths: readonly string[]): Promise<Figure> => {
  let slowest = 0;
  const { list } = await measured(product, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await Promise.all(paths.map((path) => call(product, 'GET', path)));
      slowest = Math.max(slowest, performance.now() - start);
    }
  });
  return {
    what: `${people} in one payroll group: ${what}`,
    ours: millis(slowest),
    beside: `list meanwhile p95 ${millis(list)}`,
    target: `under ${most.screen} ms, p95 under ${most.others} ms`,
    holds: slowest < most.screen && list < most.others,
  };
};

/** A payroll group the size of a whole city: its month generated, then every payslip screen opened. */
export const largePayrollFigures = async (
  product: Product,
  client: Client,
  firstEmployee: number,
): Promise<Figure[]> => {
  const group = await payrollGroupOf(product, firstEmployee + skipped, people);
  const generated = await measured(product, async () => {
    const asked = { groupId: group, payPeriod: month };
    const { jobId } = await call<{ jobId: string }>(product, 'POST', 'setup/v1/paySlip/generateAll', asked);
    await finishJob(product, jobId);
  });
  await client.query('analyze payslip, employee_payroll');
  const [first] = (
    await client.query<{ id: string }>('select min(id) as id from payslip where group_id = $1', [group])
  ).rows;
  const figures: Figure[] = [
    {
      what: `payslips of a month for ${people} employees`,
      ours: secs(generated.took),
      beside: `+${generated.megabytes.toFixed(0)} MB, list meanwhile p95 ${millis(generated.list)}`,
      target: `p95 under ${most.others} ms`,
      holds: generated.list < most.others,
    },
  ];
  for (const [what, paths] of Object.entries(screensOf(group, Number(first?.id)))) {
    figures.push(await screenFigure(product, what, paths));
  }
  return figures;
};
