import { PayrollSchool } from './payroll-school.ts';

interface Saved {
  readonly id: number;
}

/** A school with a leave year, two leave types and a group of employees. */
export class LeaveSchool {
  readonly school: PayrollSchool;
  readonly annual: number;
  readonly unpaid: number;
  readonly group: number;
  readonly year: number;

  private constructor(school: PayrollSchool, ids: readonly [number, number, number, number]) {
    this.school = school;
    [this.annual, this.unpaid, this.group, this.year] = ids;
  }

  static async open(): Promise<LeaveSchool> {
    const school = await PayrollSchool.open();
    const type = (values: object): Promise<Saved> => school.data('POST', 'setup/v1/LeaveTypes/save', values);
    const annual = await type({
      name: 'Annual leave',
      code: 'AL',
      maxLeaveCount: '12.0',
      carryForward: true,
      maxCarryForward: '5.0',
    });
    const unpaid = await type({ name: 'Unpaid leave', code: 'UL', maxLeaveCount: '0', isUnpaid: true });
    const group = await school.data<Saved>('POST', 'setup/v1/LeaveGroups/save', {
      name: 'Everybody',
      types: [
        { leaveType: annual.id, leaveCount: '12.0' },
        { leaveType: unpaid.id, leaveCount: '0' },
      ],
    });
    const year = await school.data<Saved>('POST', 'api/v1/LeaveYear/save', {
      name: '2026',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    });
    await school.data('POST', `api/v1/LeaveYear/transition/activate/${year.id}`, {});
    return new LeaveSchool(school, [annual.id, unpaid.id, group.id, year.id]);
  }

  /** Employees in the group, with all credits of the year. */
  async people(count: number, addedOn = '2026-01-01'): Promise<number[]> {
    const ids = await this.school.addEmployees(count, '1200000.00');
    await this.school.data('POST', `setup/v1/LeaveGroups/AddEmployessIntoGroup/${this.group}`, {
      employeeIds: ids,
      addedOn,
    });
    return ids;
  }

  /** An application for one day, or for several with an end. */
  wish(employee: number, startDate: string, more: object = {}): Record<string, unknown> {
    const values: Record<string, unknown> = {
      employee,
      leaveType: this.annual,
      startDate,
      reason: 'Family',
      ...more,
    };
    return { duration: values['endDate'] === undefined ? 'SINGLE_DAY' : 'MULTIPLE_DAYS', ...values };
  }

  apply(employee: number, startDate: string, more: object = {}) {
    return this.school.call<Saved & Record<string, unknown>>(
      'POST',
      'setup/v1/employeeLeave/save',
      this.wish(employee, startDate, more),
    );
  }

  move(id: number, name: 'approve' | 'deny' | 'cancel', body: object = {}, as = 'ADMIN') {
    return this.school.call('POST', `setup/v1/employeeLeave/transition/${name}/${id}`, body, { as });
  }

  /** Available days of annual leave. */
  async available(employee: number): Promise<string | undefined> {
    const standing = await this.school.data<{ types: readonly { code: string; available: string }[] }>(
      'GET',
      `setup/v1/employeeLeave/standing/${employee}`,
    );
    return standing.types.find(({ code }) => code === 'AL')?.available;
  }
}
