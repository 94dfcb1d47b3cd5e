import type { PlannedTable } from './plan.ts';
import type { SchemaState, TableState } from './state.ts';
import type { Step } from './step.ts';

/** Rename steps, and the schema after them. */
export interface Renaming {
  readonly steps: readonly Step[];
  readonly state: SchemaState;
}

/** Replaces an identifier in a definition as PostgreSQL prints it. */
const replaceName = (definition: string, from: string, to: string): string =>
  definition.replace(new RegExp(`(?<![\\w"'])${from}(?![\\w"'])`, 'g'), to);

const redefine = <T extends { readonly definition: string }>(
  items: readonly T[],
  change: (definition: string) => string,
): T[] => items.map((item) => ({ ...item, definition: change(item.definition) }));

const renameTable = (state: SchemaState, from: string, to: string): SchemaState =>
  new Map(
    [...state.values()].map((table) => {
      const name = table.name === from ? to : table.name;
      const constraints = redefine(table.constraints, (definition) =>
        definition.replace(`REFERENCES ${from}(`, `REFERENCES ${to}(`),
      );
      return [name, { ...table, name, constraints }];
    }),
  );

const renameColumn = (table: TableState, from: string, to: string): TableState => ({
  ...table,
  columns: table.columns.map((column) => (column.name === from ? { ...column, name: to } : column)),
  constraints: redefine(table.constraints, (definition) => replaceName(definition, from, to)),
  indexes: redefine(table.indexes, (definition) => replaceName(definition, from, to)),
});

const isRename = (names: ReadonlySet<string>, was: string | undefined, name: string): was is string =>
  was !== undefined && names.has(was) && !names.has(name);

const renameColumns = (planned: PlannedTable, found: TableState): readonly [readonly Step[], TableState] => {
  const steps: Step[] = [];
  let table = found;
  for (const { name, was } of planned.columns) {
    const names = new Set(table.columns.map((column) => column.name));
    if (!isRename(names, was, name)) continue;
    table = renameColumn(table, was, name);
    steps.push({ kind: 'renameColumn', table: planned.name, from: was, to: name });
  }
  return [steps, table];
};

/** Tables and columns that continue under another name, found by the `was` of the wanted ones. */
export const renamesOf = (wanted: readonly PlannedTable[], there: SchemaState): Renaming => {
  const steps: Step[] = [];
  let state = there;
  for (const { name, was } of wanted) {
    if (!isRename(new Set(state.keys()), was, name)) continue;
    state = renameTable(state, was, name);
    steps.push({ kind: 'renameTable', from: was, to: name });
  }
  const tables = new Map(state);
  for (const planned of wanted) {
    const found = tables.get(planned.name);
    if (!found) continue;
    const [columnSteps, table] = renameColumns(planned, found);
    tables.set(planned.name, table);
    steps.push(...columnSteps);
  }
  return { steps, state: tables };
};
