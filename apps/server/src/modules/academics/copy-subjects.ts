import { copiedSubjectFields } from '@school/resources';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { holdBatch } from './batch.store.ts';

const system = { system: true } as const;

/** What a batch gets as a subject. */
export interface SubjectSource {
  readonly values: RecordValues;
  readonly courseSubject: number | null;
  readonly subjectGroup: number | null;
  /** Name of the elective group it belongs to; null for a subject that everyone takes. */
  readonly electiveGroup: string | null;
}
export interface Copied {
  readonly created: readonly string[];
  /** Codes and names that already existed. */
  readonly skipped: readonly string[];
}

const bare = (value: unknown): string => String(value).toLowerCase();
const wordsOf = ({ code, name }: RecordValues): string => `${String(code)} ${String(name)}`;

/** The fields that a subject of a batch copies. */
export const copiedValues = (row: RecordValues): RecordValues =>
  Object.fromEntries(copiedSubjectFields.map((key) => [key, row[key] ?? null]));

/** The elective group of that name in the batch, created if missing. */
const electiveGroupIn = async (work: Work, batch: number, name: string | null): Promise<number | null> => {
  if (name === null) return null;
  const groups = await work.records.list(work, 'electiveGroup', {
    filter: { batch },
    most: 5_000,
    ...system,
  });
  const found = groups.find((group) => bare(group['name']) === bare(name));
  if (found) return Number(found['id']);
  const [made] = await work.records.create(work, 'electiveGroup', [{ batch, name }], system);
  return Number(made?.['id']);
};

/**
 * Gives a batch the subjects it lacks: none whose code or name it already has (R32). The batch is locked, so that two
 * concurrent copies run one after the other.
 */
export const copySubjects = async (
  work: Work,
  sources: readonly SubjectSource[],
  batch: number,
): Promise<Copied> => {
  await holdBatch(work.transaction, batch);
  const present = await work.records.list(work, 'subject', {
    filter: { batch },
    most: 5_000,
    ...system,
  });
  const taken = new Set(present.flatMap(({ code, name }) => [`code ${bare(code)}`, `name ${bare(name)}`]));
  const created: string[] = [];
  const skipped: string[] = [];
  for (const { values, electiveGroup, ...references } of sources) {
    const keys = [`code ${bare(values['code'])}`, `name ${bare(values['name'])}`];
    if (keys.some((key) => taken.has(key))) {
      skipped.push(wordsOf(values));
      continue;
    }
    keys.forEach((key) => taken.add(key));
    const group = await electiveGroupIn(work, batch, electiveGroup);
    const input = { ...values, ...references, electiveGroup: group, batch };
    await work.records.create(work, 'subject', [input], system);
    created.push(wordsOf(values));
  }
  return { created, skipped };
};
