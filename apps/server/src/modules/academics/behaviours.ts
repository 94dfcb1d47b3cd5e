import type { Behaviours } from '../../engine/behaviour.ts';
import { batchBehaviour } from './batch.behaviour.ts';
import { courseSubjectBehaviour } from './course-subject.behaviour.ts';
import { skillSetBehaviour } from './skill-set.behaviour.ts';
import { subjectImportBehaviour } from './subject-import.behaviour.ts';
import { workAllotmentBehaviour } from './work-allotment.behaviour.ts';

/** Rules of the academic side that the definitions cannot express. */
export const academicBehaviours: Behaviours = {
  batch: batchBehaviour,
  courseSubject: courseSubjectBehaviour,
  skillSet: skillSetBehaviour,
  subjectImport: subjectImportBehaviour,
  workAllotment: workAllotmentBehaviour,
};
