import { Invalid, isAmong, problemSaying } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import type { BesideColumns } from '../../engine/beside-columns.ts';
import { lockEmployee } from './employee.store.ts';
import { bankInfoProblem, type BankFormat } from './bank-info.ts';

/** What is wrong with the value of a bank field; nothing if it may be stored. */
const problemOf = (field: RecordValues, text: string, prefix: string): FieldProblem | undefined => {
  const at = `${prefix}.${String(field['id'])}`;
  if (text === '') {
    return field['mandatory'] === true
      ? problemSaying(at, 'required', '%{name} is required', { name: String(field['name']) })
      : undefined;
  }
  const message = bankInfoProblem(text, field['format'] as BankFormat);
  return message === undefined ? undefined : problemSaying(at, 'BANK_FORMAT', message);
};

const askedFields = (work: Work): Promise<readonly RecordValues[]> =>
  work.records.list(work, 'bankField', { filter: { active: true, archived: false } });

const detailsOf = async (work: Work, employee: number): Promise<ReadonlyMap<number, RecordValues>> => {
  const details = await work.records.list(work, 'employeeBankDetail', { filter: { employee } });
  return new Map(details.map((detail) => [Number(detail['bankField']), detail]));
};

/** All problems together, so that a form shows every one. */
const refuseWrong = (
  fields: readonly RecordValues[],
  values: ReadonlyMap<number, string>,
  prefix: string,
): void => {
  const known = new Set(fields.map(({ id }) => Number(id)));
  const unknown = [...values.keys()].filter((id) => !known.has(id));
  const errors = [
    ...unknown.map((id) => ({
      field: `${prefix}.${id}`,
      code: 'unknown',
      message: 'This bank field is not in use.',
    })),
    ...fields.flatMap((field) => problemOf(field, values.get(Number(field['id'])) ?? '', prefix) ?? []),
  ];
  if (errors.length > 0) throw new Invalid('Some bank details are incorrect.', errors);
};

/**
 * Sets the bank details of an employee to the given ones, one per active bank field: new ones are added, others changed,
 * empty ones removed. Details of fields no longer in use stay.
 * @returns how many were written
 * @throws Invalid with one error per field for what is missing or does not fit its format
 */
export const saveBankDetails = async (
  work: Work,
  employee: number,
  values: ReadonlyMap<number, string>,
): Promise<number> => {
  await lockEmployee(work.transaction, employee);
  const fields = await askedFields(work);
  refuseWrong(fields, values, 'values');
  const kept = await detailsOf(work, employee);
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

const prefix = 'bankDetails';
const longest = 120;

/** Columns of an employee file, one for each bank field in use, under its name. */
export const bankColumns: BesideColumns = {
  columns: async ({ actor }, connection) => {
    if (!isAmong(actor, ['EmployeePrivate'])) return [];
    const fields = await connection.query<{ id: number; name: string }>({
      name: 'bank_fields_in_files',
      text: `select id::float8 as id, name from bank_field where active and not archived order by priority, name`,
    });
    return fields.map(({ id, name }) => ({ path: `${prefix}.${id}`, label: name, max: longest }));
  },
  keep: async (work, employee, given) => {
    const fields = await askedFields(work);
    const kept = await detailsOf(work, employee);
    const before = new Map([...kept].map(([field, detail]) => [field, String(detail['bankInfo'] ?? '')]));
    const said = new Map(
      [...given].map(([path, text]) => [Number(path.slice(prefix.length + 1)), text.trim()]),
    );
    const asked = new Set(fields.map(({ id }) => Number(id)));
    const all = new Map([...before, ...said].filter(([field]) => asked.has(field)));
    refuseWrong(fields, all, prefix);
    await saveBankDetails(work, employee, all);
    const after = await detailsOf(work, employee);
    return [...said.keys()].flatMap((field) => {
      const [old, now] = [before.get(field) ?? '', String(after.get(field)?.['bankInfo'] ?? '')];
      return old === now ? [] : [{ path: `${prefix}.${field}`, old, new: now }];
    });
  },
};
