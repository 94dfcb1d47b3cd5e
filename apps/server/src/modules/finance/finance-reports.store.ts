import type { ReportBinding } from '../../engine/report/reports.ts';
import { spanOf } from './report-span.ts';

const words = { INCOME: 'Income', EXPENSE: 'Expense' };

/** Two periods side by side by head; outgoing amounts count below zero. A percentage of nothing is left out. */
export const comparisonBinding: ReportBinding = {
  statement: (asked) => ({
    text: `select json_build_object('direction', coalesce($5::jsonb ->> m.direction, m.direction), 'category', k.name, 'categoryId', k.id,
        'from', $1::date, 'to', $2::date, 'otherFrom', $3::date, 'otherTo', $4::date,
        'first', m.first::text, 'second', m.second::text, 'difference', (m.first - m.second)::text,
        'percent', case when m.second <> 0 then round((m.first - m.second) * 100 / abs(m.second), 2)::text end)::text as row
      from (
        select direction, category_id,
          coalesce(sum(signed) filter (where transaction_date between $1::date and $2::date), 0)::numeric(15,2) as first,
          coalesce(sum(signed) filter (where transaction_date between $3::date and $4::date), 0)::numeric(15,2) as second
        from (select direction, category_id, transaction_date,
            case when direction = 'EXPENSE' then -amount else amount end as signed
          from finance_transaction
          where direction in ('INCOME', 'EXPENSE') and (transaction_date between $1::date and $2::date
            or transaction_date between $3::date and $4::date)) t
        group by direction, category_id) m
      join finance_transaction_category k on k.id = m.category_id
      order by m.direction desc, k.name`,
    values: [...spanOf(asked), ...spanOf(asked, ['otherFrom', 'otherTo']), JSON.stringify(words)],
  }),
};

/**
 * Tax by rate: what bills made within the period charge, according to the ledger, and what was paid of it within it;
 * instant fees are paid immediately; the tax in refunds is deducted.
 */
export const taxBinding: ReportBinding = {
  statement: (asked) => ({
    text: `select json_build_object('kind', r.kind, 'rate', r.rate::text, 'taxable', r.taxable::numeric(15,2)::text,
        'charged', r.charged::numeric(15,2)::text, 'collected', r.collected::numeric(15,2)::text)::text as row
      from (
        select 'Fees' as kind, 1 as place, rate, sum(taxable) as taxable, sum(charged) as charged, sum(collected) as collected
        from (
          select l.tax_rate as rate, l.total - l.tax as taxable, l.tax as charged, 0 as collected
          from student_fee b join student_fee_line l on l.student_fee_id = b.id
          where b.status <> 'CANCELLED' and l.tax <> 0
            and (select max(j.day) from journal_entry j where j.fact = 'BILL' and j.source_id = b.id)
              between $1::date and $2::date
          union all
          select l.tax_rate, 0, 0, p.tax from particular_payment p join student_fee_line l on l.id = p.line_id
          where p.paid_on between $1::date and $2::date) fees
        group by rate
        union all
        select 'Instant fees', 2, l.tax_rate, sum(l.total - l.tax), sum(l.tax), sum(l.tax)
        from instant_fee i join instant_fee_line l on l.instant_fee_id = i.id
        where i.date between $1::date and $2::date and i.status = 'POSTED' group by l.tax_rate
        union all
        select 'Refunds', 3, null, 0, 0, -sum(r.tax) from fee_refund r
        where r.date between $1::date and $2::date and r.status = 'POSTED' having sum(r.tax) > 0) r
      where r.charged <> 0 or r.collected <> 0 or r.taxable <> 0
      order by r.place, r.rate`,
    values: [...spanOf(asked)],
  }),
};
