import { wordsOf } from '../../../engine/view/views.ts';
import type { ViewBinding } from '../../../engine/view/views.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import { groupOf } from '../groups/group.store.ts';
import { periodOfGroup } from '../periods/period-of-group.ts';
import { regularList } from './regular-list.ts';

/**
 * Members of a group who have no payslip for the period of a day, searchable by name, number and department, with what they
 * would get: calculated for the displayed page. Empty without group and day.
 */
export const withoutPayslip =
  (absences: AbsenceSource): ViewBinding =>
  async ({ payrollGroup, day }, { today }, connection) => {
    if (payrollGroup == null || day == null) return [];
    const [groupId, date] = [Number(payrollGroup), String(day)];
    const { start } = periodOfGroup(await groupOf(connection, groupId), date);
    const { places, rowsOf } = await regularList({ connection, absences, today }, groupId, date);
    return {
      page: async ({ offset, limit, search }) => {
        const words = wordsOf(search);
        const found = places.filter(({ text }) => words.every((word) => text.includes(word)));
        const rows = await rowsOf(found.slice(offset, offset + limit));
        return {
          total: found.length,
          rows: rows.map((row) => ({
            employee: row.employeeName,
            number: row.employeeNumber,
            department: row.departmentName,
            netPay: row.netPay,
            employeeId: row.employeeId,
            groupId,
            payPeriod: start,
          })),
        };
      },
    };
  };
