import type { PayrollGroupShow } from '@school/domain';
import type { RecordOf } from '../../../engine/behaviour.ts';
import { categoriesOfEmployee } from '../assignments/group-categories.ts';
import { groupDetail, groupShow } from './group-detail.ts';
import { groupOptions, groupRows } from './group-row.store.ts';
import {
  payrollGroupRows,
  payrollGroupOptions,
  payrollGroupDetail,
  payrollGroupShown,
  payrollGroupCategories,
} from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    payrollGroupOptions: Awaited<ReturnType<typeof groupOptions>>;
    payrollGroupShown: RecordOf<'payrollGroup'> & PayrollGroupShow;
  }
}

/** What payroll groups consist of. */
export const payrollGroupReadings = [
  handle(payrollGroupRows, ({ context, connection }) => groupRows(connection, context.today)),
  handle(payrollGroupOptions, ({ connection }) => groupOptions(connection)),
  handle(payrollGroupDetail, ({ input: { id }, context, connection }) =>
    groupDetail(connection, id, context.today),
  ),
  handle(payrollGroupShown, async ({ input: { id }, context, connection, reader }) => {
    const record = await reader.read(context, 'payrollGroup', id);
    const show = await groupShow(connection, id, context.today);
    const _labels = { categoryIds: show.categories.map(({ name }) => name) };
    return { ...record, ...show, _labels };
  }),
  handle(payrollGroupCategories, async ({ input, connection }) => {
    const { id } = input;
    const employee = input.empId ?? 0;
    return categoriesOfEmployee(connection, id, employee === 0 ? undefined : employee);
  }),
];
