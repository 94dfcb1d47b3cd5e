import type { Connection } from '../../../platform/database/database.ts';
import type { AuditLine } from '../../../engine/audit/audit-lines.ts';

/** Which payslips a payment takes in. */
export interface PaidPayslips {
  readonly payment: number;
  readonly from: string;
  readonly to: string;
  /** Null for all groups. */
  readonly group: number | null;
  /** Only those that this template's file can pay; null for everyone. */
  readonly template: number | null;
  readonly actor: number | null;
}

/**
 * Assigns approved payslips without a payment to one. Each is locked, so that of two concurrent payments the second takes
 * what the first has left.
 * @returns them with their new versions
 */
export const takePayslips = (
  connection: Connection,
  { payment, from, to, group, template, actor }: PaidPayslips,
): Promise<(AuditLine & { readonly net: string })[]> =>
  connection.query({
    name: 'salary_payment_takes',
    text: `with held as (
        select p.id from payslip p
        where p.status = 'APPROVED' and not p.archived and p.salary_payment_id is null
          and p.period_end between $2::date and $3::date and ($4::bigint is null or p.group_id = $4)
          and ($5::bigint is null or exists (select from bank_file_template t join bank_field f on f.id = t.account_id
            where t.id = $5 and btrim(coalesce(
              (select b ->> 'value' from jsonb_array_elements(coalesce(p.bank_snapshot, '[]'::jsonb)) b
               where b ->> 'name' = f.name and coalesce(b ->> 'value', '') <> '' limit 1),
              (select d.bank_info from employee_bank_detail d
               where d.employee_id = p.employee_id and d.bank_field_id = f.id and not d.archived limit 1), '')) <> ''))
        order by p.id for update)
      update payslip p set salary_payment_id = $1, version = p.version + 1, updated_at = now(), updated_by = $6
      from held where p.id = held.id and p.status = 'APPROVED' and p.salary_payment_id is null
      returning p.id::float8 as id, p.version, p.net_pay::text as net`,
    values: [payment, from, to, group, template, actor],
  });

/** Records how many payslips a payment holds, and their total. */
export const keepTotal = async (
  connection: Connection,
  payment: number,
  payslips: number,
  total: string,
): Promise<void> => {
  await connection.query({
    name: 'salary_payment_total',
    text: 'update salary_payment set payslips = $2, total = $3 where id = $1',
    values: [payment, payslips, total],
  });
};

/** Marks the payslips of a payment as paid on a day, or with `null` as no longer paid. */
export const markPaid = (
  connection: Connection,
  payment: number,
  day: string | null,
  actor: number | null,
): Promise<AuditLine[]> =>
  connection.query({
    name: 'salary_payment_marks',
    text: `update payslip set paid_on = $2, version = version + 1, updated_at = now(), updated_by = $3
      where salary_payment_id = $1 returning id::float8 as id, version`,
    values: [payment, day, actor],
  });

/** Releases the payslips of a payment: another one may take them. */
export const letGo = (connection: Connection, payment: number, actor: number | null): Promise<AuditLine[]> =>
  connection.query({
    name: 'salary_payment_lets_go',
    text: `update payslip set salary_payment_id = null, paid_on = null, version = version + 1, updated_at = now(),
        updated_by = $2
      where salary_payment_id = $1 returning id::float8 as id, version`,
    values: [payment, actor],
  });
