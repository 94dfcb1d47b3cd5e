import type { AnyResource } from '@school/kernel';
import { placementEvent } from './placement-event.resource.ts';
import { placementRegistration } from './placement-registration.resource.ts';

export const placementResources: readonly AnyResource[] = [placementEvent, placementRegistration];
