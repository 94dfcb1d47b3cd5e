import { Conflict } from '@school/kernel';
import { learnBulkSync, learnDoor, learnRerun, learnRetry, learnTest } from '@school/resources';
import type { Asking } from '../../engine/behaviour.ts';
import { handle, type Handler } from '../../engine/operation/handle.ts';
import { sendSignal } from '../../platform/signals/signals.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { planRun } from './beginning.ts';
import { connectionOf, isReady } from './connection.ts';
import { stepWaits } from './learn-clock.ts';
import type { LearnJob } from './learn-job.ts';
import { packageFile } from './package-file.ts';
import { askPlatform } from './platforms/ask-platform.ts';
import type { PlatformFacts } from './platforms/platform.ts';
import { platforms } from './platforms/platforms.ts';
import { Refused, Stopped } from './platforms/stopped.ts';
import { retryNow } from './run.store.ts';

type Named = Pick<Settings, 'learnAddresses'>;

const numbersIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

const refusals: Readonly<Record<string, string>> = {
  NOT_READY: 'The connection to the learning platform is incomplete or switched off.',
  NOT_ALLOWED: 'The server is not allowed to connect to this address: %{said}',
  SILENT: 'No learning platform responds at this address: %{said}',
  REFUSED: 'The learning platform refused it: %{said}',
};

const refusalOf = (problem: string, said: string | null): Conflict =>
  new Conflict(refusals[problem] ?? 'The learning platform refused it: %{said}', {
    code: problem,
    params: { said: said ?? '' },
  });

/** What the platform reports about itself, or why it reports nothing: the transaction has not opened yet. */
const askFacts =
  (settings: Named) =>
  async ({ records, context }: Asking): Promise<PlatformFacts | Conflict> => {
    const connection = await connectionOf({ records, from: context });
    const platform = platforms[connection.platform];
    if (!platform || !isReady(connection)) return refusalOf('NOT_READY', null);
    try {
      return await platform.facts({ connection, ask: askPlatform(settings.learnAddresses) });
    } catch (error) {
      if (error instanceof Stopped) return refusalOf(error.problem, error.said);
      if (error instanceof Refused) return refusalOf('REFUSED', error.message);
      throw error;
    }
  };

/** Status and actions of the synchronisation, for those who manage it. */
export const learnHandlers = (job: LearnJob, settings: Named): readonly Handler[] => [
  handle(
    learnTest,
    ({ ahead }) => {
      if (ahead instanceof Conflict) throw ahead;
      const { site, version, missing } = ahead as PlatformFacts;
      return Promise.resolve({ site, version, missing });
    },
    askFacts(settings),
  ),
  handle(learnBulkSync, async ({ input, work }) => {
    const { users, courses, enrolments, grades, batches } = input;
    const scope = {
      users: users !== false,
      courses: courses !== false,
      enrolments: enrolments !== false,
      grades: grades === true,
      batches: batches ?? [],
    };
    const { run, figures } = await planRun(work, scope, { kind: 'BULK', batches: scope.batches });
    return { run, jobId: await job.start(work, run), figures: [...figures] };
  }),
  handle(learnRerun, async ({ record, work }) => {
    const scope = {
      users: record.users === true,
      courses: record.courses === true,
      enrolments: record.enrolments === true,
      grades: record.grades === true,
      batches: numbersIn(record.batches),
    };
    const { run } = await planRun(work, scope, { kind: 'MANUAL', batches: scope.batches });
    await job.start(work, run);
    return { run };
  }),
  handle(learnRetry, async ({ record, work }) => {
    await retryNow(work.transaction, record.id);
    await sendSignal(work.transaction, { topic: stepWaits, institute: work.context.institute, data: {} });
  }),
  handle(learnDoor, async ({ reader, context }) => {
    const { baseUrl, platform, isEnabled } = await connectionOf({ records: reader, from: context });
    const isOpen = baseUrl !== '' && (isEnabled || platform === 'ONEROSTER');
    return { address: isOpen ? baseUrl : null, platform, isEnabled };
  }),
  packageFile,
];
