import type { Schema } from './field-schema.ts';

/** Answers of calls that are not described by fields, read from the types of their handlers (`npm run answers`). */
export interface StatedAnswers {
  /** By operation key. */
  readonly operations: Readonly<Record<string, Schema>>;
  /** What is inside the envelope, by controller and method: `FileController.upload`. */
  readonly calls: Readonly<Record<string, Schema>>;
  /** What is answered without an envelope, by controller and method. */
  readonly bare: Readonly<Record<string, Schema>>;
  /** For calls that every resource has, by name. */
  readonly generic: Readonly<Record<string, Schema>>;
  /** What the others refer to. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** For a catalogue without a file of answers. */
export const noStatedAnswers: StatedAnswers = {
  operations: {},
  calls: {},
  bare: {},
  generic: {},
  schemas: {},
};
