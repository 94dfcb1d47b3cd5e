import type { ComponentType } from 'react';
import type { RecordRow } from '../data/record-row.ts';

/** What a step that is written by hand gets. */
export interface OwnStepProps {
  readonly record: RecordRow;
  /** Goes on, after the step has saved what it holds or was skipped. */
  readonly onDone: () => void;
  /** None at the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** Steps written by hand, by the key that definitions name. */
export type OwnSteps = Readonly<Record<string, ComponentType<OwnStepProps>>>;
