import type { Behaviours } from '../../engine/behaviour.ts';
import { tallyExportFileBehaviour } from './export-file.behaviour.ts';

/** What the definitions of the export to Tally cannot say. */
export const tallyBehaviours: Behaviours = { tallyExportFile: tallyExportFileBehaviour };
