import { NotFound } from '@school/kernel';
import type { Reading } from '../../engine/operation/handle.ts';
import type { Filter } from '@school/kernel';
import type { RecordOf, RecordValues } from '../../engine/behaviour.ts';
import { badParameter } from '../../engine/calls/query-parameters.ts';
import { rollNumberDetails } from './batch.store.ts';
import type { RollNumberDetails } from './batch.store.ts';
import {
  activeBatches,
  batchNames,
  activeBatchNames,
  inactiveBatchNames,
  batchesOfClass,
  classesWithBatches,
  rollNumbersToEdit,
} from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

interface BatchName {
  readonly batchId: number;
  readonly batchName: string;
}

interface ClassWithBatches {
  readonly classId: number;
  readonly className: string;
  readonly batches: readonly BatchName[];
}

/**
 * No school has more over all its years. The lists come unpaged, as 001 §7.3 specifies: names only, read by one statement.
 */
const inUse: Filter = { active: true };

const nameOf = ({ id, fullName }: RecordValues): BatchName => ({
  batchId: Number(id),
  batchName: String(fullName),
});

const withName = (row: RecordValues): RecordOf<'batch'> & BatchName => ({ ...row, ...nameOf(row) });

type Asking = Pick<Reading, 'context' | 'reader'>;

const listed = (
  { context, reader }: Asking,
  filter: Filter,
  fields?: readonly string[],
): Promise<RecordValues[]> =>
  reader.list(context, 'batch', {
    filter: { ...filter, archived: false },
    sort: [['fullName', 'ASC']],
    ...(fields ? { fields } : {}),
    most: 10_000,
  });

const named = async (asking: Asking, filter: Filter): Promise<readonly BatchName[]> =>
  (await listed(asking, filter, ['fullName'])).map(nameOf);

declare module '@school/kernel' {
  interface KnownAnswers {
    batchNames: readonly BatchName[];
    activeBatchNames: readonly BatchName[];
    inactiveBatchNames: readonly BatchName[];
    activeBatches: readonly (RecordOf<'batch'> & BatchName)[];
    batchesOfClass: readonly (RecordOf<'batch'> & BatchName)[];
    classesWithBatches: readonly ClassWithBatches[];
    rollNumbersToEdit: RollNumberDetails;
  }
}

/** Batches by name, class and state. */
export const batchReadings = [
  handle(activeBatches, async ({ context, reader }) => {
    return (await listed({ context, reader }, inUse)).map(withName);
  }),
  handle(batchNames, ({ context, reader }) => named({ context, reader }, {})),
  handle(activeBatchNames, ({ context, reader }) => named({ context, reader }, inUse)),
  handle(inactiveBatchNames, ({ context, reader }) => named({ context, reader }, { active: false })),
  handle(batchesOfClass, async ({ input, context, reader }) => {
    const course = input.classId ?? 0;
    if (course === 0) throw badParameter('classId', 'classId must be the id of a class.');
    return (await listed({ context, reader }, { course })).map(withName);
  }),
  handle(classesWithBatches, async ({ context, reader }) => {
    const courses = await reader.list(context, 'course', {
      filter: { active: true, archived: false },
      fields: ['name'],
      sort: [['sortOrder', 'ASC']],
      most: 10_000,
    });
    const batches = new Map<unknown, BatchName[]>();
    for (const batch of await listed({ context, reader }, inUse, ['fullName', 'course'])) {
      const ofCourse = batches.get(batch['course']);
      if (ofCourse) ofCourse.push(nameOf(batch));
      else batches.set(batch['course'], [nameOf(batch)]);
    }
    return courses.map(({ id, name }) => ({
      classId: Number(id),
      className: String(name),
      batches: batches.get(id) ?? [],
    }));
  }),
  handle(rollNumbersToEdit, async ({ input: { class: course, batch }, context, connection, reader }) => {
    const seen = await reader.read(context, 'batch', batch);
    const found = seen && (await rollNumberDetails(connection, course, batch));
    if (!found) throw new NotFound();
    return found;
  }),
];
