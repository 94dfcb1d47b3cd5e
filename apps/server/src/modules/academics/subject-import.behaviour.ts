import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { copiedValues, copySubjects, type SubjectSource } from './copy-subjects.ts';

const system = { system: true } as const;
const idOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The subjects of a batch as another batch gets them. */
const sourcesOf = async (work: Work, batch: number): Promise<readonly SubjectSource[]> => {
  const rows = await work.records.list(work, 'subject', {
    filter: { batch, archived: false },
    sort: [['code', 'ASC']],
    most: 5_000,
    ...system,
  });
  const groups = await work.records.list(work, 'electiveGroup', {
    filter: { batch },
    most: 5_000,
    ...system,
  });
  const names = new Map(groups.map(({ id, name }) => [id, String(name)]));
  return rows.map((row) => ({
    values: copiedValues(row),
    courseSubject: idOrNull(row['courseSubject']),
    subjectGroup: idOrNull(row['subjectGroup']),
    electiveGroup: names.get(row['electiveGroup']) ?? null,
  }));
};

/** Whatever belongs to only one course or batch is left out where the other batch differs. */
const asIn = async (
  work: Work,
  sources: readonly SubjectSource[],
  from: RecordValues,
  to: RecordValues,
): Promise<readonly SubjectSource[]> => {
  const ids = sources.flatMap(({ subjectGroup }) => (subjectGroup === null ? [] : [subjectGroup]));
  const groups = await work.records.list(work, 'subjectGroup', {
    filter: { id_in: ids, course: Number(to['course']), batch_empty: true },
    most: 5_000,
    ...system,
  });
  const shared = new Set(groups.map(({ id }) => id));
  const sameCourse = from['course'] === to['course'];
  return sources.map((source) => ({
    ...source,
    courseSubject: sameCourse ? source.courseSubject : null,
    subjectGroup: shared.has(source.subjectGroup) ? source.subjectGroup : null,
  }));
};

const runImport = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const from = Number(input['fromBatch']);
  // The same order for all, so that two imports into the same batches never deadlock.
  const targets = [...((input['toBatches'] ?? []) as readonly number[])].sort((a, b) => a - b);
  if (targets.includes(from)) {
    throw invalidField('toBatches', 'SAME', 'Choose batches other than the one the subjects come from.');
  }
  const source = await work.records.read(work, 'batch', from, system);
  const sources = await sourcesOf(work, from);
  let created = 0;
  const skipped: string[] = [];
  for (const id of targets) {
    const target = await work.records.read(work, 'batch', id, system);
    if (!source || !target) continue;
    const done = await copySubjects(work, await asIn(work, sources, source, target), id);
    created += done.created.length;
    skipped.push(...done.skipped.map((name) => `${String(target['fullName'])}: ${name}`));
  }
  return {
    ...input,
    created,
    skipped: skipped.length,
    skippedNames: skipped.join('\n').slice(0, 20_000) || null,
  };
};

/** Saving an import copies the subjects; it never changes afterwards. */
export const subjectImportBehaviour: Behaviour = {
  beforeSave: (input, current, work) => {
    if (!current) return runImport(input, work);
    const { version: _version, ...rest } = input;
    if (Object.entries(rest).some(([key, value]) => JSON.stringify(value) !== JSON.stringify(current[key]))) {
      throw new Conflict('This has been imported and cannot be changed. Make another import instead.', {
        code: 'DONE',
      });
    }
    return input;
  },
};
