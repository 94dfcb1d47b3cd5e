import type { Behaviours } from '../../engine/behaviour.ts';
import { cardBehaviours } from './cards/card.behaviours.ts';
import { gradebookBehaviours } from './gradebook/gradebook.behaviours.ts';
import { cceBehaviours } from './cce/cce.behaviours.ts';
import { courseExamGroupBehaviour } from './course-exam-group.behaviour.ts';
import { examGroupBehaviour } from './exam-group.behaviour.ts';
import { examBehaviour } from './exam.behaviour.ts';
import { moderationBehaviours } from './moderation/moderation.behaviours.ts';
import { seatingBehaviours } from './seating/seating.behaviours.ts';
import { icseBehaviours } from './icse/icse.behaviours.ts';
import { examSettingBehaviour, gradingLevelBehaviour, rankingLevelBehaviour } from './scale.behaviour.ts';

/** Rules of exams that the definitions cannot express. */
export const assessmentBehaviours: Behaviours = {
  gradingLevel: gradingLevelBehaviour,
  rankingLevel: rankingLevelBehaviour,
  courseExamGroup: courseExamGroupBehaviour,
  examGroup: examGroupBehaviour,
  exam: examBehaviour,
  examSetting: examSettingBehaviour,
  ...cceBehaviours,
  ...icseBehaviours,
  ...gradebookBehaviours,
  ...cardBehaviours,
  ...seatingBehaviours,
  ...moderationBehaviours,
};
