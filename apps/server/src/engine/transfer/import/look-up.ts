import type { RecordValues, Work } from '../../behaviour.ts';
import type { ExistingRecords } from './existing-records.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ReferenceFinder } from './reference-finder.ts';
import { RowRefused } from './row-refused.ts';
import { bodyOf } from './row-values.ts';
import type { NamedReference } from './row-values.ts';

/** What the rows of a run share. */
export interface RunParts {
  readonly plan: ImportPlan;
  readonly finder: ReferenceFinder;
  readonly existing: ExistingRecords;
  /** Whether changes still have to be put into words. */
  readonly wantsSample: () => boolean;
}

const idOf = (
  parts: RunParts,
  work: Work,
  reference: NamedReference,
  text: string,
  form: RecordValues,
): Promise<number> => {
  const { planned, field } = reference;
  const create = field.type === 'ref' && parts.plan.creates.has(planned.path);
  return parts.finder.find(work, { path: planned.path, name: planned.name, field, text, form, create });
};

const idsOf = async (
  parts: RunParts,
  work: Work,
  reference: NamedReference,
  form: RecordValues,
): Promise<number | readonly number[]> => {
  const { field, text } = reference;
  if (field.type === 'ref') return idOf(parts, work, reference, text, form);
  const ids: number[] = [];
  const names = text.split(/[;|\n]/).map((name) => name.trim());
  for (const name of names.filter((one) => one !== ''))
    ids.push(await idOf(parts, work, reference, name, form));
  return [...new Set(ids)];
};

/** Finds the records that a row names. @throws RowRefused listing everything that names none */
export const lookUp = async (
  parts: RunParts,
  work: Work,
  references: readonly NamedReference[],
  values: Map<string, unknown>,
  existing?: RecordValues,
): Promise<void> => {
  const refused: string[] = [];
  for (const reference of references) {
    const form = { ...existing, ...bodyOf(values) };
    try {
      values.set(reference.at, await idsOf(parts, work, reference, form));
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      refused.push(error.message);
    }
  }
  if (refused.length > 0) throw new RowRefused(refused.join('; '));
};
