import type { AnyResource } from '@school/kernel';
import { batch } from './batch.resource.ts';
import { batchTutor } from './batch-tutor.resource.ts';
import { courseSubject } from './course-subject.resource.ts';
import { course } from './course.resource.ts';
import { section } from './section.resource.ts';
import { skillSet } from './skill-set.resource.ts';
import { skill } from './skill.resource.ts';
import { studentCategory } from './student-category.resource.ts';
import { studentDocumentCategory } from './student-document-category.resource.ts';
import { subjectGroup } from './subject-group.resource.ts';
import { subjectImport } from './subject-import.resource.ts';
import { subject } from './subject.resource.ts';
import { workAllotment } from './work-allotment.resource.ts';

export const academicResources: readonly AnyResource[] = [
  course,
  section,
  batch,
  batchTutor,
  skillSet,
  skill,
  subjectGroup,
  courseSubject,
  subject,
  subjectImport,
  workAllotment,
  studentCategory,
  studentDocumentCategory,
];
