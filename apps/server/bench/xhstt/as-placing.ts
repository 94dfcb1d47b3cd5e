import type { PlacedTask, Placing, PlacingInput, Slot, TeacherLimits } from '@school/domain';
import type { Constraint, Instance, PlacedEvent, ProblemEvent } from './archive.ts';

const perSlot = 60;

/** Slots of the week: the times of each day in their order, an hour each. */
const slotsOf = ({ times, timeGroups, days }: Instance): readonly Slot[] => {
  const found = times.map((): Slot => ({ day: 0, ordinal: 0, start: 0, end: perSlot }));
  days.forEach((group, day) =>
    (timeGroups.get(group) ?? []).forEach((time, ordinal) => {
      found[time] = { day, ordinal, start: ordinal * perSlot, end: (ordinal + 1) * perSlot };
    }),
  );
  return found;
};

const isDay = ({ days, timeGroups }: Instance, times: readonly number[]): boolean =>
  days.some((day) => {
    const group = timeGroups.get(day) ?? [];
    return group.length === times.length && times.every((time) => group.includes(time));
  });

/** Most of something on a day, where the rule says it for each day. */
const perDay = (instance: Instance, { timeGroups }: Constraint): number | undefined => {
  const days = timeGroups.filter(({ times, most }) => Number.isFinite(most) && isDay(instance, times));
  return days.length === 0 ? undefined : Math.max(...days.map(({ most }) => most));
};

/** Whether hours of an event must follow each other; the product can only wish that they do. */
const hasBlocks = ({ constraints, events }: Instance): boolean =>
  constraints.some(
    ({ kind, required, most, events: about }) =>
      kind === 'SplitEvents' && required && about.some((id) => (events.get(id)?.duration ?? 1) > most),
  );

/**
 * Whether the product's timetable can say a rule. What it cannot: rooms and teachers to be chosen, days on which a teacher
 * is there at all, lessons spread over more than a day, hours that must follow each other and when those may begin.
 */
export const canBeSaid =
  (instance: Instance) =>
  (constraint: Constraint): boolean => {
    switch (constraint.kind) {
      case 'AssignTime':
      case 'AvoidClashes':
      case 'AvoidUnavailableTimes':
      case 'DistributeSplitEvents':
      case 'LimitIdleTimes':
        return true;
      case 'SplitEvents':
        return !hasBlocks(instance);
      case 'PreferTimes':
        return constraint.events.every((id) => (instance.events.get(id)?.duration ?? 1) === 1);
      case 'SpreadEvents':
        return (
          !hasBlocks(instance) &&
          constraint.timeGroups.every(({ times, least }) => least === 0 && isDay(instance, times))
        );
      case 'LimitBusyTimes':
        return perDay(instance, constraint) !== undefined;
      default:
        return false;
    }
  };

const limitsOf = (instance: Instance, resource: string): TeacherLimits => {
  const about = instance.constraints.filter((one) => one.about.includes(resource));
  const off = (required: boolean): readonly number[] =>
    about.flatMap((one) =>
      one.kind === 'AvoidUnavailableTimes' && one.required === required ? one.times : [],
    );
  const most = about.flatMap((one) => (one.kind === 'LimitBusyTimes' ? (perDay(instance, one) ?? []) : []));
  return { perDay: most.length === 0 ? null : Math.min(...most), never: off(true), ratherNot: off(false) };
};

/** Rules of a kind that an event has a part in. */
const rulesOf = ({ constraints }: Instance, kind: string, event: string): readonly Constraint[] =>
  constraints.filter((one) => one.kind === kind && one.events.includes(event));

/** How long a part of an event may be. */
const longestPart = (instance: Instance, event: ProblemEvent): number =>
  Math.min(event.duration, ...rulesOf(instance, 'SplitEvents', event.id).map((one) => one.mostDuration));

const wantsPairs = (instance: Instance, event: ProblemEvent): boolean =>
  rulesOf(instance, 'DistributeSplitEvents', event.id).some(
    ({ duration, least }) => duration === 2 && least > 0,
  ) || rulesOf(instance, 'SplitEvents', event.id).some(({ most }) => event.duration > most);

const numbers = (): ((key: string) => number) => {
  const known = new Map<string, number>();
  return (key) => {
    if (!known.has(key)) known.set(key, known.size);
    return known.get(key) ?? 0;
  };
};

/** A problem as the product's search takes it, with the event of each task. */
export interface ProblemBoard {
  readonly input: PlacingInput;
  readonly eventOf: readonly ProblemEvent[];
}

/** Groups whose lessons are to be spread over the days, by event. */
const spreadGroups = (instance: Instance): ReadonlyMap<string, string> =>
  new Map(
    instance.constraints
      .filter((one) => one.kind === 'SpreadEvents' && canBeSaid(instance)(one))
      .flatMap(({ eventGroups }) => eventGroups)
      .flatMap((group) => (instance.eventGroups.get(group) ?? []).map((event) => [event, group] as const)),
  );

/** A problem in the words of the product: each hour of an event is a lesson, each resource somebody who is in one place. */
export const boardOfProblem = (instance: Instance, seed: number): ProblemBoard => {
  const slots = slotsOf(instance);
  const [batchOf, subjectOf] = [numbers(), numbers()];
  const resources = [...instance.resources.keys()];
  const spread = spreadGroups(instance);
  const taskOf = (event: ProblemEvent): PlacedTask => {
    const fixed = event.resources.flatMap(({ resource }) => resource ?? []);
    const ofClass = fixed.find((one) => instance.resources.get(one)?.type === 'Class');
    const preferred = rulesOf(instance, 'PreferTimes', event.id).filter(
      (one) => one.required && canBeSaid(instance)(one),
    );
    return {
      batch: batchOf(ofClass ?? event.id),
      subject: subjectOf(spread.get(event.id) ?? event.id),
      teachers: fixed.map((one) => resources.indexOf(one)),
      room: null,
      slots: slots
        .map((_, slot) => slot)
        .filter((slot) => preferred.every(({ times }) => times.includes(slot))),
      inPairs: wantsPairs(instance, event),
      ...(event.time === undefined ? {} : { fixed: event.time }),
    };
  };
  const eventOf = [...instance.events.values()].flatMap((event) =>
    Array.from({ length: event.duration }, () => event),
  );
  const tasks = eventOf.map(taskOf);
  const longest = Math.max(...[...instance.events.values()].map((event) => longestPart(instance, event)));
  return {
    eventOf,
    input: {
      slots,
      days: instance.days.length,
      batches: new Set(tasks.map(({ batch }) => batch)).size,
      rooms: 0,
      teachers: resources.map((resource) => limitsOf(instance, resource)),
      tasks,
      subjectPerDay: spread.size === 0 ? slots.length : longest,
      inARow: slots.length,
      seed,
    },
  };
};

/** Lessons that the search has placed, as parts of events: those that follow each other on a day are one. */
export const partsOf = (
  instance: Instance,
  { eventOf, input }: ProblemBoard,
  placing: Placing,
): readonly PlacedEvent[] => {
  const slotsOfEvent = new Map<ProblemEvent, number[]>();
  placing.forEach((slot, task) => {
    const event = eventOf[task];
    if (event && slot >= 0) slotsOfEvent.set(event, [...(slotsOfEvent.get(event) ?? []), slot]);
  });
  return [...slotsOfEvent].flatMap(([event, slots]) => {
    const longest = longestPart(instance, event);
    const found: { time: number; duration: number }[] = [];
    for (const slot of slots.toSorted((a, b) => a - b)) {
      const last = found.at(-1);
      const follows =
        last !== undefined &&
        last.time + last.duration === slot &&
        last.duration < longest &&
        input.slots[last.time]?.day === input.slots[slot]?.day;
      if (follows) last.duration += 1;
      else found.push({ time: slot, duration: 1 });
    }
    return found.map(({ time, duration }) => ({ event: event.id, time, duration, chosen: [] }));
  });
};
