import type { AnyResource } from '@school/kernel';
import { task } from './task.resource.ts';
import { taskAssignee } from './task-assignee.resource.ts';

export const taskResources: readonly AnyResource[] = [task, taskAssignee];
