import type { PlacingInput } from './input.ts';
import { mostOnDay } from './wishes.ts';

/**
 * Groups of tasks of which only a limited number may be on one day: those of a subject, those of a teacher. Subjects come
 * first, by their numbers; teachers follow.
 */
export class DayLimits {
  readonly groupsOf: readonly (readonly number[])[];
  readonly tasksOf: readonly (readonly number[])[];
  private readonly counts: Int16Array;
  private readonly most: Int16Array;
  private readonly sizes: Int16Array;
  private readonly days: number;
  private readonly subjects: number;

  constructor(input: PlacingInput, subjectsOf: readonly (readonly number[])[], subjects: number) {
    const { tasks, teachers, days } = input;
    this.days = days;
    this.subjects = subjects;
    const total = subjects + teachers.length;
    this.most = new Int16Array(total);
    this.sizes = Int16Array.from(tasks, ({ length = 1 }) => length);
    const lessons = new Int16Array(subjects);
    const inBlocks = new Set<number>();
    const own: (number | undefined)[] = [];
    tasks.forEach(({ perDay }, task) => {
      for (const subject of subjectsOf[task] ?? []) {
        lessons[subject] = (lessons[subject] ?? 0) + 1;
        own[subject] = perDay ?? own[subject];
        if ((this.sizes[task] ?? 1) > 1) inBlocks.add(subject);
      }
    });
    for (let subject = 0; subject < subjects; subject += 1) {
      const count = lessons[subject] ?? 0;
      // Consecutive lessons count as one for their subject: a second block on the day would no longer be consecutive.
      const asked = inBlocks.has(subject) ? 1 : own[subject];
      this.most[subject] = mostOnDay(asked, input, count);
    }
    teachers.forEach(({ perDay }, teacher) => (this.most[subjects + teacher] = perDay ?? 99));
    this.counts = new Int16Array(total * days);
    this.groupsOf = tasks.map(({ teachers: people }, task) => [
      ...(subjectsOf[task] ?? []),
      ...people.map((teacher) => subjects + teacher),
    ]);
    const members: number[][] = Array.from({ length: total }, () => []);
    this.groupsOf.forEach((groups, task) => groups.forEach((group) => members[group]?.push(task)));
    this.tasksOf = members;
  }

  /** How much of a group's daily limit a task uses. */
  private sizeIn(group: number, task: number): number {
    return group < this.subjects ? 1 : (this.sizes[task] ?? 1);
  }

  /** Records that a task is placed on a day, or removed from it. */
  note(task: number, day: number, by: 1 | -1): void {
    for (const group of this.groupsOf[task] ?? []) {
      const at = group * this.days + day;
      this.counts[at] = (this.counts[at] ?? 0) + by * this.sizeIn(group, task);
    }
  }

  /**
   * By how much a group would exceed its limit on a day with a task, once the leaving ones are gone; 0 or less for not at
   * all.
   */
  excess(group: number, day: number, task: number, leaving: readonly number[]): number {
    let count = (this.counts[group * this.days + day] ?? 0) + this.sizeIn(group, task);
    for (const other of leaving) {
      if (this.groupsOf[other]?.includes(group)) count -= this.sizeIn(group, other);
    }
    return count - (this.most[group] ?? 0);
  }
}
