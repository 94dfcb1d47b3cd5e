import { studentSeries } from './chart-series.ts';
import { chartViewsOf, pointLabel, seriesOf } from './chart-views.ts';

it('draws performance from the labels and datasets of the answer (B045)', () => {
  const one = { totalStudentsStates: { stlabels: ['A', 'B'], stdataSet: [3, '4'] } };
  expect(studentSeries(one, 'Students')).toEqual({
    names: ['Students'],
    points: [
      { label: 'A', figures: { Students: 3 } },
      { label: 'B', figures: { Students: 4 } },
    ],
  });
  const two = {
    totalStudentsStates: {
      stlabels: ['A'],
      stdataSet: [
        { label: 'Boys', data: [1] },
        { label: 'Girls', data: [2] },
      ],
    },
  };
  expect(studentSeries(two, 'Students').points).toEqual([{ label: 'A', figures: { Boys: 1, Girls: 2 } }]);
});

it('leaves out what a line does not have', () => {
  const children = {
    totalStudentsStates: {
      stlabels: ['First term', 'Finals'],
      stdataSet: [
        { label: 'Hamza', data: [81.5, 79] },
        { label: 'Aisha', data: [null, 90] },
      ],
    },
  };
  expect(studentSeries(children, 'Students').points).toEqual([
    { label: 'First term', figures: { Hamza: 81.5 } },
    { label: 'Finals', figures: { Hamza: 79, Aisha: 90 } },
  ]);
});

it.each([undefined, null, {}, { totalStudentsStates: null }, { totalStudentsStates: { stlabels: 'x' } }])(
  'has no points without labels: %j',
  (data) => expect(studentSeries(data, 'Students').points).toEqual([]),
);

const actor = (role: 'ADMIN' | 'EMPLOYEE' | 'PARENT', ...held: string[]) => ({
  id: 1,
  role,
  privileges: new Set(held),
});

it('draws money for those who read finance, and attendance for others (B044) (K027)', () => {
  expect(chartViewsOf(actor('ADMIN')).month).toMatchObject({ view: 'receiptsByMonth', value: 'received' });
  expect(chartViewsOf(actor('EMPLOYEE', 'FinanceReports')).week?.view).toBe('receiptsByWeekday');
  expect(chartViewsOf(actor('EMPLOYEE', 'LeaveManagement')).month?.view).toBe('attendanceByWeek');
  expect(chartViewsOf(actor('PARENT')).performance).toBeUndefined();
  expect(chartViewsOf({ ...actor('PARENT'), off: new Set(['attendance']) })).toEqual({});
});

it('names months, weeks and days of the week', () => {
  expect(['2026-04', '2026-04-06', 1, 7].map((value) => pointLabel(value, 'en'))).toEqual([
    'Apr',
    'Apr 6',
    'Mon',
    'Sun',
  ]);
});

it('draws the figures of a view as they are', () => {
  const { month } = chartViewsOf(actor('ADMIN'));
  const rows = [{ month: '2026-04', received: '1200.50' }];
  expect(month && seriesOf(month, rows, { name: 'Sales value', language: 'en' })).toEqual({
    names: ['Sales value'],
    points: [{ label: 'Apr', figures: { 'Sales value': 1200.5 } }],
  });
});
