import type { AnyResource } from '@school/kernel';
import { attemptAnswer } from './attempt-answer.resource.ts';
import { onlineExamAllowance, onlineExamQuestion, onlineExamSection } from './exam-lines.resource.ts';
import { instructionTemplate } from './instruction-template.resource.ts';
import { onlineExamAttempt } from './online-exam-attempt.resource.ts';
import { onlineExamResult } from './online-exam-result.resource.ts';
import { onlineExam } from './online-exam.resource.ts';
import { questionCategory } from './question-category.resource.ts';
import { questionOption } from './question-option.resource.ts';
import { question } from './question.resource.ts';

export const onlineExamResources: readonly AnyResource[] = [
  questionCategory,
  question,
  questionOption,
  instructionTemplate,
  onlineExam,
  onlineExamSection,
  onlineExamQuestion,
  onlineExamAllowance,
  onlineExamAttempt,
  attemptAnswer,
  onlineExamResult,
];
