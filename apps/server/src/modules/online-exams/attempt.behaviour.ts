import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { giveMinutes, resetAttempt } from './clock.store.ts';
import { examFacts } from './exam.store.ts';
import { refreshResults } from './results.ts';

const reset = async (row: RecordValues, reason: string, work: Work): Promise<void> => {
  const id = Number(row['id']);
  const exam = await examFacts(work.transaction, Number(row['onlineExam']));
  if (!exam || exam.status === 'RESULTS') {
    throw new Conflict('The results are published, so attempts cannot be changed.', { code: 'PUBLISHED' });
  }
  const version = await resetAttempt(work.transaction, id, reason);
  if (version === undefined) return;
  const changes = { status: [row['status'], 'RESET'] as const, resetReason: [null, reason] as const };
  writeAuditLines(work, 'onlineExamAttempt', 'update', [{ id, version, changes }]);
  await refreshResults(work, exam, [Number(row['student'])]);
};

const prolong = async (row: RecordValues, minutes: number, work: Work): Promise<void> => {
  const id = Number(row['id']);
  const version = await giveMinutes(work.transaction, id, minutes);
  if (version === undefined) throw new Conflict('It has already been handed in.', { code: 'ENDED' });
  const changes = { extraMinutes: [null, minutes] as const };
  writeAuditLines(work, 'onlineExamAttempt', 'update', [{ id, version, changes }]);
};

/** Another attempt, so that the previous one does not count (R15), and more time during an attempt. */
export const attemptBehaviour: Behaviour = {
  actions: {
    reset: async (rows, input, work) => {
      for (const row of rows) await reset(row, String(input['reason']), work);
      return {};
    },
    giveTime: async (rows, input, work) => {
      for (const row of rows) await prolong(row, Number(input['minutes']), work);
      return {};
    },
  },
};
