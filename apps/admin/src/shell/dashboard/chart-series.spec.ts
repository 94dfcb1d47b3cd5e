import { overviewSample, sampleMonths, studentSeries } from './chart-series.ts';

it('draws the overview from a fixed sample of January to June (B044) (K027)', () => {
  const names = sampleMonths.map((day) => day.toLocaleDateString('en', { month: 'long' }));
  expect([names.length, names[0], names.at(-1)]).toEqual([6, 'January', 'June']);
  expect(Object.values(overviewSample).map((figures) => figures.length)).toEqual([6, 6]);
});

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
