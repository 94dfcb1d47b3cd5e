import { daysInARow } from '../subject-rules.ts';
import type { PlacingInput } from './input.ts';
import { beforeFirst, beyondInARow, gapsIn, subjectDayCost, usualWeights } from './wishes.ts';
import type { Weights } from './wishes.ts';

/** The cost of unfulfilled wishes, updated lesson by lesson. */
export class WishCost {
  /** All of them. */
  cost = 0;
  private readonly input: PlacingInput;
  private readonly resources: readonly (readonly number[])[];
  private readonly subjectsOf: readonly (readonly number[])[];
  private readonly weights: Weights;
  /** Periods of a day that a resource occupies, as bits. */
  private readonly masks: Int32Array;
  private readonly subjectMasks: Int32Array;
  /** By subject: the days on which it is placed, as bits. */
  private readonly subjectDays: Int32Array;
  private readonly inPairs: readonly boolean[];
  private readonly daysBetween: readonly boolean[];
  /** By subject: the wishes for separate days in which it is involved. */
  private readonly apartOf: readonly (readonly number[])[];
  private readonly apart: readonly (readonly number[])[];
  /** By task and slot. */
  private readonly reluctance: readonly Float64Array[];

  constructor(
    input: PlacingInput,
    resources: readonly (readonly number[])[],
    subjectsOf: readonly (readonly number[])[],
    subjects: number,
  ) {
    const { tasks, days } = input;
    this.input = input;
    this.resources = resources;
    this.subjectsOf = subjectsOf;
    this.weights = { ...usualWeights, ...input.weights };
    const total = input.batches + input.teachers.length + input.rooms;
    this.masks = new Int32Array(total * days);
    this.subjectMasks = new Int32Array(subjects * days);
    this.subjectDays = new Int32Array(subjects);
    const flagged = (is: (task: number) => boolean | undefined): readonly boolean[] => {
      const found = Array.from({ length: subjects }, () => false);
      tasks.forEach((_, task) => {
        if (is(task)) for (const subject of subjectsOf[task] ?? []) found[subject] = true;
      });
      return found;
    };
    this.inPairs = flagged((task) => tasks[task]?.inPairs);
    this.daysBetween = flagged((task) => tasks[task]?.daysBetween);
    this.apart = (input.apart ?? []).filter(({ always }) => !always).map((one) => one.subjects);
    const apartOf: number[][] = Array.from({ length: subjects }, () => []);
    this.apart.forEach((group, at) => group.forEach((subject) => apartOf[subject]?.push(at)));
    this.apartOf = apartOf;
    this.reluctance = this.reluctances();
  }

  /** The cost of slots where the teachers, or the subject, would rather not be. */
  private reluctances(): readonly Float64Array[] {
    const { tasks, teachers, slots } = this.input;
    const unwilling = teachers.map(({ ratherNot }) => new Set(ratherNot));
    return tasks.map(({ teachers: people, ratherNot = [] }) =>
      Float64Array.from(slots, (_, slot) => {
        const against = people.filter((teacher) => unwilling[teacher]?.has(slot)).length;
        return against * this.weights.ratherNot + (ratherNot.includes(slot) ? this.weights.hours : 0);
      }),
    );
  }

  /** The cost of a day for a class or a teacher; rooms have no wishes. */
  private ofDay(resource: number, mask: number): number {
    const { batches, teachers, inARow } = this.input;
    const { hole, late, gap } = this.weights;
    if (resource < batches) return gapsIn(mask) * hole + beforeFirst(mask) * late;
    if (resource >= batches + teachers.length) return 0;
    return gapsIn(mask) * gap + beyondInARow(mask, inARow) * this.weights.inARow;
  }

  private apartOn(group: readonly number[], day: number): number {
    let standing = 0;
    for (const subject of group) {
      if ((this.subjectMasks[subject * this.input.days + day] ?? 0) !== 0) standing += 1;
    }
    return Math.max(0, standing - 1) * this.weights.together;
  }

  /** The cost of a subject on a day, including neighbouring days and subjects it should not meet. */
  private ofSubject(subject: number, day: number): number {
    const mask = this.subjectMasks[subject * this.input.days + day] ?? 0;
    let cost = subjectDayCost(mask, this.inPairs[subject] === true, this.weights);
    if (this.daysBetween[subject]) cost += daysInARow(this.subjectDays[subject] ?? 0) * this.weights.nextDay;
    for (const group of this.apartOf[subject] ?? []) cost += this.apartOn(this.apart[group] ?? [], day);
    return cost;
  }

  /** Records that a task was placed in slots of one day, or removed from them. */
  note(task: number, cells: readonly number[], comes: boolean): void {
    const { slots, days } = this.input;
    const day = slots[cells[0] ?? 0]?.day ?? 0;
    let bits = 0;
    for (const cell of cells) {
      bits |= 1 << (slots[cell]?.ordinal ?? 0);
      this.cost += (comes ? 1 : -1) * (this.reluctance[task]?.[cell] ?? 0);
    }
    const turned = (mask: number): number => (comes ? mask | bits : mask & ~bits);
    for (const resource of this.resources[task] ?? []) {
      const at = resource * days + day;
      const [before, after] = [this.masks[at] ?? 0, turned(this.masks[at] ?? 0)];
      this.cost += this.ofDay(resource, after) - this.ofDay(resource, before);
      this.masks[at] = after;
    }
    for (const subject of this.subjectsOf[task] ?? []) {
      const at = subject * days + day;
      this.cost -= this.ofSubject(subject, day);
      const mask = turned(this.subjectMasks[at] ?? 0);
      this.subjectMasks[at] = mask;
      const ofDays = this.subjectDays[subject] ?? 0;
      this.subjectDays[subject] = mask === 0 ? ofDays & ~(1 << day) : ofDays | (1 << day);
      this.cost += this.ofSubject(subject, day);
    }
  }
}
