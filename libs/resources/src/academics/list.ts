import type { AnyResource } from '@school/kernel';
import { batch } from './batch.resource.ts';
import { course } from './course.resource.ts';
import { subject } from './subject.resource.ts';
import { workAllotment } from './work-allotment.resource.ts';

export const academicResources: readonly AnyResource[] = [course, batch, subject, workAllotment];
