import type { AnyResource } from '@school/kernel';
import { disciplineComplaint } from './discipline-complaint.resource.ts';

export const disciplineResources: readonly AnyResource[] = [disciplineComplaint];
