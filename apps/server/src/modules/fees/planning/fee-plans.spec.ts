import { FeeClock } from '../fee-clock.ts';
import { FeeSchool } from '../fee-school.fixture.ts';

interface Fee {
  readonly category: string;
  readonly particular: string;
  readonly batches: string;
  readonly before: string;
  readonly after: string;
}
interface Copied {
  readonly categories: number;
  readonly left: number;
  readonly before: string;
  readonly after: string;
  readonly fees: readonly Fee[];
  readonly leftCategories: readonly Row[];
}
type Row = Readonly<Record<string, unknown>>;

let school: FeeSchool;
beforeAll(async () => {
  school = await FeeSchool.open();
});
afterAll(() => school.at.close());

const rows = (base: string, filter: object): Promise<Row[]> =>
  school.at.school.data('GET', `${base}/getall?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const count = async (base: string): Promise<number> => (await rows(base, {})).length;

describe('fees of the next year', () => {
  const copy = (ids: readonly number[], input: object, preview = false, as = 'EMPLOYEE:ManageFee') =>
    school.at.school.call<Copied>(
      'POST',
      `finance/v1/feeCategories/copyToYear${preview ? '?preview=true' : ''}`,
      { ids, ...input },
      { as },
    );

  it('are those of this one raised by 8 %, for the batches that come after, seen before they are saved', async () => {
    const dates = { startDate: '2027-04-01', endDate: '2028-03-31' };
    const financialYear = await school.save('setup/v1/FinancialYears', { name: '2027-28', ...dates });
    const { course } = await school.at.batch('10-A');
    const academicYear = await school.save('setup/v1/AcademicSetup', { name: '2027-28', ...dates });
    const entered = { course, academicYear, name: 'A', capacity: 30, ...dates };
    const next = await school.save('setup/v1/Batch', entered);
    const alone = { academicYear: undefined, startDate: '2026-04-01', endDate: '2027-03-31' };
    const other = (): Promise<number> => school.save('setup/v1/Class', { name: 'Choir', code: 'CH' });
    const [head, old] = [
      school.head('Tuition'),
      await school.save('setup/v1/masterParticulars', { name: 'Old' }),
    ];
    const category = await school.save('finance/v1/feeCategories', {
      name: 'Tuition',
      financialYear: school.year,
      batches: [school.at.ids['10-A']],
    });
    const particular = { category, masterParticular: head, amount: '12333.33' };
    await school.save('setup/v1/creatingParticulars', { ...particular, batches: [school.at.ids['10-A']] });
    await school.save('setup/v1/creatingParticulars', { ...particular, masterParticular: old });
    await school.at.school.data('PUT', `setup/v1/masterParticulars/update/${old}`, { active: false });
    const off = { category, name: 'Merit', kind: 'AMOUNT', value: '500' };
    await school.save('finance/v1/feeDiscounts', off);

    const before = await Promise.all([
      count('finance/v1/feeCategories'),
      count('setup/v1/creatingParticulars'),
    ]);
    const asked = { financialYear, percent: '8', step: '10' };
    const expected = {
      categories: 1,
      discounts: 1,
      left: 1,
      before: '12333.33',
      after: '13320.00',
      fees: [
        {
          category: 'Tuition',
          particular: 'Tuition',
          batches: '10 A',
          before: '12333.33',
          after: '13320.00',
        },
      ],
      leftCategories: [],
    };
    expect((await copy([category], asked, true)).data).toEqual(expected);
    expect(
      await Promise.all([count('finance/v1/feeCategories'), count('setup/v1/creatingParticulars')]),
    ).toEqual(before);
    expect((await copy([category], asked, false, 'EMPLOYEE:FeeSubmission')).status).toBe(403);
    expect((await copy([category], asked)).data).toEqual(expected);
    const [made] = await rows('finance/v1/feeCategories', { financialYear });
    expect(made).toMatchObject({ name: 'Tuition', batches: [next] });
    expect(await rows('setup/v1/creatingParticulars', { category: made?.['id'] })).toMatchObject([
      { amount: '13320.00', masterParticular: head, batches: [next] },
    ]);
    expect(await rows('finance/v1/feeDiscounts', { category: made?.['id'] })).toMatchObject([
      { name: 'Merit', value: '500.00' },
    ]);
    const refusal = async (ids: readonly number[]): Promise<unknown> => {
      const { status, data } = await copy(ids, asked);
      const [error] = (data as unknown as { errors: Row[] }).errors;
      return [status, error?.['field'], error?.['message']];
    };
    const there = [400, 'financialYear', 'That year already has these fees.'];
    expect(await refusal([category])).toEqual(there);
    expect(await refusal([Number(made?.['id'])])).toEqual(there);
    const sports = await school.save('finance/v1/feeCategories', {
      name: 'Sports',
      financialYear: school.year,
      batches: [await school.save('setup/v1/Batch', { ...entered, ...alone, course: await other() })],
    });
    expect(await refusal([sports])).toEqual([
      400,
      'financialYear',
      'That year has no batches for the courses of these fees. Create its batches first.',
    ]);
    expect(await refusal([category, sports])).toEqual([
      400,
      'financialYear',
      'That year already has these fees, or has no batches for their courses.',
    ]);
    const camp = { name: 'Camp', financialYear: school.year, batches: [school.at.ids['10-A']] };
    const some = await copy(
      [category, sports, await school.save('finance/v1/feeCategories', camp)],
      asked,
      true,
    );
    expect(some.data).toMatchObject({
      categories: 1,
      leftCategories: [
        { category: 'Sports', reason: 'NO_BATCH' },
        { category: 'Tuition', reason: 'THERE' },
      ],
    });
  });

  it('are for whom the year has in class for most of its days, where books begin after classes', async () => {
    const { course } = await school.at.batch('10-A');
    const batch = (name: string, startDate: string, endDate: string): Promise<number> =>
      school.save('setup/v1/Batch', { course, name, capacity: 30, startDate, endDate });
    const old = await batch('J29', '2029-04-01', '2030-03-31');
    const next = await batch('J30', '2030-04-01', '2031-03-31');
    await batch('J31', '2031-04-01', '2032-03-31');
    const books = (startDate: string, endDate: string): Promise<number> =>
      school.save('setup/v1/FinancialYears', { name: startDate, startDate, endDate });
    const [financialYear, following] = [
      await books('2029-07-01', '2030-06-30'),
      await books('2030-07-01', '2031-06-30'),
    ];
    const category = await school.save('finance/v1/feeCategories', {
      name: 'July',
      financialYear,
      batches: [old],
    });
    const particular = { category, masterParticular: school.head('Tuition'), amount: '1000.00' };
    await school.save('setup/v1/creatingParticulars', particular);
    await copy([category], { financialYear: following, percent: '8' });
    expect(await rows('finance/v1/feeCategories', { financialYear: following })).toMatchObject([
      { name: 'July', batches: [next] },
    ]);
  });
});

describe('instalments of a fee', () => {
  it('publish themselves on their days, and come to the whole fee with its discounts and taxes', async () => {
    await school.at.begin();
    const whole = await school.billed();
    const { category } = (await rows('finance/v1/feeCollection', { id: whole.collection }))[0] ?? {};
    const input = { name: 'Part', parts: 3, firstDue: '2026-08-31', months: 1, ahead: 10 };
    const plan = (more: object = {}, preview = false) =>
      school.at.school.call<Row>(
        'POST',
        `finance/v1/feeCategories/instalments/${Number(category)}${preview ? '?preview=true' : ''}`,
        { ...input, ...more },
        { as: 'EMPLOYEE:ManageFee' },
      );
    expect((await plan({ firstDue: '2026-07-20' })).status).toBe(400);
    const days = [
      ['2026-08-21', '2026-08-31'],
      ['2026-09-20', '2026-09-30'],
      ['2026-10-21', '2026-10-31'],
    ];
    const shown = (await plan({ first: '50' }, true)).data['instalments'] as readonly Row[];
    expect(shown.map(({ share, amount }) => [share, amount])).toEqual([
      ['50.00', '6916.67'],
      ['25.00', '3458.33'],
      ['25.00', '3458.33'],
    ]);
    const { status, data } = await plan();
    expect(status).toBe(200);
    const made = data['instalments'] as readonly Row[];
    expect(made.map(({ publishOn, dueDate }) => [publishOn, dueDate])).toEqual(days);
    const clock = school.at.school.application.get(FeeClock);
    for (const [day = ''] of days) await clock.runFor('main', day);
    const parts = (await school.statement(whole.student)).fees.filter(({ id }) => id !== whole.bill);
    expect(parts.map(({ due }) => due).sort()).toEqual(['4145.00', '4145.00', '4145.00']);
    const sums = await school.at.school.sql.query<Row>({
      text: `select sum(amount)::text as amount, sum(discount)::text as discount, sum(tax)::text as tax, sum(total)::text as total
        from student_fee_line where student_fee_id = any($1) group by name order by name`,
      values: [parts.map(({ id }) => id)],
    });
    const once = await school.at.school.sql.query<Row>({
      text: `select amount::text, discount::text, tax::text, total::text from student_fee_line
        where student_fee_id = $1 order by name`,
      values: [whole.bill],
    });
    expect(sums).toEqual(once);
  });
});
