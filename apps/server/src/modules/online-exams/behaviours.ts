import type { Behaviours } from '../../engine/behaviour.ts';
import { attemptBehaviour } from './attempt.behaviour.ts';
import { instructionTemplateBehaviour } from './instruction-template.behaviour.ts';
import { onlineExamBehaviour } from './online-exam.behaviour.ts';
import { questionBehaviour, questionCategoryBehaviour } from './question.behaviour.ts';

/** Online exam rules that the definitions cannot express. */
export const onlineExamBehaviours: Behaviours = {
  question: questionBehaviour,
  questionCategory: questionCategoryBehaviour,
  instructionTemplate: instructionTemplateBehaviour,
  onlineExam: onlineExamBehaviour,
  onlineExamAttempt: attemptBehaviour,
};
