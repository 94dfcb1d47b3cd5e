import type { Behaviours } from '../../engine/behaviour.ts';
import { batchBehaviour } from './batch.behaviour.ts';
import { courseSubjectBehaviour } from './course-subject.behaviour.ts';
import { skillSetBehaviour } from './skill-set.behaviour.ts';
import { subjectImportBehaviour } from './subject-import.behaviour.ts';
import { workAllotmentBehaviour } from './work-allotment.behaviour.ts';

/** What the definitions of the academic side cannot say. */
export const academicBehaviours: Behaviours = {
  batch: batchBehaviour,
  courseSubject: courseSubjectBehaviour,
  skillSet: skillSetBehaviour,
  subjectImport: subjectImportBehaviour,
  workAllotment: workAllotmentBehaviour,
};
