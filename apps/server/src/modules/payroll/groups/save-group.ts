import type { SavedPayrollGroup } from '@school/domain';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { asInput } from '../../../engine/write/accept-input.ts';
import { frequencyOf } from '../periods/frequency.ts';
import { categoryRow, groupDetail } from './group-detail.ts';
import { groupOf } from './group.store.ts';

/** A frequency may be sent as its name. */
const withFrequency = (body: RecordValues): RecordValues => {
  const { paymentFrequency: sent } = body;
  const code = typeof sent === 'string' ? frequencyOf(sent) : undefined;
  return code === undefined ? body : { ...body, paymentFrequency: code };
};

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/**
 * Creates or changes a group, and reports which categories were added or removed beyond what was sent.
 * @param id group to change, undefined for a new one
 */
export const saveGroup = async (
  work: Work,
  id: number | undefined,
  sent: unknown,
): Promise<SavedPayrollGroup> => {
  const body = withFrequency(asInput(sent));
  const before = id === undefined ? [] : (await groupOf(work.transaction, id)).categories;
  const saved =
    id === undefined
      ? (await work.records.create(work, 'payrollGroup', [body]))[0]
      : await work.records.update(work, 'payrollGroup', id, body);
  const detail = await groupDetail(work.transaction, Number(saved?.['id']), work.context.today);
  const asked = 'categoryIds' in body ? idsOf(body['categoryIds']) : detail.categoryIds;
  return {
    ...detail,
    addedByDependency: detail.categories.filter((category) => !asked.includes(category.id)),
    removedByDependency: before
      .filter((category) => asked.includes(category.id) && !detail.categoryIds.includes(category.id))
      .map(categoryRow),
  };
};
