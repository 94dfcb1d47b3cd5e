import type { FieldOf, FieldTypeName } from '../field/definition.ts';

interface Cases<T extends FieldTypeName> {
  readonly field: FieldOf<T>;
  /** What comes over the wire and what is stored. */
  readonly values?: readonly (readonly [wire: unknown, stored: unknown])[];
  /** What is refused and the code. */
  readonly refused?: readonly (readonly [wire: unknown, code: string])[];
  /** What people type into cells and what is stored; days are in the order day, month, year. */
  readonly typed?: readonly (readonly [text: string, stored: unknown])[];
  readonly texts?: readonly (readonly [value: unknown, text: string])[];
  /** Columns of a field named `x`. */
  readonly columns?: readonly string[];
}

/** What puts a field type under the shared suites. */
export interface FieldFixture<T extends FieldTypeName> extends Cases<T> {
  /** The same with other options. */
  readonly others?: readonly Cases<T>[];
}
