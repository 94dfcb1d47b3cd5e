import type { Behaviours } from '../../engine/behaviour.ts';
import { entryBehaviour } from './entry.behaviour.ts';
import { kindBehaviour } from './kind.behaviour.ts';
import { auditBehaviour } from './stocktake.ts';

/** School asset rules that the definitions cannot express. */
export const schoolAssetBehaviours: Behaviours = {
  schoolAsset: kindBehaviour,
  assetEntry: entryBehaviour,
  assetAudit: auditBehaviour,
};
