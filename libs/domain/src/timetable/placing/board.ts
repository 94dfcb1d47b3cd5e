import type { PlacedTask, Placing, PlacingInput } from './input.ts';
import { daysInARow } from '../subject-rules.ts';
import { beyondInARow, gapsIn, holesIn, mostOnDay, subjectDayCost, weights } from './wishes.ts';

const none = -1;

/** Lessons of a group on a day, with the most there may be: a teacher's, or those of a subject of a class. */
interface DayLimit {
  readonly counts: Int16Array;
  readonly most: Int16Array;
  readonly groups: readonly (readonly number[])[];
}

/** Slots that are at the same time, for each slot; itself is one of them. */
const overlapsOf = ({ slots }: PlacingInput): readonly (readonly number[])[] =>
  slots.map((one) =>
    slots.flatMap((other, index) =>
      one.day === other.day && one.start < other.end && other.start < one.end ? [index] : [],
    ),
  );

/**
 * Lessons in their slots. Classes, teachers and rooms are all resources that hold one lesson at a time; the board never
 * holds two lessons of one resource at the same time, whatever is asked of it.
 */
export class Board {
  readonly input: PlacingInput;
  /** Slot of each task, -1 while it stands nowhere. */
  readonly slotOf: Int16Array;
  private readonly resources: readonly (readonly number[])[];
  private readonly overlaps: readonly (readonly number[])[];
  /** Task that a resource holds in a slot. */
  private readonly held: Int32Array;
  /** Periods of a day that a resource holds, as bits. */
  private readonly masks: Int32Array;
  private readonly subjectMasks: Int32Array;
  private readonly dayLimit: DayLimit;
  private readonly ratherNot: ReadonlySet<number>;
  private readonly subjects: number;

  constructor(input: PlacingInput) {
    this.input = input;
    const { tasks, slots, batches, teachers, rooms, days } = input;
    const total = batches + teachers.length + rooms;
    this.subjects = tasks.reduce((most, { subject }) => Math.max(most, subject + 1), 0);
    this.slotOf = new Int16Array(tasks.length).fill(none);
    this.held = new Int32Array(total * slots.length).fill(none);
    this.masks = new Int32Array(total * days);
    this.subjectMasks = new Int32Array(this.subjects * days);
    this.overlaps = overlapsOf(input);
    this.resources = tasks.map(({ batch, teachers: people, room }) => [
      batch,
      ...people.map((teacher) => batches + teacher),
      ...(room === null ? [] : [batches + teachers.length + room]),
    ]);
    this.dayLimit = this.limits();
    this.ratherNot = new Set(
      teachers.flatMap(({ ratherNot }, teacher) => ratherNot.map((slot) => teacher * slots.length + slot)),
    );
  }

  /** Groups of tasks of which only some may be on one day: those of a subject, those of a teacher. */
  private limits(): DayLimit {
    const { tasks, teachers, days } = this.input;
    const lessons = new Int16Array(this.subjects);
    const own: (number | undefined)[] = [];
    for (const { subject, perDay } of tasks) {
      lessons[subject] = (lessons[subject] ?? 0) + 1;
      own[subject] = perDay ?? own[subject];
    }
    const most = new Int16Array(this.subjects + teachers.length);
    for (let subject = 0; subject < this.subjects; subject += 1) {
      most[subject] = mostOnDay(own[subject], this.input, lessons[subject] ?? 0);
    }
    teachers.forEach(({ perDay }, teacher) => (most[this.subjects + teacher] = perDay ?? 99));
    return {
      most,
      counts: new Int16Array(most.length * days),
      groups: tasks.map(({ subject, teachers: people }) => [
        subject,
        ...people.map((teacher) => this.subjects + teacher),
      ]),
    };
  }

  private task(index: number): PlacedTask {
    const task = this.input.tasks[index];
    if (!task) throw new RangeError(`There is no task ${index}.`);
    return task;
  }

  private day(slot: number): number {
    return this.input.slots[slot]?.day ?? 0;
  }

  isFixed(task: number): boolean {
    return this.task(task).fixed !== undefined;
  }

  /** Tasks that would have to go if one came to a slot; undefined where one of them is fixed. */
  conflicts(task: number, slot: number): readonly number[] | undefined {
    const found: number[] = [];
    const width = this.input.slots.length;
    for (const resource of this.resources[task] ?? []) {
      for (const meeting of this.overlaps[slot] ?? []) {
        const other = this.held[resource * width + meeting] ?? none;
        if (other === none || other === task || found.includes(other)) continue;
        if (this.isFixed(other)) return undefined;
        found.push(other);
      }
    }
    return this.withDayLimits(task, slot, found);
  }

  /** One more task of each group that would have too many on the day. */
  private withDayLimits(task: number, slot: number, found: number[]): readonly number[] | undefined {
    const day = this.day(slot);
    const { counts, most, groups } = this.dayLimit;
    const isThere = (other: number): boolean =>
      (this.slotOf[other] ?? none) !== none && this.day(this.slotOf[other] ?? 0) === day;
    for (const group of groups[task] ?? []) {
      const leaving = [...found, task].filter((one) => isThere(one) && groups[one]?.includes(group)).length;
      const left = (counts[group * this.input.days + day] ?? 0) - leaving;
      if (left < (most[group] ?? 0)) continue;
      const other = this.someOf(group, day, found, task);
      if (other === undefined) return undefined;
      found.push(other);
    }
    return found;
  }

  private someOf(group: number, day: number, except: readonly number[], task: number): number | undefined {
    const { groups } = this.dayLimit;
    for (let other = 0; other < this.slotOf.length; other += 1) {
      const slot = this.slotOf[other] ?? none;
      if (slot === none || other === task || this.day(slot) !== day || this.isFixed(other)) continue;
      if (groups[other]?.includes(group) && !except.includes(other)) return other;
    }
    return undefined;
  }

  /** Puts a task that stands nowhere into a slot that nothing stands in the way of. */
  place(task: number, slot: number): void {
    this.set(task, slot, task);
    this.slotOf[task] = slot;
  }

  remove(task: number): void {
    const slot = this.slotOf[task] ?? none;
    if (slot === none) return;
    this.set(task, slot, none);
    this.slotOf[task] = none;
  }

  private set(task: number, slot: number, value: number): void {
    const { slots, days } = this.input;
    const { day, ordinal } = slots[slot] ?? { day: 0, ordinal: 0 };
    const bit = 1 << ordinal;
    const turn = (masks: Int32Array, at: number): void => {
      masks[at] = value === none ? (masks[at] ?? 0) & ~bit : (masks[at] ?? 0) | bit;
    };
    for (const resource of this.resources[task] ?? []) {
      this.held[resource * slots.length + slot] = value;
      turn(this.masks, resource * days + day);
    }
    turn(this.subjectMasks, this.task(task).subject * days + day);
    for (const group of this.dayLimit.groups[task] ?? []) {
      const at = group * days + day;
      this.dayLimit.counts[at] = (this.dayLimit.counts[at] ?? 0) + (value === none ? -1 : 1);
    }
  }

  /** What the wishes weigh that a task has a part in on a day. */
  costAround(task: number, day: number): number {
    const { batch, teachers, subject, inPairs } = this.task(task);
    const { days, batches, inARow } = this.input;
    const of = (masks: Int32Array, row: number): number => masks[row * days + day] ?? 0;
    let cost = holesIn(of(this.masks, batch)) * weights.hole;
    cost += subjectDayCost(of(this.subjectMasks, subject), inPairs === true);
    for (const teacher of teachers) {
      const mask = of(this.masks, batches + teacher);
      cost += gapsIn(mask) * weights.gap + beyondInARow(mask, inARow) * weights.inARow;
    }
    return cost;
  }

  /** What it weighs that teachers, or the subject, would rather not be there. */
  reluctance(task: number, slot: number): number {
    const width = this.input.slots.length;
    const { teachers, ratherNot } = this.task(task);
    return (
      teachers.filter((teacher) => this.ratherNot.has(teacher * width + slot)).length * weights.ratherNot +
      (ratherNot?.includes(slot) ? weights.hours : 0)
    );
  }

  /** What it weighs that the subject of a task stands on days in a row. */
  closeness(task: number): number {
    const { subject, daysBetween } = this.task(task);
    return daysBetween ? this.closenessOf(subject) : 0;
  }

  private closenessOf(subject: number): number {
    let days = 0;
    for (let day = 0; day < this.input.days; day += 1) {
      if (this.subjectMasks[subject * this.input.days + day] !== 0) days |= 1 << day;
    }
    return daysInARow(days) * weights.nextDay;
  }

  /** What all wishes weigh that are not fulfilled. */
  cost(): number {
    const { tasks, days, batches, teachers, inARow } = this.input;
    const of = (masks: Int32Array, row: number, day: number): number => masks[row * days + day] ?? 0;
    const pairs = new Set(tasks.filter(({ inPairs }) => inPairs).map(({ subject }) => subject));
    let cost = 0;
    for (let day = 0; day < days; day += 1) {
      for (let batch = 0; batch < batches; batch += 1)
        cost += holesIn(of(this.masks, batch, day)) * weights.hole;
      for (let teacher = 0; teacher < teachers.length; teacher += 1) {
        const mask = of(this.masks, batches + teacher, day);
        cost += gapsIn(mask) * weights.gap + beyondInARow(mask, inARow) * weights.inARow;
      }
      for (let subject = 0; subject < this.subjects; subject += 1) {
        cost += subjectDayCost(of(this.subjectMasks, subject, day), pairs.has(subject));
      }
    }
    for (const subject of new Set(tasks.flatMap((one) => (one.daysBetween ? [one.subject] : [])))) {
      cost += this.closenessOf(subject);
    }
    this.slotOf.forEach((slot, task) => (cost += slot === none ? 0 : this.reluctance(task, slot)));
    return cost;
  }

  copy(): Placing {
    return [...this.slotOf];
  }
}
