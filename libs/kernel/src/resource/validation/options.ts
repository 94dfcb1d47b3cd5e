import type { KnownResources } from '../known.ts';
import type { AnyField } from '../../field/definition.ts';
import type { FieldContext } from '../../field/field-type.ts';
import type { FieldProblem } from '../../problem/problem.ts';
import type { AnyResource } from '../definition.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface ValidateOptions {
  readonly mode: 'create' | 'update';
  readonly catalogue: KnownResources;
  readonly context: FieldContext;
  /** The current row, with its lines; needed for an update. */
  readonly current?: Values;
  /** False for fields whose level the user may not write; a changed value is refused. By default all may be written. */
  readonly writable?: (field: AnyField, resource: AnyResource, key: string) => boolean;
  /** Values behind references, for conditions and checks that read them. */
  readonly related?: (path: string) => unknown;
}

export interface Validated {
  /** Stored forms of the values to write: the given fields, and on create the defaults of the others. */
  readonly values: Values;
  readonly problems: readonly FieldProblem[];
}
