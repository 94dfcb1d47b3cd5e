import * as fc from 'fast-check';
import type { EmployeeRow, PayslipStatus } from '@school/domain';
import { payslipTransition } from '@school/domain';
import { PayrollSchool } from '../../../../test/payroll-school.ts';
import type { Answer } from '../../../../test/payroll-school.ts';
import { checkPayslips, journalOf, linesOf, livePayslips } from './payslip-invariants.fixture.ts';

type Command = 'generate' | 'approve' | 'reject' | 'revert' | 'update' | 'delete';

const period = '2026-06-01';
const commands: readonly Command[] = ['generate', 'approve', 'reject', 'revert', 'update', 'delete'];
const clients = [
  'ADMIN',
  'EMPLOYEE:PayslipPowers,ApproveRejectPayslip,PayrollManagement',
  'EMPLOYEE:PayrollManagement,ApproveRejectPayslip,PayslipPowers',
] as const;

/** A client's request, for one of the employees of a run. */
interface Step {
  readonly person: number;
  readonly command: Command;
  readonly client: number;
}

/** The payslip that a batch of commands names, and whether one was generated alongside it. */
interface Model {
  readonly named: PayslipStatus | null;
  readonly fresh: boolean;
}

const events = {
  approve: 'APPROVE',
  reject: 'REJECT',
  revert: 'REVERT',
  update: 'UPDATE',
  delete: 'DELETE',
} as const;

/** The state machine's result: the state after, undefined if the command is refused. */
const after = ({ named, fresh }: Model, command: Command): Model | undefined => {
  if (command === 'generate') {
    const isFree = !fresh && (named === null || named === 'DELETED');
    return isFree ? { named, fresh: true } : undefined;
  }
  if (named === null) return undefined;
  const found = payslipTransition(named, events[command]);
  return found.ok ? { named: found.value.to, fresh } : undefined;
};

const orders = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, index) => orders(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));

/** Whether some order of concurrent commands explains both every response and the resulting state. */
const isExplained = (
  before: PayslipStatus | null,
  steps: readonly { readonly command: Command; readonly succeeded: boolean }[],
  end: PayslipStatus | null,
): boolean =>
  orders(steps).some((order) => {
    let model: Model = { named: before, fresh: false };
    for (const { command, succeeded } of order) {
      const next = after(model, command);
      if ((next !== undefined) !== succeeded) return false;
      model = next ?? model;
    }
    const left = model.fresh ? 'PENDING' : model.named === 'DELETED' ? null : model.named;
    return left === end;
  });

const batches = (persons: number): fc.Arbitrary<Step[][]> => {
  const step = fc.record({
    person: fc.nat(persons - 1),
    // Generating and approving move things forward; without them most sequences end soon.
    command: fc.constantFrom(...commands, 'generate' as const, 'approve' as const),
    client: fc.nat(clients.length - 1),
  });
  return fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 6 });
};

describe('payslips under random commands of several clients of two servers, over HTTP', () => {
  let school: PayrollSchool;
  let group: number;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    group = await school.group('Staff', {
      enableLop: true,
      lopMethod: 'DEDUCTION_LINE',
      lopFormula: 'GROSS/NWD',
    });
    await school.listen();
  });
  afterAll(() => school.close());

  const people = async (salaries: readonly number[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const salary of salaries) ids.push(...(await school.addEmployees(1, `${salary}.00`)));
    await school.assign(group, ids);
    return ids;
  };
  const send = (command: Command, employeeId: number, id: number, as: string): Promise<Answer> => {
    const sending = { as };
    if (command === 'generate') {
      const body = { employeeId, groupId: group, payPeriod: period };
      return school.call('POST', 'setup/v1/paySlip/save', body, sending);
    }
    if (command === 'delete')
      return school.call('DELETE', `setup/v1/paySlip/delete?id=${id}`, undefined, sending);
    if (command === 'update') return school.call('POST', 'setup/v1/paySlip/update', { id }, sending);
    const body = command === 'approve' ? {} : { reason: 'Checked' };
    return school.call('PUT', `setup/v1/paySlip/${command}/${id}`, body, sending);
  };
  const never = 999_999_999;

  it('keeps sums, states, uniqueness and approved lines, whatever comes at once (PA1) (PA2) (PA3) (PA4) (PA5) (PA6) (PA7)', async () => {
    const salaries = fc.array(fc.integer({ min: 300_000, max: 3_000_000 }), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(salaries, batches(3), fc.nat(4), async (pays, runs, absences) => {
        const ids = await people(pays);
        const cells = Array.from({ length: absences }, (_, day) => ({
          employeeId: ids[day % ids.length],
          date: `2026-06-${String(day + 8).padStart(2, '0')}`,
          session: day % 2 ? 'FIRST' : 'FULL',
        }));
        if (cells.length > 0) await school.data('PUT', 'setup/v1/employeeAttendance/register', { cells });
        const kept = new Map<number, string>();
        for (const [turn, batch] of runs.entries()) {
          const live = await livePayslips(school.sql, ids);
          const answers = await Promise.all(
            batch.map(({ person, command, client }) => {
              const employee = ids[person] ?? 0;
              return send(command, employee, live.get(employee)?.id ?? never, clients[client] ?? 'ADMIN');
            }),
          );
          for (const { status } of answers) expect([200, 201, 400, 404, 409]).toContain(status);
          const now = await livePayslips(school.sql, ids);
          for (const [person, employee] of ids.entries()) {
            const steps = batch.flatMap((step, index) =>
              step.person === person
                ? [{ command: step.command, succeeded: (answers[index]?.status ?? 500) < 300 }]
                : [],
            );
            const [from, to] = [live.get(employee)?.status ?? null, now.get(employee)?.status ?? null];
            expect([employee, from, steps, to, isExplained(from, steps, to)]).toEqual([
              employee,
              from,
              steps,
              to,
              true,
            ]);
          }
          // The group, its categories and the master data change; what is approved does not.
          if (turn === 1) await revise(turn + runs.length);
          for (const { id, status } of now.values()) {
            const lines = await linesOf(school.sql, id);
            if (status === 'APPROVED' && kept.has(id)) expect(lines).toBe(kept.get(id));
            if (status === 'APPROVED') kept.set(id, lines);
            else kept.delete(id);
          }
        }
        await checkPayslips(school.sql);
        const { salariesPayable, approved, debit, credit } = await journalOf(school, group, period);
        expect([salariesPayable, debit]).toEqual([approved, credit]);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  const revise = async (seed: number): Promise<void> => {
    await school.data('PUT', `setup/v1/payrollGroup/update/${group}`, {
      lopFormula: `GROSS/NWD+${seed % 7}`,
    });
    await school.data('PUT', `finance/v1/PayrollCategory/update/${await school.category('CONV', {})}`, {
      amount: `${4000 + (seed % 5) * 100}.00`,
    });
    await school.sql.query({
      text: `UPDATE employee_department SET name = 'Science ' || $1 WHERE code = 'SC'`,
      values: [seed],
    });
  };

  it('generates in bulk what it generates one by one, in any order (PA2)', async () => {
    const salaries = fc.array(fc.integer({ min: 300_000, max: 3_000_000 }), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(salaries, fc.nat(23), async (pays, turn) => {
        const [singles, bulk] = [await people(pays), await people(pays)];
        const order = orders(singles)[turn] ?? singles;
        for (const employee of order)
          expect((await send('generate', employee, never, 'ADMIN')).status).toBeLessThan(300);
        const rows = await school.data<EmployeeRow[]>(
          'GET',
          `setup/v1/paySlip/getRegularEmployees/${group}/${period}`,
        );
        const payslips = rows.filter(({ employeeId }) => bulk.includes(employeeId));
        await school.data('POST', 'setup/v1/paySlip/bulkGeneratePayslip', { payslips, payPeriod: period });
        const live = await livePayslips(school.sql, [...singles, ...bulk]);
        for (const [index, employee] of singles.entries()) {
          const [one, other] = [live.get(employee), live.get(bulk[index] ?? 0)];
          expect(one?.netPay).toBe(other?.netPay);
          expect(await linesOf(school.sql, one?.id ?? 0)).toBe(await linesOf(school.sql, other?.id ?? 0));
        }
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });

  it('writes nothing while one of many has no pay left, also beside clients that pay the others (PA8)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(3), fc.constantFrom('0.00', '-1.00'), async (poor, netPay) => {
        const ids = await people([600_000, 900_000, 1_200_000, 1_500_000]);
        const rows = await school.data<EmployeeRow[]>(
          'GET',
          `setup/v1/paySlip/getRegularEmployees/${group}/${period}`,
        );
        const own = ids.flatMap((id) => rows.filter(({ employeeId }) => employeeId === id));
        const spoiled = own.map((row, index) =>
          index === poor
            ? {
                ...row,
                netPay,
                payrollCategories: {
                  DEDUCTION: {
                    hrPayrollCategoryList: [
                      { code: 'PF', amount: String(Number(row.payrollCategories.EARNINGS.total) * 2) },
                    ],
                  },
                },
              }
            : row,
        );
        const bulk = (payslips: readonly object[]) =>
          school.call('POST', 'setup/v1/paySlip/bulkGeneratePayslip', { payslips, payPeriod: period });
        const [blocked, again] = await Promise.all([bulk(spoiled), bulk(spoiled)]);
        expect([blocked.status, again.status]).toEqual([400, 400]);
        expect((await livePayslips(school.sql, ids)).size).toBe(0);
        const others = own.filter((_, index) => index !== poor);
        const [refused, made] = await Promise.all([bulk(spoiled), bulk(others)]);
        expect([refused.status, made.status]).toEqual([400, 200]);
        expect((await livePayslips(school.sql, ids)).size).toBe(others.length);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });
});
