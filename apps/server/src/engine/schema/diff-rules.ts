import type { PlannedTable } from './plan.ts';
import type { ConstraintState, IndexState, TableState } from './state.ts';
import type { Step } from './step.ts';

/** Changes of constraints and indexes, by the time at which they may be made. */
export interface RuleSteps {
  readonly drops: readonly Step[];
  readonly renames: readonly Step[];
  readonly adds: readonly Step[];
  /** Foreign keys, once every table exists. */
  readonly links: readonly Step[];
}

interface Named {
  readonly name: string;
}
interface Matching<T extends Named> {
  readonly gone: readonly T[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  readonly added: ReadonlySet<string>;
}

/** Pairs what is wanted with what exists: first by name, then, under another name, by meaning. */
const match = <T extends Named>(
  wanted: readonly T[],
  found: readonly T[],
  same: (a: T, b: T) => boolean,
): Matching<T> => {
  const kept = new Set(
    wanted
      .filter((item) => found.some((other) => other.name === item.name && same(item, other)))
      .map(({ name }) => name),
  );
  const spare = found.filter(({ name }) => !kept.has(name));
  const renamed: { from: string; to: string }[] = [];
  const added = new Set<string>();
  for (const item of wanted.filter(({ name }) => !kept.has(name))) {
    const at = spare.findIndex((other) => same(item, other));
    const other = spare[at];
    if (other) {
      renamed.push({ from: other.name, to: item.name });
      spare.splice(at, 1);
    } else added.add(item.name);
  }
  return { gone: spare, renamed, added };
};

/** The name of a check carries a hash of its source text; how PostgreSQL prints it may differ between two versions. */
const sameConstraint = (a: ConstraintState, b: ConstraintState): boolean =>
  a.kind === b.kind &&
  (a.kind === 'check' || a.kind === 'exclude' ? a.name === b.name : a.definition === b.definition);

const sameIndex = (a: IndexState, b: IndexState): boolean =>
  a.unique === b.unique && a.definition === b.definition;

const empty = (name: string): TableState => ({
  name,
  columns: [],
  constraints: [],
  indexes: [],
  appendOnly: false,
  leftBehind: false,
});

const linksFirst = (a: ConstraintState, b: ConstraintState): number =>
  Number(b.kind === 'foreign') - Number(a.kind === 'foreign');

/** Constraints and indexes that are new, changed, renamed or no longer wanted; without `found` the table is new. */
export const diffRules = (planned: PlannedTable, canonical: TableState, found?: TableState): RuleSteps => {
  const table = planned.name;
  const fresh = found === undefined;
  const there = found ?? empty(table);
  const constraints = match(canonical.constraints, there.constraints, sameConstraint);
  const indexes = match(canonical.indexes, there.indexes, sameIndex);
  const added = planned.constraints
    .filter(({ name }) => constraints.added.has(name))
    .map((constraint): Step => ({ kind: 'addConstraint', table, planned: constraint, fresh }));
  const isLink = (step: Step): boolean => step.kind === 'addConstraint' && step.planned.kind === 'foreign';
  return {
    drops: [
      ...constraints.gone
        .toSorted(linksFirst)
        .map((state): Step => ({ kind: 'dropConstraint', table, state })),
      ...indexes.gone.map((state): Step => ({ kind: 'dropIndex', table, state })),
    ],
    renames: [
      ...constraints.renamed.map((names): Step => ({ kind: 'renameConstraint', table, ...names })),
      ...indexes.renamed.map((names): Step => ({ kind: 'renameIndex', table, ...names })),
    ],
    adds: [
      // A new table brings its other constraints with it.
      ...(fresh ? [] : added.filter((step) => !isLink(step))),
      ...planned.indexes
        .filter(({ name }) => indexes.added.has(name))
        .map((index): Step => ({ kind: 'addIndex', table, planned: index, fresh })),
    ],
    links: added.filter(isLink),
  };
};
