import { retryAfter } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { Engine } from '../../engine/engine.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import type { JobRun } from '../../platform/jobs/job.ts';
import { connectionOf, isReady } from './connection.ts';
import { fetchMarks, type Fetching } from './fetching.ts';
import { askPlatform } from './platforms/ask-platform.ts';
import { toldKinds } from './platforms/platform.ts';
import { platforms } from './platforms/platforms.ts';
import { Stopped } from './platforms/stopped.ts';
import {
  beginRun,
  countRun,
  endRun,
  nextSteps,
  noteEnds,
  progressOf,
  putOff,
  takeRetries,
  type QueuedStep,
  type StepEnd,
} from './run.store.ts';
import { failedEnd, tellSteps } from './telling.ts';
import type { StepKind } from './planning.ts';

/** In this order: each kind depends on those before it. */
const kinds: readonly StepKind[] = [...toldKinds, 'EXAM'];

/** What carrying out a run requires. */
export interface Carrier {
  readonly engine: Engine;
  readonly context: CallContext;
  /** Platforms in the internal network that the server may contact. */
  readonly named: readonly string[];
}

/** @throws Stopped `NOT_READY` */
export const fetchingOf = async ({ engine, context, named }: Carrier): Promise<Fetching> => {
  const records = new EngineRecords(engine);
  const connection = await connectionOf({ records, from: context });
  const platform = platforms[connection.platform];
  if (!platform || !connection.isEnabled || !isReady(connection)) throw new Stopped('NOT_READY');
  return {
    engine,
    context,
    records,
    platform,
    database: engine.database.of(context.institute),
    speaking: { connection, ask: askPlatform(named) },
  };
};

const carry = async (kind: StepKind, steps: readonly QueuedStep[], fetching: Fetching): Promise<void> => {
  if (kind === 'EXAM') for (const step of steps) await fetchMarks(step, fetching);
  else await tellSteps(kind, steps, fetching);
};

const deliver = async (run: number, carrier: Carrier, progress: JobRun['progress']): Promise<void> => {
  const fetching = await fetchingOf(carrier);
  const { database } = fetching;
  for (const kind of kinds)
    for (;;) {
      const steps = await nextSteps(database, run, kind);
      if (steps.length === 0) break;
      await carry(kind, steps, fetching);
      const { done, total } = await progressOf(database, run);
      await progress(done, total);
    }
};

/**
 * Carries out a run from its current position: progress is recorded step by step, so that an interrupted run resumes after
 * the last one. If the platform cannot be reached, the rest is retried later automatically.
 */
export const sendRun = async (
  run: number,
  carrier: Carrier,
  progress: JobRun['progress'] = () => Promise.resolve(),
): Promise<void> => {
  const database = carrier.engine.database.of(carrier.context.institute);
  if (!(await beginRun(database, run))) return;
  try {
    await deliver(run, carrier, progress);
    await endRun(database, run, null, null);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    await putOff(database, run, error, retryAfter(1) ?? null);
    await endRun(database, run, error.problem, error.said);
  }
};

const putOffRetries = (steps: readonly QueuedStep[], { problem, said }: Stopped): StepEnd[] =>
  steps.map((step) => failedEnd(step, problem, said));

/** Retries steps that are due. */
export const sendRetries = async (carrier: Carrier): Promise<void> => {
  const database = carrier.engine.database.of(carrier.context.institute);
  for (const kind of kinds)
    for (;;) {
      const steps = await takeRetries(database, kind);
      if (steps.length === 0) break;
      try {
        await carry(kind, steps, await fetchingOf(carrier));
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
        await noteEnds(database, putOffRetries(steps, error));
      }
      for (const run of new Set(steps.map((step) => step.run))) await countRun(database, run);
    }
};
