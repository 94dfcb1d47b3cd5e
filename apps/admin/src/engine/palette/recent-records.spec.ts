import { withRecent } from './recent-records.ts';

const record = (id: number, title = `Record ${id}`) => ({ resource: 'thing', id, title, to: `/thing/${id}` });

it('keeps the ten latest, each once, the newest first', () => {
  const many = Array.from({ length: 12 }, (_, id) => record(id)).reduce(
    withRecent,
    [] as ReturnType<typeof withRecent>,
  );
  expect(many.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(
    withRecent(many, record(5, 'Renamed'))
      .map(({ title }) => title)
      .slice(0, 2),
  ).toEqual(['Renamed', 'Record 11']);
});
