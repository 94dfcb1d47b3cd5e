import type { AnyResource } from '@school/kernel';
import { documentDesign } from './document-design.resource.ts';
import { listView } from './list-view.resource.ts';
import { userPreference } from './user-preference.resource.ts';

export const systemResources: readonly AnyResource[] = [userPreference, listView, documentDesign];
