import { validate } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { ImportPlan, PlannedField, PlannedPart } from './import-plan.ts';
import { reasonOf } from './row-refused.ts';
import { bodyOf } from './row-values.ts';
import type { CellValues } from './row-values.ts';

/** What a new record still lacks, and the rules that it breaks, as far as its own cells show. */
export const ruleProblems = (
  { engine, cells }: ImportPlan,
  resource: AnyResource,
  said: CellValues,
  fields: readonly (PlannedField & Partial<PlannedPart>)[],
): readonly string[] => {
  const options = { mode: 'create', catalogue: engine.catalogue, context: cells } as const;
  const partOf = ({ path, part = path }: (typeof fields)[number]): string => part;
  return validate(resource, bodyOf(said.values), options).problems.flatMap((problem) => {
    // A field whose cell is wrong, or that names a record, has already been reported.
    if (said.filled.has(problem.field) && !said.values.has(problem.field)) return [];
    const planned = fields.find((one) => partOf(one) === problem.field);
    return planned ? [reasonOf(planned.name, problem, problem.message)] : [];
  });
};
