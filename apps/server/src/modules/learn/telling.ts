import { retryAfter } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { dropMappings, mappingsOf, noteMappings, type Mapping } from './mapping.store.ts';
import type {
  LearnPlatform,
  Outcome,
  RemoteIds,
  Speaking,
  Told,
  ToldBatch,
  ToldEnrolment,
  ToldKind,
  ToldSubject,
  ToldUser,
} from './platforms/platform.ts';
import { Refused, type LearnProblem } from './platforms/stopped.ts';
import { noteEnds, type QueuedStep, type StepEnd } from './run.store.ts';

/** What sending steps requires. */
export interface Telling {
  readonly database: Connection;
  readonly platform: LearnPlatform;
  readonly speaking: Speaking;
}

type Tell = (steps: readonly QueuedStep[]) => Promise<readonly Outcome[]>;

/** Platform numbers that steps of one kind refer to. */
const remoteIdsFor = async (steps: readonly QueuedStep[], database: Connection): Promise<RemoteIds> => {
  const named = (part: string): string[] => [
    ...new Set(
      steps.flatMap(({ sent }) => {
        const value = (sent as Readonly<Record<string, unknown>> | null)?.[part];
        return typeof value === 'string' ? [value] : [];
      }),
    ),
  ];
  const known: Partial<Record<ToldKind, ReadonlyMap<string, Mapping>>> = {
    BATCH: await mappingsOf(database, 'BATCH', named('batch')),
    USER: await mappingsOf(database, 'USER', named('user')),
    SUBJECT: await mappingsOf(database, 'SUBJECT', named('subject')),
  };
  return (kind, localId) => known[kind]?.get(localId)?.remoteId;
};

const toldOf = <T>(steps: readonly QueuedStep[], known: ReadonlyMap<string, Mapping>): readonly Told<T>[] =>
  steps.map(({ localId, action, sent }) => ({
    localId,
    remoteId: known.get(localId)?.remoteId ?? null,
    removed: action === 'DELETE',
    // The plan recorded what a step sends, according to its kind.
    sent: sent as T,
  }));

const teller = async (kind: ToldKind, steps: readonly QueuedStep[], telling: Telling): Promise<Tell> => {
  const { database, platform, speaking } = telling;
  const ids = await remoteIdsFor(steps, database);
  const known = await mappingsOf(
    database,
    kind,
    steps.map(({ localId }) => localId),
  );
  const by: Readonly<Record<ToldKind, Tell>> = {
    USER: (some) => platform.users(toldOf<ToldUser>(some, known), speaking),
    BATCH: (some) => platform.batches(toldOf<ToldBatch>(some, known), speaking),
    SUBJECT: (some) => platform.subjects(toldOf<ToldSubject>(some, known), speaking, ids),
    ENROLMENT: (some) => platform.enrolments(toldOf<ToldEnrolment>(some, known), speaking, ids),
  };
  return by[kind];
};

/**
 * Sends steps in one request; if the platform does not accept all of them, one by one, so that each reports its own error.
 */
const tellAll = async (steps: readonly QueuedStep[], tell: Tell): Promise<readonly Outcome[]> => {
  try {
    return await tell(steps);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (steps.length === 1)
      return steps.map(({ localId }) => ({ localId, problem: error.problem, said: error.message }));
    const outcomes: Outcome[] = [];
    for (const step of steps) outcomes.push(...(await tellAll([step], tell)));
    return outcomes;
  }
};

/** How a failed step ends: it is retried a few times automatically. */
export const failedEnd = (
  { id, attempts }: QueuedStep,
  problem: LearnProblem,
  message: string | null,
): StepEnd => ({ id, problem, after: retryAfter(attempts + 1) ?? null, message });

/**
 * Sends steps of one kind to the platform and records the outcome of each. May be restarted at any point: a step that
 * succeeded before its outcome was recorded is found there by its key.
 * @throws Stopped when the platform cannot be reached; nothing is recorded then
 */
export const tellSteps = async (
  kind: ToldKind,
  steps: readonly QueuedStep[],
  telling: Telling,
): Promise<void> => {
  const outcomes = await tellAll(steps, await teller(kind, steps, telling));
  const byId = new Map(outcomes.map((outcome) => [outcome.localId, outcome]));
  const went = steps.flatMap((step) => {
    const outcome = byId.get(step.localId);
    return outcome && 'remoteId' in outcome ? [{ ...step, remoteId: outcome.remoteId }] : [];
  });
  const ends = steps.map((step): StepEnd => {
    const outcome = byId.get(step.localId);
    if (outcome && 'remoteId' in outcome) return { id: step.id, problem: null, after: null, message: null };
    const { problem, said } = outcome ?? { problem: 'REFUSED' as const, said: null };
    return failedEnd(step, problem, said);
  });
  await noteMappings(
    telling.database,
    kind,
    went.filter(({ action }) => action !== 'DELETE'),
  );
  await dropMappings(
    telling.database,
    kind,
    went.filter(({ action }) => action === 'DELETE').map(({ localId }) => localId),
  );
  await noteEnds(telling.database, ends);
};
