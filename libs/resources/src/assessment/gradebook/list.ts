import type { AnyResource } from '@school/kernel';
import { assessmentCategory } from './assessment-category.resource.ts';
import { assessmentPlan } from './assessment-plan.resource.ts';
import { assessmentTerm } from './assessment-term.resource.ts';
import { assessment } from './assessment.resource.ts';
import { commentBankItem } from './comment-bank-item.resource.ts';
import { gradebookCard } from './gradebook-card.resource.ts';
import { gradebookMark } from './gradebook-mark.resource.ts';
import { gradebookReport } from './gradebook-report.resource.ts';
import { gradebookSetting } from './gradebook-setting.settings.ts';

export const gradebookResources: readonly AnyResource[] = [
  gradebookSetting,
  assessmentPlan,
  assessmentTerm,
  assessmentCategory,
  assessment,
  gradebookMark,
  commentBankItem,
  gradebookReport,
  gradebookCard,
];
