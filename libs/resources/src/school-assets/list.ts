import type { AnyResource } from '@school/kernel';
import { assetAudit } from './asset-audit.resource.ts';
import { assetCheck } from './asset-check.resource.ts';
import { assetEntry } from './asset-entry.resource.ts';
import { assetField } from './asset-field.resource.ts';
import { assetFile } from './asset-file.resource.ts';
import { assetMovement } from './asset-movement.resource.ts';
import { schoolAsset } from './school-asset.resource.ts';

export const schoolAssetResources: readonly AnyResource[] = [
  schoolAsset,
  assetField,
  assetEntry,
  assetFile,
  assetMovement,
  assetAudit,
  assetCheck,
];
