import type { PlannedColumn, PlannedTable } from './plan.ts';
import { retypeOf } from './retype.ts';
import type { ColumnState, TableState } from './state.ts';
import type { Step } from './step.ts';

/** What the developer permits by a flag. */
export interface Permission {
  /** Type changes that some values may not survive. */
  readonly narrow: boolean;
  /** Columns and tables that an earlier migration left behind are dropped for good. */
  readonly drop: boolean;
}

/** A part of the difference; `refused` contains sentences, and if there are any no migration is written. */
export interface Part {
  readonly steps: readonly Step[];
  readonly refused: readonly string[];
  /** Addresses (`table.column`) of what is no longer wanted and is left behind now. */
  readonly leftBehind: readonly string[];
  /** Addresses of what an earlier migration has left behind and a later one may drop. */
  readonly leftEarlier: readonly string[];
}

export const nothing: Part = { steps: [], refused: [], leftBehind: [], leftEarlier: [] };

export const joined = (parts: readonly Part[]): Part => ({
  steps: parts.flatMap(({ steps }) => steps),
  refused: parts.flatMap(({ refused }) => refused),
  leftBehind: parts.flatMap(({ leftBehind }) => leftBehind),
  leftEarlier: parts.flatMap(({ leftEarlier }) => leftEarlier),
});

interface Compared {
  readonly table: string;
  readonly append: boolean;
  readonly planned: PlannedColumn;
  /** The planned column in PostgreSQL's words. */
  readonly canonical: ColumnState;
  readonly found: ColumnState;
}

const typeSteps = ({ table, planned, canonical, found }: Compared, permission: Permission): Part => {
  if (canonical.type === found.type) return nothing;
  const address = `${table}.${planned.name}`;
  const retype = retypeOf(planned.name, found.type, canonical.type);
  if (!retype) {
    return {
      ...nothing,
      refused: [`${address}: ${found.type} cannot become ${canonical.type}; give the new field another name`],
    };
  }
  if (retype.narrows && !permission.narrow) {
    const advice = 'allow it with --narrow; the migration then stops where a value does not fit';
    return {
      ...nothing,
      refused: [`${address}: ${found.type} to ${canonical.type} may lose values; ${advice}`],
    };
  }
  return { ...nothing, steps: [{ kind: 'retype', table, column: planned.name, retype }] };
};

/** A default blocks a change of type, so it is dropped first and set again afterwards. */
const withDefault = (types: Part, { table, planned, canonical, found }: Compared): Part => {
  const column = planned.name;
  const [from, to] = [found.default ?? undefined, planned.default];
  const retyped = types.steps.length > 0;
  if (retyped && from !== undefined) {
    const off: Step = { kind: 'setDefault', table, column, from };
    const on: Step[] = to === undefined ? [] : [{ kind: 'setDefault', table, column, to }];
    return { ...types, steps: [off, ...types.steps, ...on] };
  }
  if (canonical.default === found.default) return types;
  return { ...types, steps: [...types.steps, { kind: 'setDefault', table, column, from, to }] };
};

const nullSteps = ({ table, append, planned, canonical, found }: Compared): readonly Step[] => {
  const column = planned.name;
  if (canonical.notNull === found.notNull) return [];
  if (!canonical.notNull) return [{ kind: 'relax', table, column }];
  const backfill = planned.default === undefined ? {} : { backfill: planned.default };
  return [{ kind: 'require', table, column, append, ...backfill }];
};

const changedColumn = (compared: Compared, permission: Permission): Part => {
  const { table, planned, canonical, found } = compared;
  if (canonical.identity !== found.identity) {
    const refused = [`${table}.${planned.name}: an identity is neither given to a column nor taken from it`];
    return { ...nothing, refused };
  }
  const part = withDefault(typeSteps(compared, permission), compared);
  const takenBack: Step[] = found.leftBehind ? [{ kind: 'takeBackColumn', table, column: planned.name }] : [];
  return { ...part, steps: [...takenBack, ...part.steps, ...nullSteps(compared)] };
};

const unwantedColumn = (table: string, state: ColumnState, { drop }: Permission): Part => {
  const column = state.name;
  if (state.leftBehind && drop) return { ...nothing, steps: [{ kind: 'dropColumn', table, column }] };
  const address = [`${table}.${column}`];
  if (state.leftBehind) return { ...nothing, leftEarlier: address };
  return { ...nothing, steps: [{ kind: 'leaveColumn', table, column, state }], leftBehind: address };
};

/** Columns that are new, changed or no longer wanted. */
export const diffColumns = (
  planned: PlannedTable,
  canonical: TableState,
  found: TableState,
  permission: Permission,
): Part => {
  const table = planned.name;
  const canonicals = new Map(canonical.columns.map((column) => [column.name, column]));
  const founds = new Map(found.columns.map((column) => [column.name, column]));
  const wanted = planned.columns.map((column): Part => {
    const [there, inWords] = [founds.get(column.name), canonicals.get(column.name)];
    if (!there || !inWords) return { ...nothing, steps: [{ kind: 'addColumn', table, planned: column }] };
    const append = found.appendOnly;
    return changedColumn({ table, append, planned: column, canonical: inWords, found: there }, permission);
  });
  const unwanted = found.columns
    .filter(({ name }) => !canonicals.has(name))
    .map((column) => unwantedColumn(table, column, permission));
  return joined([...wanted, ...unwanted]);
};
