import type { Behaviours } from '../../engine/behaviour.ts';
import { entryBehaviour } from './entry.behaviour.ts';
import { kindBehaviour } from './kind.behaviour.ts';
import { auditBehaviour } from './stocktake.ts';

/** What the definitions of school assets cannot say. */
export const schoolAssetBehaviours: Behaviours = {
  schoolAsset: kindBehaviour,
  assetEntry: entryBehaviour,
  assetAudit: auditBehaviour,
};
