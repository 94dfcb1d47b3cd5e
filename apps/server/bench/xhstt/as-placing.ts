import type {
  ApartSubjects,
  PlacedTask,
  Placing,
  PlacingInput,
  Slot,
  TeacherLimits,
  Weights,
} from '@school/domain';
import type { Constraint, Instance, PlacedEvent, ProblemEvent } from './archive.ts';

const perSlot = 60;

/** Slots of the week: the times of each day in order, an hour each. */
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

const areDays = (instance: Instance, { timeGroups }: Constraint): boolean =>
  timeGroups.every(({ times }) => isDay(instance, times));

/** Maximum busy times per day, if the rule is about days. */
const perDay = (instance: Instance, rule: Constraint): number | undefined =>
  areDays(instance, rule) && rule.least <= 1 && Number.isFinite(rule.most) ? rule.most : undefined;

/** Maximum events of a group per day, if the rule is about days. */
const spreadPerDay = (instance: Instance, rule: Constraint): number | undefined =>
  areDays(instance, rule) && rule.timeGroups.every(({ least }) => least === 0)
    ? Math.max(...rule.timeGroups.map(({ most }) => most))
    : undefined;

/** Maximum number of busy days. */
const mostDays = (instance: Instance, rule: Constraint): number | undefined =>
  areDays(instance, rule) && rule.least === 0 ? rule.most : undefined;

/**
 * Whether the product's timetable can express a rule. What it cannot: rooms and teachers to be chosen, and lessons spread
 * over anything other than days.
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
      case 'PreferTimes':
      case 'SplitEvents':
        return true;
      case 'SpreadEvents':
        return spreadPerDay(instance, constraint) !== undefined;
      case 'LimitBusyTimes':
        return perDay(instance, constraint) !== undefined;
      case 'ClusterBusyTimes':
        return mostDays(instance, constraint) !== undefined;
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
  const least = (kind: string, of: typeof perDay): number | null => {
    const found = about.flatMap((one) => (one.kind === kind ? (of(instance, one) ?? []) : []));
    return found.length === 0 ? null : Math.min(...found);
  };
  return {
    perDay: least('LimitBusyTimes', perDay),
    mostDays: least('ClusterBusyTimes', mostDays),
    never: off(true),
    ratherNot: off(false),
  };
};

/** Rules of a kind that apply to an event. */
const rulesOf = ({ constraints }: Instance, kind: string, event: string): readonly Constraint[] =>
  constraints.filter((one) => one.kind === kind && one.events.includes(event));

/** The permitted length of a part of an event. */
const longestPart = (instance: Instance, event: ProblemEvent): number =>
  Math.min(event.duration, ...rulesOf(instance, 'SplitEvents', event.id).map((one) => one.mostDuration));

/** Consecutive hours of an event, part by part. */
const partLengths = (instance: Instance, event: ProblemEvent): readonly number[] => {
  const fewest = Math.min(
    event.duration,
    ...rulesOf(instance, 'SplitEvents', event.id).map(({ most }) => most),
  );
  const asked = rulesOf(instance, 'DistributeSplitEvents', event.id).flatMap(
    ({ required, duration = 1, least }) =>
      required && duration > 1 ? Array.from({ length: least }, () => duration) : [],
  );
  const parts: number[] = [];
  let left = event.duration;
  for (const length of asked) {
    if (length > left) continue;
    parts.push(length);
    left -= length;
  }
  const most = longestPart(instance, event);
  while (left > 0) {
    // As short as the number of parts allows.
    const length = Math.min(most, Math.max(1, left - Math.max(0, fewest - parts.length - 1)));
    parts.push(length);
    left -= length;
  }
  return parts;
};

/** Whether two hours of an event should follow each other, where that is a wish. */
const wantsPairs = (instance: Instance, event: ProblemEvent): boolean =>
  rulesOf(instance, 'DistributeSplitEvents', event.id).some(
    ({ required, duration, least }) => !required && duration === 2 && least > 0,
  );

const numbers = (): ((key: string) => number) => {
  const known = new Map<string, number>();
  return (key) => {
    if (!known.has(key)) known.set(key, known.size);
    return known.get(key) ?? 0;
  };
};

/** A problem in the form the product's search expects, with the event of each task. */
export interface ProblemBoard {
  readonly input: PlacingInput;
  readonly eventOf: readonly ProblemEvent[];
}

/** A group of events of which only some may be on the same day. */
interface Spread {
  readonly events: readonly string[];
  readonly most: number;
  readonly rule: Constraint;
}

const spreadsOf = (instance: Instance): readonly Spread[] =>
  instance.constraints.flatMap((rule) => {
    const most = rule.kind === 'SpreadEvents' ? spreadPerDay(instance, rule) : undefined;
    if (most === undefined) return [];
    return rule.eventGroups.map((group) => ({ events: instance.eventGroups.get(group) ?? [], most, rule }));
  });

/** Slots that start a run of the given length within the day, each with that run. */
const blocksOf = (slots: readonly Slot[], length: number): readonly (readonly number[])[] =>
  slots.flatMap((first, at) => {
    const block = Array.from({ length }, (_, later) => at + later);
    return block.every(
      (slot, later) => slots[slot]?.day === first.day && slots[slot].ordinal === first.ordinal + later,
    )
      ? [block]
      : [];
  });

/** Rules about groups that are not a subject in themselves: about single events on different days. */
const apartOf = (
  spreads: readonly Spread[],
  subjectsOf: (event: string) => number,
): readonly ApartSubjects[] =>
  spreads.flatMap(({ events, most, rule }) => {
    const subjects = [...new Set(events.map(subjectsOf))];
    return subjects.length > 1 && most === 1 ? [{ subjects, always: rule.required }] : [];
  });

/** Weights for a problem's wishes; it has no others. */
const weightsOf = ({ constraints }: Instance): Partial<Weights> => {
  const of = (kind: string): number =>
    Math.max(0, ...constraints.flatMap((one) => (one.kind === kind && !one.required ? [one.weight] : [])));
  return {
    hole: 0,
    late: 0,
    gap: of('LimitIdleTimes'),
    sameDay: 0,
    ratherNot: of('AvoidUnavailableTimes'),
    together: of('SpreadEvents'),
  };
};

/**
 * A problem in the product's terms: each part of an event is a task, each resource someone who can be in one place at a
 * time.
 */
export const boardOfProblem = (instance: Instance, seed: number): ProblemBoard => {
  const slots = slotsOf(instance);
  const [batchOf, subjectNumber] = [numbers(), numbers()];
  const resources = [...instance.resources.keys()];
  const spreads = spreadsOf(instance);
  const ownSpread = (event: string): Spread | undefined =>
    spreads.find(({ events, rule }) => rule.required && events.includes(event));
  const subjectOf = (event: string): number => {
    const spread = ownSpread(event);
    return subjectNumber(spread ? spread.events.join(' ') : event);
  };
  const taskOf = (event: ProblemEvent, length: number): PlacedTask => {
    const fixed = event.resources.flatMap(({ resource }) => resource ?? []);
    const ofClass = fixed.find((one) => instance.resources.get(one)?.type === 'Class');
    const preferred = rulesOf(instance, 'PreferTimes', event.id).filter(
      ({ required, duration }) => required && (duration === undefined || duration === length),
    );
    const cells = blocksOf(slots, length).filter(([slot = -1]) =>
      preferred.every(({ times }) => times.includes(slot)),
    );
    return {
      batch: batchOf(ofClass ?? event.id),
      subject: subjectOf(event.id),
      // For lessons that may be consecutive, as many as one part may have.
      perDay: (ownSpread(event.id)?.most ?? slots.length) * (length > 1 ? 1 : longestPart(instance, event)),
      inPairs: wantsPairs(instance, event),
      teachers: fixed.map((one) => resources.indexOf(one)),
      room: null,
      slots: cells.map(([slot = 0]) => slot),
      cells,
      length,
      ...(event.time === undefined ? {} : { fixed: event.time }),
    };
  };
  const parts = [...instance.events.values()].flatMap((event) =>
    partLengths(instance, event).map((length) => [event, length] as const),
  );
  const tasks = parts.map(([event, length]) => taskOf(event, length));
  return {
    eventOf: parts.map(([event]) => event),
    input: {
      slots,
      days: instance.days.length,
      batches: new Set(tasks.map(({ batch }) => batch)).size,
      rooms: 0,
      teachers: resources.map((resource) => limitsOf(instance, resource)),
      tasks,
      subjectPerDay: slots.length,
      inARow: slots.length,
      apart: apartOf(spreads, subjectOf),
      weights: weightsOf(instance),
      seed,
    },
  };
};

/** Lessons placed by the search, as parts of events: consecutive ones on a day form one part. */
export const partsOf = (
  instance: Instance,
  { eventOf, input }: ProblemBoard,
  placing: Placing,
): readonly PlacedEvent[] => {
  const slotsOfEvent = new Map<ProblemEvent, number[]>();
  placing.forEach((slot, task) => {
    const event = eventOf[task];
    const { slots: starts = [], cells = [] } = input.tasks[task] ?? {};
    const taken = cells[starts.indexOf(slot)] ?? [slot];
    if (event && slot >= 0) slotsOfEvent.set(event, [...(slotsOfEvent.get(event) ?? []), ...taken]);
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
