import type { AnyResource } from '@school/kernel';
import { learnConnection } from './learn-connection.settings.ts';
import { learnMapping } from './learn-mapping.resource.ts';
import { learnSyncEvent } from './learn-sync-event.resource.ts';
import { learnSyncRun } from './learn-sync-run.resource.ts';

export const learnResources: readonly AnyResource[] = [
  learnConnection,
  learnMapping,
  learnSyncRun,
  learnSyncEvent,
];
