import { NotFound } from '@school/kernel';
import type { GroupCategoryRow, PayrollGroupDetail, PayrollGroupShow } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { ruleText } from '../categories/rule-text.ts';
import type { StoredCategory } from '../categories/stored-category.ts';
import { countPayslips, groupRevisions, groupRows } from './group-row.store.ts';
import { groupOf } from './group.store.ts';
import { unpaidTimeOf } from './stored-group.ts';

/** A category as groups list it. */
export const categoryRow = (category: StoredCategory): GroupCategoryRow => ({
  id: category.id,
  code: category.code,
  name: category.name,
  type: category.type,
  valueType: category.valueType,
  rule: ruleText(category),
  active: category.isActive !== false,
});

/** A group as forms need it, categories in order. @throws NotFound */
export const groupDetail = async (
  connection: Connection,
  id: number,
  today: string,
): Promise<PayrollGroupDetail> => {
  const group = await groupOf(connection, id);
  const [row] = await groupRows(connection, today, id);
  if (!row) throw new NotFound();
  return {
    ...row,
    version: group.version,
    periodStartWeekday: group.periodStartWeekday,
    biweeklyAnchor: group.biweeklyAnchor,
    semiMonthlySplit: group.semiMonthlySplit,
    monthStartDay: group.monthStartDay,
    ...unpaidTimeOf(group),
    lopMethod: group.lopMethod ?? null,
    lopFormula: group.lopFormula ?? null,
    categoryIds: group.categories.map((category) => category.id),
    categories: group.categories.map(categoryRow),
  };
};

/** A group with its revisions and how much depends on it. @throws NotFound */
export const groupShow = async (
  connection: Connection,
  id: number,
  today: string,
): Promise<PayrollGroupShow> => {
  const detail = await groupDetail(connection, id, today);
  return {
    ...detail,
    revisions: await groupRevisions(connection, id),
    counts: {
      employees: detail.employeeCount,
      outdated: detail.outdatedCount,
      payslips: await countPayslips(connection, id),
    },
  };
};
