import type { AnyOperation } from '@school/kernel';
import { defineJob } from '../../platform/jobs/job.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { RecordValues } from '../behaviour.ts';
import type { Engine } from '../engine.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { askedInput } from '../write/asked-input.ts';
import type { StartOperation } from '../operation/operations.ts';
import { answerOnce } from '../write/idempotency.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { EngineRecords } from '../write/records.ts';
import { runOperation } from './run-operation.ts';

/** What a job of an operation receives: the call as validated. */
export interface OperationJobInput {
  readonly operation: string;
  readonly ids: readonly number[];
  readonly input: RecordValues;
}

const kind = 'operation';

const operationOf = (engine: Engine, key: string): AnyOperation => {
  const operation = engine.operations.find(key);
  if (!operation) throw new Error(`The catalogue has no operation "${key}".`);
  return operation;
};

/** Operations that run in the background. A job that is restarted after a crash finds what it has done under its id. */
export const operationJob = (engine: Engine): JobDefinition<OperationJobInput> =>
  defineJob({
    kind,
    title: ({ operation }) => operationOf(engine, operation).label,
    run: async ({ operation: key, ids, input }, { id, context, progress }) => {
      const operation = operationOf(engine, key);
      const text = await inTransaction(engine, new EngineRecords(engine), context, (work) =>
        answerOnce(work, { key: `job-${id}`, method: 'JOB', path: key, body: { ids, input } }, async () =>
          JSON.stringify(
            await runOperation(engine, operation, { ids, input, addressed: new Set() }, work, { progress }),
          ),
        ),
      );
      return JSON.parse(text) as unknown;
    },
  });

/**
 * Validates the input before the job is started, so that a mistake is reported at its field and not in the list of jobs.
 */
export const startJob =
  (engine: Engine, jobs: Jobs): StartOperation =>
  async ({ key, input: shape }, { ids, input, addressed }, work) => {
    askedInput({ engine, work }, shape, input, addressed);
    const sent: OperationJobInput = { operation: key, ids, input };
    const { jobId } = await jobs.start(work.context, operationJob(engine), sent, {
      transaction: work.transaction,
    });
    return { jobId };
  };
