import type { ComponentType } from 'react';
import type { RecordRow } from '../data/record-row.ts';

/** The props of a hand-written step. */
export interface OwnStepProps {
  readonly record: RecordRow;
  /** Continues, after the step has saved its content or was skipped. */
  readonly onDone: () => void;
  /** None on the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** Hand-written steps, by the key that definitions use. */
export type OwnSteps = Readonly<Record<string, ComponentType<OwnStepProps>>>;
