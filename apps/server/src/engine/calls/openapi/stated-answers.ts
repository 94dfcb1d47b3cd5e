import type { Schema } from './field-schema.ts';

/** What calls answer that no fields say, read from the types of their handlers (`npm run answers`). */
export interface StatedAnswers {
  /** By the key of an operation. */
  readonly operations: Readonly<Record<string, Schema>>;
  /** What stands in the envelope, by controller and method: `FileController.upload`. */
  readonly calls: Readonly<Record<string, Schema>>;
  /** What is answered without an envelope, by controller and method. */
  readonly bare: Readonly<Record<string, Schema>>;
  /** Of calls that every resource has, by their names. */
  readonly generic: Readonly<Record<string, Schema>>;
  /** What the others refer to. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** For a catalogue that no file of answers belongs to. */
export const noStatedAnswers: StatedAnswers = {
  operations: {},
  calls: {},
  bare: {},
  generic: {},
  schemas: {},
};
