import type { PlacedTask, PlacingInput } from './input.ts';
import { DayLimits } from './day-limits.ts';
import { WishCost } from './wish-cost.ts';

const none = -1;

/** Slots that overlap each slot in time, including itself. */
const overlapsOf = ({ slots }: PlacingInput): readonly (readonly number[])[] =>
  slots.map((one) =>
    slots.flatMap((other, index) =>
      one.day === other.day && one.start < other.end && other.start < one.end ? [index] : [],
    ),
  );

/** The slots a task occupies when placed in each of its slots. */
const cellsOf = ({ slots, cells, fixed }: PlacedTask): ReadonlyMap<number, readonly number[]> =>
  new Map([
    ...slots.map((slot, at) => [slot, cells?.[at] ?? [slot]] as const),
    ...(fixed === undefined || slots.includes(fixed) ? [] : [[fixed, [fixed]] as const]),
  ]);

/**
 * Lessons in their slots. Classes, teachers and rooms are all resources that hold one lesson at a time; the board never
 * holds two lessons of one resource at the same time, nor breaks any other rule, whatever is requested.
 */
export class Board {
  readonly input: PlacingInput;
  /** Slot of each task, -1 while it is unplaced. */
  readonly slotOf: Int16Array;
  /** Number of unplaced tasks. */
  unplaced: number;
  readonly subjectsOf: readonly (readonly number[])[];
  private readonly resources: readonly (readonly number[])[];
  private readonly overlaps: readonly (readonly number[])[];
  private readonly cells: readonly ReadonlyMap<number, readonly number[]>[];
  /** Task that occupies a resource in a slot. */
  private readonly held: Int32Array;
  private readonly limits: DayLimits;
  private readonly wishes: WishCost;
  private readonly subjects: number;
  /** By subject: those that must never be on the same day. */
  private readonly apart: readonly (readonly number[])[];

  constructor(input: PlacingInput) {
    this.input = input;
    const { tasks, slots, batches, teachers, rooms, apart = [] } = input;
    const total = batches + teachers.length + rooms;
    this.subjectsOf = tasks.map(({ subject, beside = [] }) => [
      ...new Set([subject, ...beside.map((one) => one.subject)]),
    ]);
    this.subjects = Math.max(0, ...this.subjectsOf.flat().map((subject) => subject + 1));
    this.slotOf = new Int16Array(tasks.length).fill(none);
    this.unplaced = tasks.length;
    this.held = new Int32Array(total * slots.length).fill(none);
    this.overlaps = overlapsOf(input);
    this.cells = tasks.map(cellsOf);
    const roomRow = (room: number | null): readonly number[] =>
      room === null ? [] : [batches + teachers.length + room];
    this.resources = tasks.map(({ batch, teachers: people, room, beside = [] }) => [
      ...new Set([
        batch,
        ...people.map((teacher) => batches + teacher),
        ...roomRow(room),
        ...beside.flatMap((one) => [one.batch, ...roomRow(one.room)]),
      ]),
    ]);
    this.limits = new DayLimits(input, this.subjectsOf, this.subjects);
    this.wishes = new WishCost(input, this.resources, this.subjectsOf, this.subjects);
    const never: number[][] = Array.from({ length: this.subjects }, () => []);
    for (const { subjects, always } of apart) {
      if (!always) continue;
      for (const one of subjects) never[one]?.push(...subjects.filter((other) => other !== one));
    }
    this.apart = never;
  }

  private task(index: number): PlacedTask {
    const task = this.input.tasks[index];
    if (!task) throw new RangeError(`There is no task ${index}.`);
    return task;
  }

  dayOf(slot: number): number {
    return this.input.slots[slot]?.day ?? 0;
  }

  isFixed(task: number): boolean {
    return this.input.tasks[task]?.fixed !== undefined;
  }

  /** All slots that a task occupies when placed in one. */
  cellsAt(task: number, slot: number): readonly number[] {
    return this.cells[task]?.get(slot) ?? [slot];
  }

  private isOn(task: number, day: number): boolean {
    const slot = this.slotOf[task] ?? none;
    return slot !== none && this.dayOf(slot) === day;
  }

  /** Tasks that occupy what a task needs at the time of a slot. */
  holders(task: number, slot: number): readonly number[] {
    const found: number[] = [];
    const width = this.input.slots.length;
    for (const cell of this.cellsAt(task, slot)) {
      for (const resource of this.resources[task] ?? []) {
        for (const meeting of this.overlaps[cell] ?? []) {
          const other = this.held[resource * width + meeting] ?? none;
          if (other !== none && other !== task && !found.includes(other)) found.push(other);
        }
      }
    }
    return found;
  }

  /** Tasks that would have to go if one moved to a slot; undefined where one of them is fixed. */
  conflicts(task: number, slot: number): readonly number[] | undefined {
    const found = [...this.holders(task, slot)];
    if (found.some((other) => this.isFixed(other))) return undefined;
    const day = this.dayOf(slot);
    const fits =
      this.withoutApart(task, day, found) &&
      this.withinDay(task, day, found) &&
      this.withinDays(task, day, found);
    return fits ? found : undefined;
  }

  /** Adds tasks of the day that must not be on it with the task; false where one is fixed. */
  private withoutApart(task: number, day: number, found: number[]): boolean {
    for (const subject of this.subjectsOf[task] ?? []) {
      for (const other of this.apart[subject] ?? []) {
        for (const one of this.limits.tasksOf[other] ?? []) {
          if (one === task || !this.isOn(one, day) || found.includes(one)) continue;
          if (this.isFixed(one)) return false;
          found.push(one);
        }
      }
    }
    return true;
  }

  /** Adds tasks of each group that would exceed its limit on the day; false where those are fixed. */
  private withinDay(task: number, day: number, found: number[]): boolean {
    const isThere = this.isOn(task, day);
    for (const group of this.limits.groupsOf[task] ?? []) {
      for (;;) {
        const leaving = found.filter((one) => this.isOn(one, day));
        if (this.limits.excess(group, day, task, isThere ? [...leaving, task] : leaving) <= 0) break;
        const other = this.limits.tasksOf[group]?.find(
          (one) => one !== task && this.isOn(one, day) && !this.isFixed(one) && !found.includes(one),
        );
        if (other === undefined) return false;
        found.push(other);
      }
    }
    return true;
  }

  /** Clears a day of each teacher who would come on too many; false where fixed tasks require all of them. */
  private withinDays(task: number, day: number, found: number[]): boolean {
    for (const teacher of this.task(task).teachers) {
      const most = this.input.teachers[teacher]?.mostDays;
      if (most == null) continue;
      const byDay = new Map<number, number[]>();
      for (const one of this.limits.tasksOf[this.subjects + teacher] ?? []) {
        const slot = this.slotOf[one] ?? none;
        if (slot === none || one === task || found.includes(one)) continue;
        byDay.set(this.dayOf(slot), [...(byDay.get(this.dayOf(slot)) ?? []), one]);
      }
      byDay.delete(day);
      while (byDay.size >= most) {
        const [least] = [...byDay]
          .filter(([, tasks]) => !tasks.some((one) => this.isFixed(one)))
          .toSorted(([, a], [, b]) => a.length - b.length);
        if (!least) return false;
        byDay.delete(least[0]);
        found.push(...least[1]);
      }
    }
    return true;
  }

  /** Places an unplaced task in a slot without conflicts. */
  place(task: number, slot: number): void {
    this.set(task, slot, task);
    this.slotOf[task] = slot;
    this.unplaced -= 1;
    this.limits.note(task, this.dayOf(slot), 1);
  }

  remove(task: number): void {
    const slot = this.slotOf[task] ?? none;
    if (slot === none) return;
    this.set(task, slot, none);
    this.slotOf[task] = none;
    this.unplaced += 1;
    this.limits.note(task, this.dayOf(slot), -1);
  }

  private set(task: number, slot: number, value: number): void {
    const width = this.input.slots.length;
    const cells = this.cellsAt(task, slot);
    for (const cell of cells) {
      for (const resource of this.resources[task] ?? []) this.held[resource * width + cell] = value;
    }
    this.wishes.note(task, cells, value !== none);
  }

  /** Total weight of the unfulfilled wishes. */
  cost(): number {
    return this.wishes.cost;
  }
}
