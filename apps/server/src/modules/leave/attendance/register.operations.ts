import { badParameter } from '../../../engine/calls/query-parameters.ts';
import { registerOf } from './register.store.ts';
import { staffRegister } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

/** The attendance register of employees. */
export const staffRegisterReadings = [
  handle(staffRegister, async ({ input, context, connection }) => {
    const month = input.month ?? context.today.slice(0, 7);
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw badParameter('month', 'month must be like 2026-11.');
    const department = input.department ?? 0;
    return registerOf(connection, department, month, context.today);
  }),
];
