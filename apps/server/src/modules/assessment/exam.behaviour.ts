import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import { clashOf, groupFacts, lockSchedule, marksGiven, openSubjects } from './exam.store.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import { clearExam, sittingFacts } from './seating/seating.store.ts';
import { refreshAfter } from './grouped-results.ts';

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who or what is occupied at the time. */
const clashes = {
  batch: 'The batch already has %{subject} for %{batch} from %{startTime} to %{endTime}.',
  room: 'The room is already taken by %{subject} for %{batch} from %{startTime} to %{endTime}.',
  invigilators: 'An invigilator already has %{subject} for %{batch} from %{startTime} to %{endTime}.',
} as const;

/** @throws Conflict naming the exam that the planned one clashes with (R23) */
const refuseClash = async (id: number, values: RecordValues, { transaction }: Work): Promise<void> => {
  await lockSchedule(transaction);
  const clash = await clashOf(transaction, {
    id,
    batch: Number(values['batch']),
    subject: Number(values['subject']),
    date: textIn(values['date']),
    startTime: textIn(values['startTime']),
    endTime: textIn(values['endTime']),
    room: textIn(values['room']) || null,
    invigilators: idsIn(values['invigilators']),
  });
  if (!clash) return;
  const { by, subject, batch, startTime, endTime } = clash;
  const field = by === 'batch' ? 'startTime' : by;
  throw conflictAt(field, 'CLASH', clashes[by], { subject, batch, startTime, endTime });
};

/** Exam groups with marks need a maximum and a pass mark; with grades alone they need neither. */
const marksFor = (examType: string, values: RecordValues): RecordValues => {
  if (examType === 'GRADES') return { maximumMarks: null, minimumMarks: null };
  for (const field of ['maximumMarks', 'minimumMarks']) {
    if (values[field] === null || values[field] === undefined) {
      throw invalidField(field, 'required', 'This is required where marks are given.');
    }
  }
  return {};
};

/** @throws Conflict for a maximum below marks already given */
const refuseLowMaximum = async (values: RecordValues, current: RecordValues, work: Work): Promise<void> => {
  const { highest } = await marksGiven(work.transaction, Number(current['id']));
  const maximum = values['maximumMarks'];
  if (highest !== null && maximum !== null && Number(maximum) < Number(highest)) {
    throw conflictAt('maximumMarks', 'BELOW_MARKS', 'Someone already has %{highest} marks.', { highest });
  }
};

/** An exam moved to another time leaves its sitting, and its students lose their seats; this needs confirmation. */
const leavesSitting = async (values: RecordValues, work: Work): Promise<RecordValues> => {
  const sitting = values['sitting']
    ? await sittingFacts(work.transaction, Number(values['sitting']))
    : undefined;
  if (!sitting) return {};
  const [date, from, to] = ['date', 'startTime', 'endTime'].map((key) => textIn(values[key]));
  const stays =
    date === sitting.date &&
    (from ?? '').slice(0, 5) >= sitting.startTime &&
    (to ?? '').slice(0, 5) <= sitting.endTime;
  if (stays) return {};
  askFirst(work.context, {
    message: 'The exam will leave its sitting %{name}, and its students will lose their seats.',
    reason: 'leavesSitting',
    params: { name: sitting.name },
  });
  return { sitting: null };
};

/** An exam is in the batch of its group, clashes with no other, and its maximum covers the marks given. */
export const examBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const group = await groupFacts(work.transaction, Number(current?.['examGroup'] ?? input['examGroup']));
    if (!group) throw invalidField('examGroup', 'notReference', 'The exam group does not exist.');
    const values = { ...current, ...input, batch: group.batch };
    if (!current) {
      const open = await openSubjects(work.transaction, group.id);
      if (!open.some(({ id }) => id === Number(input['subject']))) {
        throw invalidField(
          'subject',
          'notReference',
          'The batch does not have this subject, or the subject already has an exam.',
        );
      }
    }
    const marks = marksFor(group.examType, values);
    if (current) await refuseLowMaximum({ ...values, ...marks }, current, work);
    await refuseClash(Number(current?.['id'] ?? 0), values, work);
    const leaves = current ? await leavesSitting(values, work) : {};
    return { ...input, ...marks, ...leaves, ...(current ? {} : { batch: group.batch }) };
  },
  afterSave: async (saved, before, work) => {
    if (before?.['sitting'] && !saved['sitting']) await clearExam(work.transaction, Number(saved['id']));
    await refreshAfter(Number(saved['examGroup']), Number(saved['batch']), work);
  },
  beforeDelete: async (current, work) => {
    const { scores } = await marksGiven(work.transaction, Number(current['id']));
    if (scores > 0) {
      throw new Conflict('The exam has marks for %{scores} students, so it cannot be deleted.', {
        code: 'HAS_DEPENDENTS',
        params: { scores },
        data: { dependents: [{ entity: 'examScore', label: 'Marks', count: scores, sample: [] }] },
      });
    }
  },
};
