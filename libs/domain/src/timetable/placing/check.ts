import type { PlacedTask, Placing, PlacingInput, Slot, TeacherLimits } from './input.ts';

/** A rule that a placing breaks, described for tests. */
export type Breach = string;

const nobody: TeacherLimits = { perDay: null, never: [], ratherNot: [] };

/** A lesson of one class in one slot, however it was placed there. */
interface StandingCell {
  readonly task: number;
  readonly at: number;
  readonly slot: Slot;
  readonly batches: readonly number[];
  readonly rooms: readonly number[];
  readonly teachers: readonly number[];
}

const cellsOf = ({ tasks, slots }: PlacingInput, placing: Placing): readonly StandingCell[] =>
  tasks.flatMap((task, index) => {
    const at = placing[index] ?? -1;
    const { batch, room, teachers, beside = [], cells } = task;
    const taken = at < 0 ? [] : (cells?.[task.slots.indexOf(at)] ?? [at]);
    return taken.flatMap((cell) => {
      const slot = slots[cell];
      const batches = [batch, ...beside.map((one) => one.batch)];
      const rooms = [room, ...beside.map((one) => one.room)].flatMap((one) => one ?? []);
      return slot ? [{ task: index, at: cell, slot, batches, rooms, teachers }] : [];
    });
  });

const shared = (one: readonly number[], other: readonly number[]): number | undefined =>
  one.find((id) => other.includes(id));

/** Lessons at the same time that need the same class, teacher or room. */
const meetings = (cells: readonly StandingCell[]): readonly Breach[] =>
  cells.flatMap((one, index) =>
    cells.slice(index + 1).flatMap((other) => {
      const { slot } = one;
      const its = other.slot;
      if (slot.day !== its.day || slot.start >= its.end || its.start >= slot.end) return [];
      const [batch, room] = [shared(one.batches, other.batches), shared(one.rooms, other.rooms)];
      const teacher = shared(one.teachers, other.teachers);
      const both = `${one.task} and ${other.task}`;
      return [
        ...(batch === undefined ? [] : [`class ${batch}: ${both}`]),
        ...(room === undefined ? [] : [`room ${room}: ${both}`]),
        ...(teacher === undefined ? [] : [`teacher ${teacher}: ${both}`]),
      ];
    }),
  );

/** Violations of a task on its own. */
const misplaced = ({ tasks, slots, teachers }: PlacingInput, placing: Placing): readonly Breach[] =>
  tasks.flatMap((task, index) => {
    const at = placing[index] ?? -1;
    if (at < 0) return [];
    if (task.fixed !== undefined) return task.fixed === at ? [] : [`${index} was moved`];
    const place = task.slots.indexOf(at);
    const taken = task.cells?.[place] ?? [at];
    const days = new Set(taken.map((cell) => slots[cell]?.day));
    return [
      ...(place < 0 ? [`${index} stands where its class has none`] : []),
      ...(days.size > 1 ? [`${index} goes over the night`] : []),
      ...task.teachers.flatMap((teacher) =>
        taken.some((cell) => (teachers[teacher] ?? nobody).never.includes(cell))
          ? [`${index}: teacher ${teacher} cannot`]
          : [],
      ),
    ];
  });

/** Teachers with more lessons on a day, or days in the week, than their limits allow. */
const overloaded = ({ teachers, days }: PlacingInput, cells: readonly StandingCell[]): readonly Breach[] =>
  teachers.flatMap(({ perDay, mostDays }, teacher) => {
    const own = cells.filter((cell) => cell.teachers.includes(teacher));
    const counts = Array.from(
      { length: days },
      (_, day) => own.filter(({ slot }) => slot.day === day).length,
    );
    return [
      ...counts.flatMap((count, day) =>
        count > (perDay ?? 99) ? [`teacher ${teacher}: too many on ${day}`] : [],
      ),
      ...(counts.filter((count) => count > 0).length > (mostDays ?? 99)
        ? [`teacher ${teacher}: too many days`]
        : []),
    ];
  });

/** Whether a task belongs to a subject, or is held with a lesson of it. */
const isOf = ({ subject, beside = [] }: PlacedTask, wanted: number): boolean =>
  subject === wanted || beside.some((one) => one.subject === wanted);

/** Subjects that occur too often on a day, or on that of another one. */
const crowded = ({ tasks, slots, days, subjectPerDay, apart = [] }: PlacingInput, placing: Placing) => {
  const standing = (subject: number, day: number): number =>
    tasks.filter((task, index) => isOf(task, subject) && slots[placing[index] ?? -1]?.day === day).length;
  const found: Breach[] = [];
  const subjects = new Set(
    tasks.flatMap(({ subject, beside = [] }) => [subject, ...beside.map((one) => one.subject)]),
  );
  for (let day = 0; day < days; day += 1) {
    for (const subject of subjects) {
      const own = tasks.filter((task) => isOf(task, subject));
      const inBlocks = own.some(({ length = 1 }) => length > 1);
      const asked = own.findLast(({ perDay }) => perDay !== undefined)?.perDay ?? subjectPerDay;
      const most = Math.max(inBlocks ? 1 : asked, Math.ceil(own.length / days));
      if (standing(subject, day) > most) found.push(`subject ${subject}: too many on ${day}`);
    }
    for (const group of apart.filter(({ always }) => always)) {
      const there = group.subjects.filter((subject) => standing(subject, day) > 0);
      if (there.length > 1) found.push(`subjects ${there.join(', ')}: together on ${day}`);
    }
  }
  return found;
};

/**
 * Every hard rule that a placing breaks, found by comparing every two lessons: slow, simple and independent of the search,
 * so that it can verify the search's results.
 */
export const breachesOf = (input: PlacingInput, placing: Placing): readonly Breach[] => {
  const cells = cellsOf(input, placing);
  return [
    ...misplaced(input, placing),
    ...overloaded(input, cells),
    ...crowded(input, placing),
    ...meetings(cells),
  ];
};
