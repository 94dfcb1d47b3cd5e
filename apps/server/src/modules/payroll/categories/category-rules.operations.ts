import { groupRows } from '../groups/group-row.store.ts';
import { categoriesOfGroups } from './category-rules.store.ts';
import { allCategories } from './category.store.ts';
import { payrollCategoryRules } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

/** The rules of all categories together: dependencies, and trying out a rule before it is saved, need them all. */
export const categoryRuleReadings = [
  handle(payrollCategoryRules, async ({ context, connection }) => {
    const [categories, groups, members] = await Promise.all([
      allCategories(connection),
      groupRows(connection, context.today),
      categoriesOfGroups(connection),
    ]);
    return {
      categories,
      groups: groups.map(({ id, name, revision, employeeCount }) => ({
        id,
        name,
        revision,
        employeeCount,
        categoryIds: members.get(id) ?? [],
      })),
    };
  }),
];
