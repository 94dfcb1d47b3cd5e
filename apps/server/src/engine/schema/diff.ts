import { diffColumns, joined, nothing } from './diff-columns.ts';
import type { Part, Permission } from './diff-columns.ts';
import { diffRules } from './diff-rules.ts';
import type { PlannedTable } from './plan.ts';
import { renamesOf } from './rename.ts';
import type { SchemaState, TableState } from './state.ts';
import type { Step } from './step.ts';

/** What is to be compared. */
export interface Comparison {
  readonly wanted: readonly PlannedTable[];
  /** The wanted tables in PostgreSQL's words. */
  readonly canonical: SchemaState;
  readonly there: SchemaState;
  readonly permission?: Permission;
}

const closed: Permission = { narrow: false, drop: false };

/** A table that is no longer wanted keeps its rows, but no longer holds on to those of other tables. */
const unwantedTable = (state: TableState, { drop }: Permission): Part => {
  const table = state.name;
  if (state.leftBehind && drop) return { ...nothing, steps: [{ kind: 'dropTable', table }] };
  if (state.leftBehind) return { ...nothing, leftEarlier: [table] };
  const links = state.constraints.filter(({ kind }) => kind === 'foreign');
  const steps: Step[] = [
    ...links.map((link): Step => ({ kind: 'dropConstraint', table, state: link })),
    { kind: 'leaveTable', table },
  ];
  return { ...nothing, steps, leftBehind: [table] };
};

const protectionOf = ({ name: table, appendOnly }: PlannedTable, found?: TableState): readonly Step[] => {
  const isProtected = found?.appendOnly ?? false;
  if (appendOnly === isProtected) return [];
  return [{ kind: appendOnly ? 'protect' : 'unprotect', table }];
};

const canonicalOf = (canonical: SchemaState, name: string): TableState => {
  const table = canonical.get(name);
  if (!table) throw new Error(`The table ${name} is not among those that were planned.`);
  return table;
};

/**
 * What must be done to turn the database into what the catalogue wants: an ordered list of steps, what is refused, and what
 * stays behind. Renames come first, then what is in the way, tables, columns, rules and links.
 */
export const diffSchema = ({ wanted, canonical, there, permission = closed }: Comparison): Part => {
  const renaming = renamesOf(wanted, there);
  const names = new Set(wanted.map(({ name }) => name));
  const tables = wanted.map((planned) => {
    const inWords = canonicalOf(canonical, planned.name);
    const found = renaming.state.get(planned.name);
    return {
      planned,
      found,
      rules: diffRules(planned, inWords, found),
      columns: found ? diffColumns(planned, inWords, found, permission) : nothing,
    };
  });
  const unwanted = [...renaming.state.values()].filter(({ name }) => !names.has(name));
  const columns = joined(tables.map((table) => table.columns));
  const left = joined(unwanted.map((state) => unwantedTable(state, permission)));
  const steps: Step[] = [
    ...renaming.steps,
    ...tables.flatMap(({ rules }) => rules.drops),
    ...left.steps,
    ...tables.flatMap(({ planned, found }): Step[] => (found ? [] : [{ kind: 'createTable', planned }])),
    ...tables.flatMap(({ planned: { name: table }, found }): Step[] =>
      found?.leftBehind ? [{ kind: 'takeBackTable', table }] : [],
    ),
    ...columns.steps,
    ...tables.flatMap(({ rules }) => rules.renames),
    ...tables.flatMap(({ rules }) => rules.adds),
    ...tables.flatMap(({ rules }) => rules.links),
    ...tables.flatMap(({ planned, found }) => protectionOf(planned, found)),
  ];
  const { refused, leftBehind, leftEarlier } = joined([columns, left]);
  return { steps, refused, leftBehind, leftEarlier };
};
