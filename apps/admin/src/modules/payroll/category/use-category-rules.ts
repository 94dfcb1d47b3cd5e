import type { CategoryRules } from '@school/domain';
import { useLoad, type Load } from '../../../engine/own-screen/use-load.ts';

/** The rules of all categories and the groups that calculate with them. */
export const useCategoryRules = (): Load<CategoryRules> =>
  useLoad<CategoryRules>('/finance/v1/PayrollCategory/rules', 'payroll.fail.categories');
