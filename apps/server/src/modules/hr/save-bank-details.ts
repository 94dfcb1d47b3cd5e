import { Invalid, problemSaying } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { lockEmployee } from './employee.store.ts';
import { bankInfoProblem, type BankFormat } from './bank-info.ts';

/** What is wrong with the value of a bank field; nothing when it may be kept. */
const problemOf = (field: RecordValues, text: string): FieldProblem | undefined => {
  const at = `values.${String(field['id'])}`;
  if (text === '') {
    return field['mandatory'] === true
      ? problemSaying(at, 'required', '%{name} is required', { name: String(field['name']) })
      : undefined;
  }
  const message = bankInfoProblem(text, field['format'] as BankFormat);
  return message === undefined ? undefined : problemSaying(at, 'BANK_FORMAT', message);
};

/** Every problem at once, so that a form shows all of them. */
const refuseWrong = (fields: readonly RecordValues[], values: ReadonlyMap<number, string>): void => {
  const known = new Set(fields.map(({ id }) => Number(id)));
  const unknown = [...values.keys()].filter((id) => !known.has(id));
  const errors = [
    ...unknown.map((id) => ({
      field: `values.${id}`,
      code: 'unknown',
      message: 'This bank field is not asked for.',
    })),
    ...fields.flatMap((field) => problemOf(field, values.get(Number(field['id'])) ?? '') ?? []),
  ];
  if (errors.length > 0) throw new Invalid('Some bank details are not right.', errors);
};

/**
 * Makes the bank details of an employee what was given, one per active bank field: new ones are added, others changed,
 * empty ones taken away. Details of fields that are no longer asked for stay.
 * @returns how many were written
 * @throws Invalid with one error per field for what is missing or does not fit its format
 */
export const saveBankDetails = async (
  work: Work,
  employee: number,
  values: ReadonlyMap<number, string>,
): Promise<number> => {
  await lockEmployee(work.transaction, employee);
  const fields = await work.records.list(work, 'bankField', { filter: { active: true, archived: false } });
  refuseWrong(fields, values);
  const details = await work.records.list(work, 'employeeBankDetail', { filter: { employee } });
  const kept = new Map(details.map((detail) => [Number(detail['bankField']), detail]));
  let written = 0;
  for (const [bankField, bankInfo] of values) {
    const detail = kept.get(bankField);
    if ((detail?.['bankInfo'] ?? '') === bankInfo) continue;
    if (!detail) await work.records.create(work, 'employeeBankDetail', [{ employee, bankField, bankInfo }]);
    else if (bankInfo === '') await work.records.remove(work, 'employeeBankDetail', Number(detail['id']));
    else await work.records.update(work, 'employeeBankDetail', Number(detail['id']), { bankInfo });
    written += 1;
  }
  return written;
};
