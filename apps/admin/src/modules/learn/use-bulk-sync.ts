import type { AnswerFrom } from '@school/kernel';
import { learnBulkSync } from '@school/resources';
import { useCallback, useState } from 'react';
import { useOperation } from '../../engine/own-screen/use-operation.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';

export const syncKinds = ['users', 'courses', 'enrolments', 'grades'] as const;

/** What to send to the platform, and for whom. */
export interface SyncChoice {
  readonly kinds: Readonly<Record<(typeof syncKinds)[number], boolean>>;
  readonly batches: readonly number[];
}

export type SyncPlan = AnswerFrom<typeof learnBulkSync>;

/** Runs a trial synchronisation and starts the real one; after the choice changes, the trial must be repeated. */
export const useBulkSync = () => {
  const [choice, setChoice] = useState<SyncChoice>({
    kinds: { users: true, courses: true, enrolments: true, grades: false },
    batches: [],
  });
  const input = { ...choice.kinds, batches: choice.batches };
  const [plan, setPlan] = useState<SyncPlan>();
  const { write, busy } = useWrite();
  const { operate, busy: isBeginning } = useOperation(learnBulkSync, 'learn.fail.begin');
  const choose = useCallback((part: Partial<SyncChoice>): void => {
    setChoice((now) => ({ ...now, ...part }));
    setPlan(undefined);
  }, []);
  const tryOut = async (): Promise<void> => {
    const query = { preview: true };
    setPlan(
      await write<SyncPlan>({
        path: '/setup/v1/learn/bulkSync',
        body: input,
        query,
        quiet: true,
        fallback: 'learn.fail.plan',
      }),
    );
  };
  const begin = (): Promise<SyncPlan | undefined> => operate(input);
  return { choice, choose, plan, tryOut, begin, busy, isBeginning };
};
