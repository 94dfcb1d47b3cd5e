import type { Behaviour } from '../../engine/behaviour.ts';
import { codeFrom, freeCode } from './department-code.ts';
import { countActiveOf, departmentCodesLike } from './employee.store.ts';
import { stillUsed } from './hr-refusal.ts';

/** Assigns a code if none was typed; keeps a department active while people work in it. */
export const employeeDepartmentBehaviour: Behaviour = {
  beforeArchive: async (current, archived, { transaction }) => {
    const count = archived ? await countActiveOf(transaction, 'department', Number(current['id'])) : 0;
    if (count > 0) throw stillUsed(count);
  },
  beforeSave: async (input, current, { transaction }) => {
    if (input['active'] === false && current?.['active'] === true) {
      const count = await countActiveOf(transaction, 'department', Number(current['id']));
      if (count > 0) throw stillUsed(count);
    }
    // A department has a code from creation.
    if (current && !('code' in input)) return input;
    if (input['code']) return input;
    const start = codeFrom(String(input['name'] ?? current?.['name'] ?? ''));
    return { ...input, code: freeCode(start, await departmentCodesLike(transaction, start)) };
  },
};
