import type { PlacedEvent } from './archive.ts';
import { boardOfProblem, canBeSaid, partsOf } from './as-placing.ts';
import { costOfTimetable } from './cost.ts';
import { readArchive } from './read-archive.ts';

const rule = (kind: string, about: string, more = '', required = true): string =>
  `<${kind}Constraint Id="${kind}"><Name>x</Name><Required>${required}</Required><Weight>2</Weight>
    <CostFunction>Linear</CostFunction><AppliesTo>${about}</AppliesTo>${more}</${kind}Constraint>`;
const allEvents = '<EventGroups><EventGroup Reference="all"/></EventGroups>';
const ann = '<Resources><Resource Reference="ann"/></Resources>';
const eachDay = (limit = ''): string =>
  `<TimeGroups><TimeGroup Reference="mo">${limit}</TimeGroup><TimeGroup Reference="tu">${limit}</TimeGroup></TimeGroups>`;
const limits = (least: number, most: number): string =>
  `<Minimum>${least}</Minimum><Maximum>${most}</Maximum>`;

/** Two days of three hours; Ann teaches two classes two hours each. */
const archive = (constraints: string): string => `<HighSchoolTimetableArchive><Instances><Instance Id="small">
  <Times><TimeGroups><Day Id="mo"/><Day Id="tu"/></TimeGroups>
    ${['mo', 'tu']
      .flatMap((day) => [1, 2, 3].map((n) => `<Time Id="${day}${n}"><Day Reference="${day}"/></Time>`))
      .join('')}</Times>
  <Resources><ResourceTypes/><ResourceGroups/>
    <Resource Id="ann"><ResourceType Reference="Teacher"/></Resource>
    <Resource Id="a"><ResourceType Reference="Class"/></Resource>
    <Resource Id="b"><ResourceType Reference="Class"/></Resource></Resources>
  <Events><EventGroups/>
    ${['a', 'b']
      .map(
        (batch) => `<Event Id="of-${batch}"><Duration>2</Duration><Resources><Resource Reference="ann"/>
          <Resource Reference="${batch}"/></Resources><EventGroups><EventGroup Reference="all"/></EventGroups></Event>`,
      )
      .join('')}</Events>
  <Constraints>${constraints}</Constraints></Instance></Instances>
  <SolutionGroups/></HighSchoolTimetableArchive>`;

const part = (event: string, time: number | undefined, duration = 1): PlacedEvent => ({
  event,
  time,
  duration,
  chosen: [],
});
/** Ann at the first and third hour of Monday, twice at the first of Tuesday. */
const placed = [part('of-a', 0), part('of-a', 2), part('of-b', 3), part('of-b', 3)];

it.each([
  ['an event without its hours', rule('AssignTime', allEvents), [part('of-a', 0)], 6],
  ['two lessons of Ann at once', rule('AvoidClashes', ann), placed, 2],
  [
    'an hour in which she cannot',
    rule('AvoidUnavailableTimes', ann, '<Times><Time Reference="mo3"/></Times>'),
    placed,
    2,
  ],
  ['a free hour between two', rule('LimitIdleTimes', ann, eachDay() + limits(0, 0)), placed, 2],
  ['a second day', rule('ClusterBusyTimes', ann, eachDay() + limits(0, 1)), placed, 2],
  ['a day with more than one hour', rule('LimitBusyTimes', ann, eachDay() + limits(0, 1)), placed, 2],
  ['parts of one hour', rule('SplitEvents', allEvents, '<MinimumDuration>2</MinimumDuration>'), placed, 8],
  [
    'no double lesson',
    rule('DistributeSplitEvents', allEvents, `<Duration>2</Duration>${limits(1, 1)}`),
    [part('of-a', 0, 2), part('of-b', 3), part('of-b', 4)],
    2,
  ],
  ['two on one day, of a group', rule('SpreadEvents', allEvents, eachDay(limits(0, 1))), placed, 4],
  [
    'an hour that is not preferred',
    rule('PreferTimes', allEvents, '<Times><Time Reference="mo1"/><Time Reference="tu1"/></Times>'),
    placed,
    2,
  ],
])('the checker counts %s', (_, constraints, timetable, cost) => {
  const { instance } = readArchive(archive(constraints));
  expect(costOfTimetable(instance, timetable)).toEqual({ hard: cost, soft: 0 });
});

it('what is a wish is no broken rule, and a kind that nobody knows is told', () => {
  const wish = readArchive(archive(rule('AvoidClashes', ann, '', false))).instance;
  expect(costOfTimetable(wish, placed)).toEqual({ hard: 0, soft: 2 });
  const strange = readArchive(archive(rule('OrderEvents', allEvents))).instance;
  expect(() => costOfTimetable(strange, placed)).toThrow('OrderEvents');
});

it('hours that follow each other on a day are one part, never over the night', () => {
  const { instance } = readArchive(archive(rule('AssignTime', allEvents)));
  const board = boardOfProblem(instance, 1);
  const said = (placing: readonly number[]) =>
    partsOf(instance, board, placing).map(({ event, time, duration }) => [event, time, duration]);
  expect(said([0, 1, 2, 3])).toEqual([
    ['of-a', 0, 2],
    ['of-b', 2, 1],
    ['of-b', 3, 1],
  ]);
});

it('rules that the product has no words for are named', () => {
  const { instance } = readArchive(
    archive(
      rule('ClusterBusyTimes', ann, eachDay() + limits(0, 1)) +
        rule('LimitBusyTimes', ann, eachDay() + limits(0, 2)) +
        rule('SpreadEvents', allEvents, eachDay(limits(0, 1))) +
        rule('SpreadEvents', allEvents, eachDay(limits(1, 1))) +
        rule('SplitEvents', allEvents, '<MaximumAmount>2</MaximumAmount>'),
    ),
  );
  const cannot = instance.constraints.filter((one) => !canBeSaid(instance)(one));
  expect(cannot.map(({ kind, timeGroups }) => [kind, timeGroups[0]?.least])).toEqual([['SpreadEvents', 1]]);
});

it('hours that are to follow each other are one task, and days and spreads go with it', () => {
  const { instance } = readArchive(
    archive(
      rule('SplitEvents', allEvents, '<MaximumAmount>1</MaximumAmount>') +
        rule('PreferTimes', allEvents, '<Times><Time Reference="mo1"/><Time Reference="tu2"/></Times>') +
        rule('SpreadEvents', allEvents, eachDay(limits(0, 1))) +
        rule('ClusterBusyTimes', ann, eachDay() + limits(0, 1)) +
        rule('LimitBusyTimes', ann, eachDay() + limits(0, 3)),
    ),
  );
  const { input } = boardOfProblem(instance, 1);
  expect(input.tasks).toHaveLength(2);
  expect(input.tasks[0]).toMatchObject({
    length: 2,
    perDay: 1,
    slots: [0, 4],
    cells: [
      [0, 1],
      [4, 5],
    ],
  });
  expect(input.tasks[0]?.subject).toBe(input.tasks[1]?.subject);
  expect(input.teachers[0]).toMatchObject({ perDay: 3, mostDays: 1 });
});
