import { Conflict, isAmong } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { nameOfAccount } from '../../platform/accounts/accounts.ts';

const office = ['StudentControl'] as const;
const system = { system: true } as const;
const changeableFor = 24 * 60 * 60 * 1000;

/** Authors may change their remarks within a day; after that the office does. @throws Conflict `TOO_OLD` */
const refuseOld = (row: RecordValues, { context }: Work): void => {
  if (isAmong(context.actor, office)) return;
  if (Date.now() - Date.parse(String(row['createdAt'])) <= changeableFor) return;
  throw new Conflict('A remark can only be changed for 24 hours. Ask the office.', { code: 'TOO_OLD' });
};

/** A remark from a set about subjects names one of the student's batch. */
const refuseSubject = async (row: RecordValues, batch: unknown, work: Work): Promise<void> => {
  const type = await work.records.read(work, 'remarkType', Number(row['type']), system);
  const subject = row['subject'];
  if (typeof subject !== 'number') {
    if (type?.['needsSubject'] === true) throw invalidField('subject', 'required', 'Name the subject.');
    return;
  }
  const found = await work.records.read(work, 'subject', subject, system);
  if (found?.['batch'] !== batch) {
    throw invalidField('subject', 'notReference', 'The subject must be one of the student’s batch.');
  }
};

const batchOf = async (student: unknown, work: Work): Promise<unknown> =>
  (await work.records.read(work, 'student', Number(student), system))?.['batch'] ?? null;

const addToMany = async (input: RecordValues, work: Work): Promise<unknown> => {
  const { students, ...values } = input;
  const inputs = (students as readonly number[]).map((student) => ({ ...values, student }));
  return { created: (await work.records.create(work, 'remark', inputs)).length };
};

/** Remarks keep the batch of their day and their author. */
export const remarkBehaviour: Behaviour = {
  beforeSave: async (input, current, work): Promise<RecordValues> => {
    if (current) refuseOld(current, work);
    if (current && input['student'] !== undefined && input['student'] !== current['student']) {
      throw invalidField('student', 'FIXED', 'A remark cannot be moved to another student.');
    }
    const row = { ...current, ...input };
    const batch = current ? current['batch'] : await batchOf(row['student'], work);
    await refuseSubject(row, batch, work);
    return current
      ? input
      : { ...input, batch, author: await nameOfAccount(work.transaction, work.context.actor.id) };
  },
  beforeDelete: async (current, work) => refuseOld(current, work),
  actions: { addToMany: (_rows, input, work) => addToMany(input, work) },
};
