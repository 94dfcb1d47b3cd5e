import type { Constraint, CostFunction, Instance, PlacedEvent } from './archive.ts';

/** The cost of a timetable: broken rules and unfulfilled wishes. */
export interface Cost {
  readonly hard: number;
  readonly soft: number;
}

/** A timetable as the rules see it. */
interface Timetable {
  readonly instance: Instance;
  readonly parts: ReadonlyMap<string, readonly PlacedEvent[]>;
  /** By resource: how many parts there are at each time. */
  readonly busy: ReadonlyMap<string, readonly number[]>;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const outside = (count: number, least: number, most: number): number =>
  Math.max(0, least - count, count - most);

/** Resources of a part: those of its event plus those chosen for roles. */
const resourcesOf = ({ events }: Instance, { event, chosen }: PlacedEvent): readonly string[] => {
  const given = events.get(event)?.resources.flatMap(({ resource }) => resource ?? []) ?? [];
  return [...new Set([...given, ...chosen.flatMap(({ resource }) => resource ?? [])])];
};

const timesOf = ({ time, duration }: PlacedEvent): readonly number[] =>
  time === undefined ? [] : Array.from({ length: duration }, (_, later) => time + later);

const timetableOf = (instance: Instance, placed: readonly PlacedEvent[]): Timetable => {
  const parts = new Map<string, PlacedEvent[]>();
  const busy = new Map([...instance.resources.keys()].map((id) => [id, instance.times.map(() => 0)]));
  for (const part of placed) {
    parts.set(part.event, [...(parts.get(part.event) ?? []), part]);
    for (const resource of resourcesOf(instance, part)) {
      const row = busy.get(resource) ?? [];
      for (const time of timesOf(part)) row[time] = (row[time] ?? 0) + 1;
    }
  }
  return { instance, parts, busy };
};

type Deviations = (constraint: Constraint, timetable: Timetable) => readonly number[];

const eachEvent =
  (
    deviation: (parts: readonly PlacedEvent[], constraint: Constraint, duration: number) => number,
  ): Deviations =>
  (constraint, { instance, parts }) =>
    constraint.events.map((id) =>
      deviation(parts.get(id) ?? [], constraint, instance.events.get(id)?.duration ?? 0),
    );

const eachResource =
  (deviation: (busy: readonly number[], constraint: Constraint) => number): Deviations =>
  (constraint, { busy }) =>
    constraint.about.map((id) => deviation(busy.get(id) ?? [], constraint));

const busyIn = (busy: readonly number[], times: readonly number[]): readonly number[] =>
  times.filter((time) => (busy[time] ?? 0) > 0);

/** Free times between the first and last busy ones of a group. */
const idleIn = (busy: readonly number[], times: readonly number[]): number => {
  const places = times.flatMap((time, place) => ((busy[time] ?? 0) > 0 ? [place] : []));
  const [first = 0, last = -1] = [places[0], places.at(-1)];
  return places.length === 0 ? 0 : last - first + 1 - places.length;
};

const roleOf = (
  { instance, parts }: Timetable,
  { role }: Constraint,
  event: string,
  isOff: (resource: string | undefined) => boolean,
): number => {
  if (!instance.events.get(event)?.resources.some((one) => one.role === role)) return 0;
  const chosen = (part: PlacedEvent): string | undefined =>
    part.chosen.find((one) => one.role === role)?.resource ??
    instance.events.get(event)?.resources.find((one) => one.role === role)?.resource;
  return total((parts.get(event) ?? []).map((part) => (isOff(chosen(part)) ? part.duration : 0)));
};

/** The deviation at each point a rule applies to, by kind of rule. */
const deviations: Readonly<Record<string, Deviations>> = {
  AssignTime: eachEvent((parts, _, duration) => {
    const placed = total(parts.map((part) => (part.time === undefined ? 0 : part.duration)));
    return Math.max(0, duration - placed);
  }),
  AssignResource: (constraint, timetable) =>
    constraint.events.map((event) =>
      roleOf(timetable, constraint, event, (resource) => resource === undefined),
    ),
  PreferResources: (constraint, timetable) =>
    constraint.events.map((event) =>
      roleOf(
        timetable,
        constraint,
        event,
        (resource) => resource !== undefined && !constraint.preferred.includes(resource),
      ),
    ),
  PreferTimes: eachEvent((parts, { times, duration }) =>
    total(
      parts.map((part) =>
        part.time === undefined ||
        times.includes(part.time) ||
        (duration !== undefined && duration !== part.duration)
          ? 0
          : part.duration,
      ),
    ),
  ),
  SplitEvents: eachEvent(
    (parts, { leastDuration, mostDuration, least, most }) =>
      parts.filter(({ duration }) => outside(duration, leastDuration, mostDuration) > 0).length +
      outside(parts.length, least, most),
  ),
  DistributeSplitEvents: eachEvent((parts, { duration, least, most }) =>
    outside(parts.filter((part) => part.duration === duration).length, least, most),
  ),
  SpreadEvents: ({ eventGroups, timeGroups }, { instance, parts }) =>
    eventGroups.map((group) => {
      const starts = (instance.eventGroups.get(group) ?? []).flatMap((event) =>
        (parts.get(event) ?? []).flatMap(({ time }) => time ?? []),
      );
      return total(
        timeGroups.map(({ times, least, most }) =>
          outside(starts.filter((time) => times.includes(time)).length, least, most),
        ),
      );
    }),
  AvoidClashes: eachResource((busy) => total(busy.map((count) => Math.max(0, count - 1)))),
  AvoidUnavailableTimes: eachResource((busy, { times }) => busyIn(busy, times).length),
  LimitIdleTimes: eachResource((busy, { timeGroups, least, most }) =>
    outside(total(timeGroups.map(({ times }) => idleIn(busy, times))), least, most),
  ),
  ClusterBusyTimes: eachResource((busy, { timeGroups, least, most }) =>
    outside(timeGroups.filter(({ times }) => busyIn(busy, times).length > 0).length, least, most),
  ),
  LimitBusyTimes: eachResource((busy, { timeGroups, least, most }) =>
    total(
      timeGroups.map(({ times }) => {
        const count = busyIn(busy, times).length;
        return count === 0 ? 0 : outside(count, least, most);
      }),
    ),
  ),
};

const costOf: Readonly<Record<CostFunction, (deviation: number) => number>> = {
  Linear: (deviation) => deviation,
  Quadratic: (deviation) => deviation * deviation,
  Step: (deviation) => Math.sign(deviation),
};

/**
 * The cost of a timetable by the rules of its problem. It counts what each rule states, is independent of any search, and
 * can therefore judge what a search has found.
 * @param counts rules to consider; all if absent
 * @throws Error for a kind of rule that is not known here
 */
export const costOfTimetable = (
  instance: Instance,
  placed: readonly PlacedEvent[],
  counts: (constraint: Constraint) => boolean = () => true,
): Cost => {
  const timetable = timetableOf(instance, placed);
  const cost = { hard: 0, soft: 0 };
  for (const constraint of instance.constraints.filter(counts)) {
    const { kind, required, weight, costFunction } = constraint;
    const found = deviations[kind];
    if (!found) throw new Error(`Nobody here knows rules of the kind ${kind}.`);
    cost[required ? 'hard' : 'soft'] +=
      weight * total(found(constraint, timetable).map((deviation) => costOf[costFunction](deviation)));
  }
  return cost;
};
