import { Conflict } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { connectionOf, isReady } from './connection.ts';
import { planSync, type Figures, type Scope } from './planning.ts';
import { isUnderWay, queueSteps } from './run.store.ts';

const total = (figures: readonly Figures[], part: 'skip' | 'leftOut'): number =>
  figures.reduce((sum, one) => sum + one[part], 0);

/** A run that was recorded with its steps. */
export interface Begun {
  readonly run: number;
  readonly figures: readonly Figures[];
}

/** What a run may cover, as the connection allows. */
const allowedScope = (
  scope: Scope,
  allowed: {
    readonly pushUsers: boolean;
    readonly pushCourses: boolean;
    readonly pushEnrolments: boolean;
    readonly pullGrades: boolean;
  },
): Scope => ({
  users: scope.users && allowed.pushUsers,
  courses: scope.courses && allowed.pushCourses,
  enrolments: scope.enrolments && allowed.pushEnrolments,
  grades: scope.grades && allowed.pullGrades,
  batches: scope.batches,
});

/**
 * Plans a synchronisation and records it; only one runs at a time.
 * @param about kind of run, and its place in the schedule
 * @throws Conflict `NOT_READY`, `RUN_UNDER_WAY`
 */
export const planRun = async (work: Work, scope: Scope, about: RecordValues): Promise<Begun> => {
  const { transaction, context, records } = work;
  const connection = await connectionOf({ records, from: work });
  if (connection.platform === 'ONEROSTER')
    throw new Conflict('A OneRoster platform takes files. Download the package instead.', {
      code: 'AS_FILES',
    });
  if (!connection.isEnabled || !isReady(connection))
    throw new Conflict('The connection to the learning platform is incomplete or switched off.', {
      code: 'NOT_READY',
    });
  if (await isUnderWay(transaction))
    throw new Conflict('A synchronisation is already running.', { code: 'RUN_UNDER_WAY' });
  const what = allowedScope(scope, connection);
  const { steps, figures } = await planSync(transaction, context.institute, connection, what);
  const values = {
    ...what,
    ...about,
    events: steps.length,
    skipped: total(figures, 'skip'),
    leftOut: total(figures, 'leftOut'),
    underWay: 'NOW',
    startedOn: context.today,
    startedAt: new Date().toISOString(),
    ...(context.actor.id > 0 ? { startedBy: context.actor.id } : {}),
  };
  const [saved] = await records.create(work, 'learnSyncRun', [values], { system: true });
  const run = Number(saved?.['id']);
  await queueSteps(transaction, run, steps);
  return { run, figures };
};
