import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { wordsOf } from './employee.store.ts';

/** Which fields of an employee make up a career, with the wording of the entry and the table of the names. */
const steps = [
  { field: 'department', label: 'Department', table: 'employee_department' },
  { field: 'category', label: 'Category', table: 'employee_category' },
  { field: 'position', label: 'Position', table: 'employee_position' },
  { field: 'grade', label: 'Grade', table: 'employee_grade' },
  { field: 'reportingManager', label: 'Reporting manager', table: 'employee' },
  { field: 'status', label: 'Status', table: undefined },
] as const;

/** Entries about changes in pay; only those who may see pay read them. */
const payTerms = [
  { field: 'payBasis', label: 'Salary or hourly' },
  { field: 'annualSalary', label: 'Annual salary' },
  { field: 'hourlyRate', label: 'Hourly rate' },
  { field: 'typicalHours', label: 'Hours a week' },
] as const;

const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

const wording = async (
  work: Work,
  table: string | undefined,
  values: readonly unknown[],
): Promise<(string | null)[]> => {
  if (table === undefined) return values.map(asText);
  const words = await wordsOf(work.transaction, table, values.filter(Boolean).map(Number));
  return values.map((value) => (value ? (words.get(Number(value)) ?? null) : null));
};

/** Writes an entry for each step that a save changed. */
export const writeCareer = async (saved: RecordValues, before: RecordValues, work: Work): Promise<void> => {
  const entries: RecordValues[] = [];
  for (const { field, label, table } of steps) {
    if ((before[field] ?? null) === (saved[field] ?? null)) continue;
    const [oldValue, newValue] = await wording(work, table, [before[field], saved[field]]);
    entries.push({
      employee: saved['id'],
      field: label,
      oldValue,
      newValue,
      effectiveFrom: work.context.today,
    });
  }
  for (const { field, label } of payTerms) {
    const [oldValue, newValue] = [asText(before[field]), asText(saved[field])];
    if (oldValue === newValue) continue;
    const effectiveFrom = work.context.today;
    entries.push({ employee: saved['id'], field: label, oldValue, newValue, effectiveFrom, aboutPay: true });
  }
  if (entries.length > 0) await work.records.create(work, 'employeeHistory', entries, { system: true });
};
