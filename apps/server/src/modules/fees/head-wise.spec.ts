import { FeeSchool } from './fee-school.fixture.ts';

interface Report {
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly totals: Readonly<Record<string, string>>;
}

describe('fees by their heads', () => {
  let school: FeeSchool;
  beforeAll(async () => {
    school = await FeeSchool.open();
  });
  afterAll(() => school.at.close());

  it('stand beside each other for each student of a batch, and come to the bill', async () => {
    const { student, bill } = await school.billed();
    await school.pay(student, bill, '1000.00');
    const asked = (shows: string): Promise<Report> =>
      school.at.school.data(
        'GET',
        `setup/v1/report/batchHeads?batch=${school.at.ids['10-A']}&shows=${shows}`,
      );
    const [tuition, lab] = [`heads_${school.head('Tuition')}`, `heads_${school.head('Lab')}`];
    const { rows, totals } = await asked('total');
    expect(rows).toMatchObject([
      { studentId: student, [tuition]: '8925.00', [lab]: '2250.00', sum: '12435.00' },
    ]);
    expect(totals).toMatchObject({ [tuition]: '8925.00', sum: '12435.00' });
    expect((await asked('paid')).rows).toMatchObject([
      { [tuition]: '1000.00', [lab]: '0.00', sum: '1000.00' },
    ]);
    expect((await asked('left')).rows).toMatchObject([{ sum: '11435.00' }]);
    const received = await school.at.school.data<Report>(
      'GET',
      'setup/v1/report/feesReceived?from=2026-07-01&to=2026-07-31',
    );
    expect(received.totals).toMatchObject({ amount: '1000.00' });
  });
});
