import { block, isOneOf, type ListScope, type MenuEntry, type Principal } from '@school/kernel';
import { payrollReaders, payslipGenerators } from './payroll-rights.ts';

/**
 * Whose pages they are: those of the personnel office, or those of finance under its own addresses, which read and decide.
 */
interface Desk {
  /** Prefix of the addresses. */
  readonly root: string;
  readonly pages: string;
  readonly readers: readonly Principal[];
}

export const ofDesk = (root: string, readers: readonly Principal[]): Desk => ({
  root,
  pages: `${root}/employee_payslips`,
  readers,
});
export const office = ofDesk('', payrollReaders);
export const finance = ofDesk('/finance', ['FinanceControl', 'ApproveRejectPayslip']);

export const payslips = '/employee_payslips';
export const generate = `${payslips}/generate_employee_payslip`;

export const entry = (group: string, order: number, icon: string, description: string): MenuEntry => ({
  group,
  order,
  icon,
  description,
});

/** What is shown of payslips wherever they are listed. */
export const payslipsOf = ({ pages }: Desk, scope: ListScope): ListScope => ({
  head: 'employeeName',
  opens: `${pages}/view_payslip/:id`,
  ways: [
    {
      label: 'Edit',
      to: `${payslips}/edit_payslip/:id`,
      access: payslipGenerators,
      when: isOneOf('status', ['PENDING', 'REJECTED']),
    },
  ],
  ...scope,
});
export const who = ['employeeName', 'employeeNumber', 'departmentName'] as const;
export const sums = ['earningsTotal', 'deductionsTotal', 'netPay'] as const;
export const ofPeriod = { payrollGroup: 'group', day: ['payPeriod_lte', 'periodEnd_gte'] } as const;
export const inPeriod = { payrollGroup: 'groupId', day: 'payPeriod' } as const;

export const byGroup = (desk: Desk) =>
  block.table('groupsWithPayslips', {
    empty: 'There are no payroll groups yet.',
    opens: `${desk.pages}/view_past_payslips/:id`,
    ways: [
      { label: 'Generate', to: `${payslips}/generate_payslips/:id`, access: payslipGenerators },
      { label: 'Last period', to: `${desk.pages}/view_all_employee_payslip/:id/:lastPeriod` },
      { label: 'Past payslips', to: `${desk.pages}/view_past_payslips/:id` },
    ].slice(desk === finance ? 1 : 0),
  });

export const byEmployee = (desk: Desk) =>
  block.table('membersWithPayslips', {
    empty: 'Nobody is in a payroll group yet.',
    opens: `${desk.pages}/view_employee_past_payslips?employee=:employeeId`,
    ways: [
      {
        label: 'Generate',
        to: `${generate}?group_id=:groupId&employee_id=:employeeId`,
        access: payslipGenerators,
      },
      { label: 'Past payslips', to: `${desk.pages}/view_employee_past_payslips?employee=:employeeId` },
    ].slice(desk === finance ? 1 : 0),
  });

export const back = (label: string, to: string) => ({ label, to, icon: 'back' });
export const toGroups = (desk: Desk) =>
  back('Payslips by payroll group', `${desk.pages}/payslip_for_payroll_group`);

export const past = (desk: Desk) => ({
  module: 'payroll',
  label: 'Past payslips',
  parent: `${desk.pages}/payslip_for_payroll_group`,
  access: desk.readers,
  blocks: [
    block.links(toGroups(desk)),
    block.table('periodsOfGroup', {
      empty: 'No payslips have been generated for this group yet.',
      opens: `${desk.pages}/view_all_employee_payslip/:groupId/:payPeriod`,
    }),
  ],
});

export const ofGroup = (desk: Desk) => ({
  module: 'payroll',
  label: 'Payslips for a period',
  parameters: inPeriod,
  parent: `${desk.pages}/payslip_for_payroll_group`,
  access: desk.readers,
  blocks: [
    block.links(back('Past payslips', `${desk.pages}/view_past_payslips/:groupId`), {
      label: 'Generation state',
      to: `${desk.pages}/payslip_generation_list/:groupId/:payPeriod`,
    }),
    block.facts('payslipPeriod'),
    block.rows(
      'payslip',
      payslipsOf(desk, {
        narrows: ofPeriod,
        columns: [...who, ...sums, 'status'],
        filters: ['status', 'department', 'group', 'payPeriod'],
        sort: 'employeeName',
        empty: 'There are no payslips for this period.',
      }),
    ),
  ],
});

export const listed = (desk: Desk, label: string, status: object, empty: string) =>
  block.rows(
    'payslip',
    payslipsOf(desk, {
      where: { ...status },
      narrows: ofPeriod,
      columns: [...who, 'netPay', 'status', 'rejectReason'],
      sort: 'employeeName',
      empty,
    }),
    { label },
  );

export const generated = (desk: Desk) => ({
  module: 'payroll',
  label: 'Generation state',
  of: 'payrollGroup',
  record: 'id',
  parameters: { day: 'date' },
  parent: `${desk.pages}/payslip_for_payroll_group`,
  access: desk.readers,
  blocks: [
    block.links(toGroups(desk)),
    block.facts('payslipPeriod'),
    block.table('membersWithoutPayslip', {
      label: 'Without a payslip',
      empty: 'Everybody has a payslip for this period.',
      ways:
        desk === finance
          ? []
          : [
              {
                label: 'Generate Payslip',
                to: `${generate}?group_id=:groupId&employee_id=:employeeId&pay_period=:payPeriod`,
                access: payslipGenerators,
              },
            ],
    }),
    listed(
      desk,
      'Generated',
      { status_in: ['PENDING', 'APPROVED'] },
      'There are no payslips for this period.',
    ),
    listed(desk, 'Rejected', { status: 'REJECTED' }, 'No payslips for this period were rejected.'),
  ],
});

export const rejected = (desk: Desk) =>
  block.rows(
    'payslip',
    payslipsOf(desk, {
      where: { status: 'REJECTED' },
      columns: [
        'employeeName',
        'departmentName',
        'group',
        'payPeriod',
        'netPay',
        'rejectReason',
        'decidedBy',
        'decidedAt',
      ],
      filters: ['group', 'department'],
      sort: '-payPeriod',
      empty: 'There are no rejected payslips.',
    }),
  );

export const ofEmployee = (desk: Desk, scope: ListScope, empty = 'There are no payslips yet.') =>
  block.rows(
    'payslip',
    payslipsOf(desk, {
      columns: ['payPeriod', 'group', ...sums, 'status'],
      head: 'payPeriod',
      filters: ['payPeriod', 'status'],
      sort: '-payPeriod',
      empty,
      ...scope,
    }),
  );
export const ofOneEmployee = {
  narrows: { employee: 'employee' },
  columns: ['employee', 'payPeriod', 'group', ...sums, 'status'],
  filters: ['employee', 'payPeriod', 'status'],
} as const;

export const ofMonth = (desk: Desk) => ({
  module: 'payroll',
  label: 'Monthly payslips',
  month: { from: 'from', to: 'to', latest: { resource: 'payslip', day: 'periodEnd' } },
  access: desk.readers,
  blocks: [
    block.rows(
      'payslip',
      payslipsOf(desk, {
        narrows: { from: 'periodEnd_gte', to: 'periodEnd_lte' },
        columns: [...who, 'group', 'payPeriod', 'netPay', 'status', 'earningsTotal', 'deductionsTotal'],
        filters: ['department', 'group', 'status'],
        sort: 'employeeName',
        empty: 'No payslips end in this month.',
      }),
    ),
  ],
});

export const approval = block.table('periodsToApprove', {
  empty: 'No payslips have been generated yet.',
  opens: '/finance/employee_payslips/approve_payslips_range/:frequency/:payPeriod',
  ways: [{ label: 'Open', to: '/finance/employee_payslips/approve_payslips_range/:frequency/:payPeriod' }],
});
