import type { Behaviours } from '../../engine/behaviour.ts';
import { tallyExportFileBehaviour } from './export-file.behaviour.ts';
import { tallySyncRecordBehaviour } from './sync-record.behaviour.ts';
import { tallySyncRunBehaviour } from './sync-run.behaviour.ts';

/** What the definitions of the Tally export cannot express. */
export const tallyBehaviours: Behaviours = {
  tallyExportFile: tallyExportFileBehaviour,
  tallySyncRecord: tallySyncRecordBehaviour,
  tallySyncRun: tallySyncRunBehaviour,
};
