import type { AnyResource } from '@school/kernel';
import { driveItem } from './drive-item.resource.ts';
import { driveSetting } from './drive-setting.settings.ts';
import { driveShare } from './drive-share.resource.ts';
import { driveStar } from './drive-star.resource.ts';
import { driveUpload } from './drive-upload.resource.ts';
import { driveVersion } from './drive-version.resource.ts';

export const driveResources: readonly AnyResource[] = [
  driveItem,
  driveVersion,
  driveShare,
  driveStar,
  driveUpload,
  driveSetting,
];
