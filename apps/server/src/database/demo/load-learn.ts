import type { Work } from '../../engine/behaviour.ts';
import { noteMappings } from '../../modules/learn/mapping.store.ts';
import { connectionOf } from '../../modules/learn/connection.ts';
import { planSync } from '../../modules/learn/planning.ts';
import { toldKinds } from '../../modules/learn/platforms/platform.ts';
import { endRun, nextSteps, noteEnds, queueSteps } from '../../modules/learn/run.store.ts';
import type { ApiClient, Saved } from './api-client.ts';
import type { UserLoading } from './load-users.ts';

const refusal = 'Email address already exists';

/** A run of one batch that Moodle accepted except for one account; no network calls are made. */
const syncBatch = async (work: Work, batch: number): Promise<void> => {
  const { transaction, context, records } = work;
  const connection = await connectionOf({ records, from: work });
  const scope = { users: true, courses: true, enrolments: true, grades: false, batches: [batch] };
  const { steps } = await planSync(transaction, context.institute, connection, scope);
  const startedAt = new Date().toISOString();
  const values = { ...scope, events: steps.length, startedOn: context.today, startedAt, underWay: 'NOW' };
  const [saved] = await records.create(work, 'learnSyncRun', [values], { system: true });
  const run = Number(saved?.['id']);
  await queueSteps(transaction, run, steps);
  let remote = 40;
  for (const kind of toldKinds)
    for (;;) {
      const some = await nextSteps(transaction, run, kind);
      if (some.length === 0) break;
      const went = some.map((step) => ({ ...step, remoteId: String((remote += 1)) }));
      const refused = kind === 'USER' ? went[0]?.id : undefined;
      await noteMappings(
        transaction,
        kind,
        went.filter(({ id }) => id !== refused),
      );
      await noteEnds(
        transaction,
        went.map(({ id }) =>
          id === refused
            ? { id, problem: 'REFUSED', after: null, message: refusal }
            : { id, problem: null, after: null, message: null },
        ),
      );
    }
  await endRun(transaction, run, null, null);
};

/** A connection that is not in use, as nothing answers there, and a run from when it was in use. */
export const loadLearn = async (
  api: ApiClient,
  { records, database, context }: UserLoading,
): Promise<void> => {
  await api.put('setup/v1/LearnConnection/update', {
    platform: 'MOODLE',
    baseUrl: 'https://learn.greenfield.example',
    clientSecret: 'not a real token',
  });
  const [batch] = await api.get<readonly Saved[]>('setup/v1/Batch/getall?sort=["id","ASC"]&range=[0,0]');
  if (!batch) return;
  await database.transaction(context.institute, (transaction) =>
    syncBatch({ context, transaction, records }, batch.id),
  );
};
