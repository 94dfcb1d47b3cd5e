import type { Placing, PlacingInput, TeacherLimits } from './input.ts';

/** A rule that a placing breaks, in words for tests. */
export type Breach = string;

const nobody: TeacherLimits = { perDay: null, never: [], ratherNot: [] };

/**
 * Every hard rule that a placing breaks, found by comparing each two lessons: slow, simple, and nothing of the search in
 * it, so that it can prove what that has found.
 */
export const breachesOf = (input: PlacingInput, placing: Placing): readonly Breach[] => {
  const { tasks, slots, teachers, subjectPerDay, days } = input;
  const own = new Map(
    tasks.flatMap(({ subject, perDay }) => (perDay === undefined ? [] : [[subject, perDay]])),
  );
  const found: Breach[] = [];
  const perDay = new Map<string, number>();
  const lessons = new Map<number, number>();
  const add = (key: string): number => {
    const count = (perDay.get(key) ?? 0) + 1;
    perDay.set(key, count);
    return count;
  };
  tasks.forEach(({ subject }) => lessons.set(subject, (lessons.get(subject) ?? 0) + 1));
  tasks.forEach((task, index) => {
    const at = placing[index] ?? -1;
    const slot = slots[at];
    if (!slot) return;
    if (task.fixed !== undefined && task.fixed !== at) found.push(`${index} was moved`);
    if (task.fixed === undefined && !task.slots.includes(at))
      found.push(`${index} stands where its class has none`);
    for (const teacher of task.teachers) {
      const { perDay: most, never } = teachers[teacher] ?? nobody;
      if (task.fixed === undefined && never.includes(at)) found.push(`${index}: teacher ${teacher} cannot`);
      if (add(`t${teacher} ${slot.day}`) > (most ?? 99))
        found.push(`teacher ${teacher}: too many on ${slot.day}`);
    }
    const most = Math.max(
      own.get(task.subject) ?? subjectPerDay,
      Math.ceil((lessons.get(task.subject) ?? 0) / days),
    );
    if (add(`s${task.subject} ${slot.day}`) > most)
      found.push(`subject ${task.subject}: too many on ${slot.day}`);
    for (let later = index + 1; later < tasks.length; later += 1) {
      const other = tasks[later];
      const its = slots[placing[later] ?? -1];
      if (!other || !its || slot.day !== its.day || slot.start >= its.end || its.start >= slot.end) continue;
      if (task.batch === other.batch) found.push(`class ${task.batch}: ${index} and ${later}`);
      if (task.room !== null && task.room === other.room)
        found.push(`room ${task.room}: ${index} and ${later}`);
      const both = task.teachers.find((teacher) => other.teachers.includes(teacher));
      if (both !== undefined) found.push(`teacher ${both}: ${index} and ${later}`);
    }
  });
  return found;
};
