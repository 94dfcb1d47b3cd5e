import type { FieldOf, FieldTypeName } from '../field/definition.ts';

interface Cases<T extends FieldTypeName> {
  readonly field: FieldOf<T>;
  /** What is sent over the wire and what is stored. */
  readonly values?: readonly (readonly [wire: unknown, stored: unknown])[];
  /** What is refused, and the error code. */
  readonly refused?: readonly (readonly [wire: unknown, code: string])[];
  /** What people type into cells and what is stored; dates are in the order day, month, year. */
  readonly typed?: readonly (readonly [text: string, stored: unknown])[];
  readonly texts?: readonly (readonly [value: unknown, text: string])[];
  /** Columns of a field named `x`. */
  readonly columns?: readonly string[];
}

/** What the shared suites need to test a field type. */
export interface FieldFixture<T extends FieldTypeName> extends Cases<T> {
  /** The same with other options. */
  readonly others?: readonly Cases<T>[];
}
