import { Conflict } from '@school/kernel';
import type { NotificationEventKey } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { accountsOfBatch, groupFacts, groupHasScores, holdBatch, type GroupFacts } from './exam.store.ts';
import { keepGroupResults } from './results.ts';

const factsOf = async (row: RecordValues, { transaction }: Work): Promise<GroupFacts> => {
  const group = await groupFacts(transaction, Number(row['id']));
  if (!group) throw new Conflict('The exam group no longer exists.', { code: 'GONE' });
  await holdBatch(transaction, group.batch);
  return group;
};

/** @throws Conflict for a group without exams */
const refuseEmpty = (row: RecordValues): void => {
  if (Number(row['exams'] ?? 0) === 0) {
    throw new Conflict('The group has no exams yet.', { code: 'NO_EXAMS' });
  }
};

const tell = async (group: GroupFacts, message: NotificationEventKey, link: string, work: Work) => {
  const accounts = await accountsOfBatch(work.transaction, group.batch);
  await notify(work.transaction, accounts, {
    message,
    params: { name: group.name, batch: group.batchName },
    link,
  });
};

const askAboutMissing = ({ name }: GroupFacts, missing: number, { context }: Work): void => {
  if (missing === 0) return;
  askFirst(context, {
    message: '%{missing} marks for %{name} are missing. They will count as zero.',
    reason: 'missingMarks',
    params: { name, missing },
  });
};

/** The settings of a group are fixed once there are marks; publication notifies students and parents. */
export const examGroupBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const changes = (key: string): boolean => key in input && input[key] !== current?.[key];
    if (current && (changes('examType') || changes('batch'))) {
      const isFixed = await groupHasScores(work.transaction, Number(current['id']));
      const field = changes('examType') ? 'examType' : 'batch';
      if (isFixed)
        throw conflictAt(field, 'HAS_MARKS', 'This cannot be changed because marks have been entered.');
      if (changes('batch') && Number(current['exams'] ?? 0) > 0) {
        throw conflictAt('batch', 'HAS_EXAMS', 'This cannot be changed because the group has exams.');
      }
    }
    return input;
  },
  transitions: {
    publishSchedule: async (row, _asked, work) => {
      const group = await factsOf(row, work);
      refuseEmpty(row);
      await tell(group, 'exam.scheduled', '/student/exam_schedule', work);
      return { schedulePublishedAt: new Date().toISOString() };
    },
    publishResult: async (row, _asked, work) => {
      const group = await factsOf(row, work);
      refuseEmpty(row);
      askAboutMissing(group, await keepGroupResults(group, work), work);
      await tell(group, 'exam.results', '/student/exam_results', work);
      const now = new Date().toISOString();
      return {
        resultPublishedAt: now,
        ...(row['schedulePublishedAt'] ? {} : { schedulePublishedAt: now }),
      };
    },
    takeBackResult: () => ({ resultPublishedAt: null }),
    takeBackSchedule: () => ({ schedulePublishedAt: null }),
  },
};
