import type { Retype } from './retype.ts';
import type { PlannedColumn, PlannedConstraint, PlannedIndex, PlannedTable } from './plan.ts';
import type { ColumnState, ConstraintState, IndexState } from './state.ts';

interface OfTable {
  readonly table: string;
}
interface OfColumn extends OfTable {
  readonly column: string;
}
interface Renamed {
  readonly from: string;
  readonly to: string;
}

/**
 * One change of the schema. `fresh` means that the table is created by the same migration, so that there are no rows to
 * check first; `append` that its rows cannot be updated without disabling the trigger.
 */
export type Step =
  | { readonly kind: 'createTable'; readonly planned: PlannedTable }
  | ({ readonly kind: 'renameTable' } & Renamed)
  | ({ readonly kind: 'dropTable' } & OfTable)
  | ({ readonly kind: 'leaveTable' } & OfTable)
  | ({ readonly kind: 'takeBackTable' } & OfTable)
  | ({ readonly kind: 'addColumn'; readonly planned: PlannedColumn } & OfTable)
  | ({ readonly kind: 'renameColumn' } & OfTable & Renamed)
  | ({ readonly kind: 'dropColumn' } & OfColumn)
  | ({ readonly kind: 'leaveColumn'; readonly state: ColumnState } & OfColumn)
  | ({ readonly kind: 'takeBackColumn' } & OfColumn)
  | ({ readonly kind: 'retype'; readonly retype: Retype } & OfColumn)
  | ({ readonly kind: 'setDefault'; readonly from?: string; readonly to?: string } & OfColumn)
  | ({ readonly kind: 'require'; readonly backfill?: string; readonly append: boolean } & OfColumn)
  | ({ readonly kind: 'relax' } & OfColumn)
  | ({
      readonly kind: 'addConstraint';
      readonly planned: PlannedConstraint;
      readonly fresh: boolean;
    } & OfTable)
  | ({ readonly kind: 'dropConstraint'; readonly state: ConstraintState } & OfTable)
  | ({ readonly kind: 'renameConstraint' } & OfTable & Renamed)
  | ({ readonly kind: 'addIndex'; readonly planned: PlannedIndex; readonly fresh: boolean } & OfTable)
  | ({ readonly kind: 'dropIndex'; readonly state: IndexState } & OfTable)
  | ({ readonly kind: 'renameIndex' } & OfTable & Renamed)
  | ({ readonly kind: 'protect' } & OfTable)
  | ({ readonly kind: 'unprotect' } & OfTable);

export type StepKind = Step['kind'];
export type StepOf<K extends StepKind> = Extract<Step, { kind: K }>;
