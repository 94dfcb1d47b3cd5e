import * as fc from 'fast-check';
import { LeaveSchool } from '../../../../test/leave-school.ts';

type Decision = 'approve' | 'deny' | 'cancel';

/** What one client does: apply for days, or decide on one of the existing applications. */
type Step =
  | { readonly kind: 'ask'; readonly person: number; readonly day: number; readonly length: number }
  | { readonly kind: Decision; readonly place: number };

const day = (place: number): string => `2026-06-${String(place).padStart(2, '0')}`;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('ask' as const),
    person: fc.nat(1),
    day: fc.integer({ min: 1, max: 24 }),
    length: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ kind: fc.constantFrom<Decision>('approve', 'approve', 'deny', 'cancel'), place: fc.nat(9) }),
);

describe('leave under random commands of several clients of two servers, over HTTP', () => {
  let leave: LeaveSchool;
  beforeAll(async () => {
    leave = await LeaveSchool.open();
    await leave.school.listen();
  });
  afterAll(() => leave.school.close());

  const applications = (
    people: readonly number[],
  ): Promise<{ id: number; status: string; version: number }[]> =>
    leave.school.sql.query({
      text: `SELECT id::float8 AS id, status, version FROM leave_application WHERE employee_id = ANY ($1::bigint[]) ORDER BY id`,
      values: [people],
    });
  const send = (
    one: Step,
    people: readonly number[],
    ids: readonly number[],
  ): Promise<{ status: number }> => {
    if (one.kind === 'ask') {
      const end = one.length === 0 ? {} : { endDate: day(Math.min(30, one.day + one.length)) };
      return leave.apply(people[one.person] ?? 0, day(one.day), end);
    }
    const body = one.kind === 'deny' ? { managerRemark: 'Exams' } : {};
    return leave.move(ids[one.place % ids.length] ?? 999_999, one.kind, body);
  };

  /** Table invariants, each with a query for violations. */
  const rules = {
    'nobody is away twice on one day': `SELECT a.id FROM leave_application_day a JOIN leave_application_day b
      ON b.id > a.id AND b.employee_id = a.employee_id AND NOT a.archived AND NOT b.archived
      AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
    'days are covered or beyond the balance': `SELECT id FROM leave_application WHERE days <> covered_days + additional_days
      OR lop_days > days`,
    'what was taken is what approved leave covers': `SELECT e.id FROM employee e WHERE
      (SELECT coalesce(-sum(days), 0) FROM leave_ledger_entry l WHERE l.employee_id = e.id AND l.kind IN ('TAKEN', 'TAKEN_REVERSAL'))
      <> (SELECT coalesce(sum(covered_days), 0) FROM leave_application a WHERE a.employee_id = e.id AND a.status = 'APPROVED')`,
    'no balance is below zero': `SELECT employee_id FROM leave_ledger_entry GROUP BY employee_id, leave_type_id HAVING sum(days) < 0`,
    'approved days stand in the register, others do not': `SELECT a.id FROM leave_application a WHERE
      (SELECT coalesce(sum(fraction), 0) FROM employee_attendance m WHERE m.application_id = a.id)
      <> CASE WHEN a.status = 'APPROVED' THEN a.days ELSE 0 END`,
    'denied and cancelled leave holds no day': `SELECT a.id FROM leave_application a JOIN leave_application_day d
      ON d.application_id = a.id AND NOT d.archived WHERE a.status IN ('DENIED', 'CANCELLED')`,
  } as const;
  const check = async (): Promise<void> => {
    for (const [rule, text] of Object.entries(rules)) {
      expect([rule, await leave.school.sql.query({ text })]).toEqual([rule, []]);
    }
  };

  it('keeps balances, days and the register in step, whatever comes at once (LE1)', async () => {
    const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(batches, async (runs) => {
        const people = await leave.people(2);
        for (const batch of runs) {
          const before = await applications(people);
          const ids = before.map(({ id }) => id);
          const answers = await Promise.all(batch.map((one) => send(one, people, ids)));
          for (const { status } of answers) expect([200, 201, 400, 404, 409, 422]).toContain(status);
          // Denied and cancelled leave is final, and pending applications are decided once.
          const now = new Map((await applications(people)).map((row) => [row.id, row.status]));
          for (const { id, status } of before) {
            if (status === 'DENIED' || status === 'CANCELLED') expect(now.get(id)).toBe(status);
            if (status === 'APPROVED') expect(['APPROVED', 'CANCELLED']).toContain(now.get(id));
          }
          await check();
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  // Together they request no more than there is: days beyond the balance depend on the order of decisions.
  it('ends alike in whatever order the same decisions are made (LE1)', async () => {
    const decisions = fc.array(fc.constantFrom<Decision>('approve', 'deny', 'approve'), {
      minLength: 4,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(
        decisions,
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        async (wanted, order) => {
          const people = await leave.people(2);
          const made: number[][] = [];
          for (const person of people) {
            const own: number[] = [];
            for (const start of [1, 8, 15, 22]) {
              const { data } = await leave.apply(person, day(start), { endDate: day(start + 2) });
              own.push(data.id);
            }
            made.push(own);
          }
          const [straight, shuffled] = made as [number[], number[]];
          const decide = (id: number | undefined, decision: Decision | undefined) =>
            leave.move(id ?? 0, decision ?? 'deny', decision === 'deny' ? { managerRemark: 'Exams' } : {});
          for (const [index, decision] of wanted.entries()) await decide(straight[index], decision);
          await Promise.all(order.map((index) => decide(shuffled[index], wanted[index])));
          const [first, second] = people as [number, number];
          expect(await leave.available(first)).toBe(await leave.available(second));
          const states = async (person: number): Promise<string[]> =>
            (await applications([person])).map(({ status }) => status);
          expect(await states(first)).toEqual(await states(second));
          await check();
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
