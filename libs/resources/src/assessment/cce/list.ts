import type { AnyResource } from '@school/kernel';
import { cceCourseWeightage } from './cce-course-weightage.resource.ts';
import { cceExamCategory } from './cce-exam-category.resource.ts';
import { cceGradeSet } from './cce-grade-set.resource.ts';
import { cceGrade } from './cce-grade.resource.ts';
import { cceWeightage } from './cce-weightage.resource.ts';
import { faGroupSubject } from './fa-group-subject.resource.ts';
import { faGroup } from './fa-group.resource.ts';
import { faIndicator } from './fa-indicator.resource.ts';
import { faScore } from './fa-score.resource.ts';
import { observationGroup } from './observation-group.resource.ts';
import { observationScore } from './observation-score.resource.ts';
import { observation } from './observation.resource.ts';

export const cceResources: readonly AnyResource[] = [
  cceGradeSet,
  cceGrade,
  cceExamCategory,
  cceWeightage,
  cceCourseWeightage,
  faGroup,
  faIndicator,
  faGroupSubject,
  observationGroup,
  observation,
  faScore,
  observationScore,
];
