import type { CallContext } from '../../engine/context.ts';
import type { ReportBinding } from '../../engine/report/reports.ts';
import type { Connection } from '../../platform/database/database.ts';
import { openFines } from '../library/open-fines.store.ts';
import { leftToPay } from './left-to-pay.ts';

/**
 * Students with a guardian in common; among them the children of a parent, or only the student when asking for themselves.
 */
const familyOf = async (
  connection: Connection,
  student: number,
  { actor }: CallContext,
): Promise<readonly number[]> => {
  if (actor.role === 'STUDENT') return [student];
  const rows = await connection.query<{ id: number }>({
    name: 'family_of_student',
    text: `select distinct s.id::float8 as id from student s
      where s.id = $1 or exists (select from student_guardian g join student_guardian o on o.guardian_id = g.guardian_id
        where g.student_id = $1 and o.student_id = s.id)`,
    values: [student],
  });
  const ids = rows.map(({ id }) => id);
  return actor.role === 'PARENT' ? ids.filter((id) => (actor.wards ?? []).includes(id)) : ids;
};

/** A line of the statement; `balance` is what the family owes after it, less what it has paid in advance. */
export type FamilyLine = Readonly<
  Record<'day' | 'student' | 'admission' | 'narration' | 'balance', string> &
    Record<'number' | 'billed' | 'discount' | 'fine' | 'refund' | 'fromAdvance' | 'paid', string | null>
>;

/**
 * The ledger from the family's side. In each entry the side that is not the family's tells what happened: money in or out,
 * what was earned, deducted or refunded. Today's fine comes last, library fines on the day they were charged: the ledger
 * has them once they are paid. Of a line's movement, `ahead` and `library` are what was paid in advance or is the
 * library's; all else is fees.
 */
const linesOf = (family: string): string => `posted as (
    select j.id, j.day, j.number, j.narration, l.student_id,
      sum(l.credit - l.debit) filter (where a.type <> 'ASSET'
        and a.fixed_key is distinct from 'ADVANCES' and a.fixed_key is distinct from 'FEE_DISCOUNT'
        and a.fixed_key is distinct from 'FINE_INCOME' and a.fixed_key is distinct from 'FEE_REFUND') as billed,
      sum(l.debit - l.credit) filter (where a.fixed_key = 'FEE_DISCOUNT') as discount,
      sum(l.credit - l.debit) filter (where a.fixed_key = 'FINE_INCOME') as fine,
      sum(l.debit - l.credit) filter (where a.fixed_key = 'FEE_REFUND') as refund,
      sum(l.debit - l.credit) filter (where a.type = 'ASSET' and a.fixed_key is distinct from 'RECEIVABLE') as paid,
      case when bool_and(a.fixed_key in ('RECEIVABLE', 'ADVANCES')) or bool_or(a.fixed_key = 'ADVANCES')
          and bool_or(a.fixed_key = 'RECEIVABLE')
        then sum(l.debit - l.credit) filter (where a.fixed_key = 'ADVANCES') end as from_advance,
      sum(l.debit - l.credit) filter (where a.fixed_key in ('RECEIVABLE', 'ADVANCES')) as moved,
      sum(l.credit - l.debit) filter (where a.fixed_key = 'ADVANCES') as ahead
    from journal_line l join journal_entry j on j.id = l.journal_entry_id join ledger_account a on a.id = l.account_id
    where l.student_id = any(${family}) and j.day <= $2::date
    group by j.id, l.student_id),
  fines as (
    select b.student_id, sum(${leftToPay('b', '$2')} - (b.payable - b.principal_paid)) as fine
    from student_fee b where b.student_id = any(${family}) and b.status in ('UNPAID', 'PARTIAL') group by b.student_id),
  shown as (
    select day, id, student_id, number, narration, billed, discount, fine, refund, from_advance, paid,
      coalesce(moved, 0) as moved, coalesce(ahead, 0) as ahead, 0 as library from posted
    union all
    select $2::date, null, student_id, null, 'Fine until today', null, null, fine, null, null, null, fine, 0, 0
    from fines where fine <> 0
    union all
    select charged_on, null, student_id, null, narration, due, null, null, null, null, null, due, 0, due
    from ${openFines} l where student_id = any(${family}) and charged_on <= $2::date and due > 0)`;

/** SQL of what a balance consists of, over lines as they are shown. */
const partsOf = `sum(moved) as balance, sum(library) as library, sum(ahead) as ahead,
  sum(moved - library + ahead) as fees`;

const statement = `
  with ${linesOf('$1::bigint[]')}
  select v.day::text as day, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as student,
    s.admission_number as admission, v.number, v.narration,
    nullif(v.billed, 0)::numeric(15,2)::text as billed, nullif(v.discount, 0)::numeric(15,2)::text as discount,
    nullif(v.fine, 0)::numeric(15,2)::text as fine, nullif(v.refund, 0)::numeric(15,2)::text as refund,
    nullif(v.from_advance, 0)::numeric(15,2)::text as "fromAdvance", nullif(v.paid, 0)::numeric(15,2)::text as paid,
    (sum(v.moved) over (order by v.day, v.id nulls last, v.student_id))::numeric(15,2)::text as balance
  from shown v join student s on s.id = v.student_id
  order by v.day desc, v.id desc nulls first, v.student_id desc`;

/** Everything between a family and the school up to today, with the amount owed after each line, newest first. */
export const familyStatementOf = async (
  connection: Connection,
  student: number,
  context: CallContext,
): Promise<FamilyLine[]> => {
  const family = await familyOf(connection, student, context);
  return connection.query<FamilyLine>({
    name: 'family_statement',
    text: statement,
    most: 10_000,
    values: [family, context.today],
  });
};

/** What a family's child owes up to today: fees and library fines, less what was paid in advance. */
export type ChildBalance = Readonly<
  Record<'student' | 'admission' | 'fees' | 'library' | 'ahead' | 'balance', string> & { studentId: number }
>;

/** The breakdown of the statement's last line, child by child; of the others only those who owe or have something. */
export const familyBalanceOf = async (
  connection: Connection,
  student: number,
  context: CallContext,
): Promise<ChildBalance[]> => {
  const family = await familyOf(connection, student, context);
  return connection.query<ChildBalance>({
    name: 'family_balance',
    text: `with ${linesOf('$1::bigint[]')},
      parts as (select student_id, ${partsOf} from shown group by student_id)
      select concat_ws(' ', s.first_name, s.middle_name, s.last_name) as student, s.admission_number as admission, s.id::float8 as "studentId",
        coalesce(p.fees, 0)::numeric(15,2)::text as fees, coalesce(p.library, 0)::numeric(15,2)::text as library,
        coalesce(p.ahead, 0)::numeric(15,2)::text as ahead, coalesce(p.balance, 0)::numeric(15,2)::text as balance
      from student s left join parts p on p.student_id = s.id
      where s.id = any($1::bigint[]) and (s.id = $3 or p.fees <> 0 or p.library <> 0 or p.ahead <> 0)
      order by student, s.id`,
    most: 1_000,
    values: [family, context.today, student],
  });
};

/** What a caller may see of a family: students themselves, parents their own children, everyone else all of it. */
const seenBy = ({ actor }: CallContext): readonly number[] | null => {
  if (actor.role === 'STUDENT') return [actor.student ?? 0];
  return actor.role === 'PARENT' ? (actor.wards ?? []) : null;
};

/**
 * The same as a report, oldest line first, so that it can be exported and printed: from a given day, after a line with the
 * balance brought forward. Where the balance has several parts, they follow the last line.
 */
export const statementOfFamilyBinding: ReportBinding = {
  statement: (asked, context) => ({
    text: `with family as (
        select coalesce(array_agg(distinct s.id), '{}') as ids from student s
        where ($5::bigint[] is null or s.id = any($5)) and (s.id = $1 or exists (
          select from student_guardian g join student_guardian o on o.guardian_id = g.guardian_id
          where g.student_id = $1 and o.student_id = s.id))),
      ${linesOf('(select unnest(ids) from family)')},
      lines as (
        select null::date as day, null::bigint as id, null::bigint as student_id, null as number,
          'Brought forward' as narration, null::numeric as billed, null::numeric as discount, null::numeric as fine,
          null::numeric as refund, null::numeric as from_advance, null::numeric as paid, coalesce(sum(moved), 0) as moved
        from shown where day < $3::date having $3::date is not null
        union all
        select day, id, student_id, number, narration, billed, discount, fine, refund, from_advance, paid, moved
        from shown where $3::date is null or day >= $3::date),
      parts as (
        select student_id, ${partsOf} from shown where day <= coalesce($4::date, $2::date) group by student_id),
      told as (
        select p.student_id, v.at, v.narration, v.amount, count(*) over () as parts
        from parts p cross join lateral (values (1, 'Of which: fees', p.fees), (2, 'Of which: library fines', p.library),
          (3, 'Of which: paid in advance', -p.ahead)) v (at, narration, amount)
        where v.amount <> 0),
      run as (
        select 0 as at, *, sum(moved) over (order by day nulls first, id nulls last, student_id) as balance from lines
        where day is null or day <= coalesce($4::date, $2::date)
        union all
        select at, null, null, student_id, null, narration, null, null, null, null, null, null, null, amount
        from told where parts > 1)
      select json_build_object('day', v.day, 'student', concat_ws(' ', s.first_name, s.middle_name, s.last_name),
        'number', v.number, 'narration', v.narration, 'billed', nullif(v.billed, 0)::numeric(15,2)::text,
        'discount', nullif(v.discount, 0)::numeric(15,2)::text, 'fine', nullif(v.fine, 0)::numeric(15,2)::text,
        'refund', nullif(v.refund, 0)::numeric(15,2)::text, 'paid', nullif(v.paid, 0)::numeric(15,2)::text,
        'fromAdvance', nullif(v.from_advance, 0)::numeric(15,2)::text, 'entryId', v.id,
        'balance', v.balance::numeric(15,2)::text)::text as row
      from run v left join student s on s.id = v.student_id
      order by v.at > 0, v.day nulls first, v.id nulls last, v.student_id, v.at`,
    values: [asked['student'], context.today, asked['from'] ?? null, asked['to'] ?? null, seenBy(context)],
  }),
};
