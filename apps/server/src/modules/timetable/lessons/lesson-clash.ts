import type { Clash, ClashRule } from '@school/domain';
import { Conflict } from '@school/kernel';
import { conflictAt } from '../../../engine/envelope/refusals.ts';
import { stateOf } from '../../../engine/envelope/database-failure.ts';
import type { NamedLesson } from './lesson.store.ts';

/** Whether the database refused to have a class, teacher or room in two places. */
export const isExclusion = (error: unknown): boolean => stateOf(error) === '23P01';

const sentences: Readonly<Record<ClashRule, readonly [field: string, sentence: string]>> = {
  CLASS: ['classTiming', '%{batch} has %{subject} from %{from} to %{to} on this day.'],
  TEACHER: ['teachers', '%{teacher} teaches %{subject} in %{batch} from %{from} to %{to} on this day.'],
  ROOM: ['classroom', '%{room} is taken by %{batch} (%{subject}) from %{from} to %{to} on this day.'],
};

/** The names used to report a clash. */
export const clashParams = ({ with: other, who }: Clash<NamedLesson>) => ({
  batch: other.batchName,
  subject: other.subjectName,
  teacher: other.teacherNames[other.teachers.indexOf(who)] ?? '',
  room: other.roomName ?? '',
  from: other.startTime.slice(0, 5),
  to: other.endTime.slice(0, 5),
});

/** 409 that names who or what is elsewhere at that time, at the corresponding field. */
export const clashRefusal = (clash: Clash<NamedLesson>): Conflict => {
  const [field, sentence] = sentences[clash.rule];
  return conflictAt(field, 'overlaps', sentence, clashParams(clash));
};
