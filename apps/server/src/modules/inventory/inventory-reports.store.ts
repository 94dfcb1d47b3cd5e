import { Invalid } from '@school/kernel';
import { dayNumber } from '@school/domain';
import { catalogue } from '@school/resources';
import type { ReportBinding } from '../../engine/report/reports.ts';
import { institutionTimeZone } from '../../platform/clock/institution.ts';
import { staff } from '../hr/staff.store.ts';

/** Longest span of a report: anything longer is a different question from the one it answers. */
const mostDays = 366 * 5;

type Asked = Readonly<Record<string, unknown>>;

const spanOf = (asked: Asked): readonly [string, string] => {
  const [from, to] = [String(asked['fromDay']), String(asked['toDay'])];
  const refuse = (message: string): Invalid =>
    new Invalid(message, [{ field: 'toDay', code: 'range', message }]);
  if (to < from) throw refuse('The range must not end before it begins.');
  if (dayNumber(to) - dayNumber(from) > mostDays) throw refuse('The range covers more than five years.');
  return [from, to];
};

const bound = (text: string, more: readonly string[], fixed: readonly unknown[] = []): ReportBinding => ({
  statement: (asked) => ({
    text,
    values: [...spanOf(asked), ...more.map((key) => asked[key] ?? null), ...fixed],
  }),
});

/** Opening, in, out and closing of each item that has ever moved; opening + in − out = closing. */
export const itemWiseBinding = bound(
  `select json_build_object('store', s.name, 'code', i.code, 'itemName', i.item_name, 'unit', i.unit,
      'opening', m.opening::text, 'received', m.received::text, 'given', m.given::text,
      'closing', (m.opening + m.received - m.given)::text, 'value', m.value::text, 'itemId', i.id)::text as row
    from (
      select e.store_item_id,
        coalesce(sum(e.quantity) filter (where e.posting_date < $1::date), 0) as opening,
        coalesce(sum(e.quantity) filter (where e.posting_date >= $1::date and e.quantity > 0), 0) as received,
        coalesce(-sum(e.quantity) filter (where e.posting_date >= $1::date and e.quantity < 0), 0) as given,
        coalesce(sum(e.value), 0) as value
      from stock_ledger_entry e
      where e.posting_date <= $2::date and ($4::bigint is null or e.store_item_id = $4)
      group by e.store_item_id) m
    join store_item i on i.id = m.store_item_id
    join store s on s.id = i.store_id
    where $3::bigint is null or s.id = $3
    order by s.name, i.item_name, i.id`,
  ['store', 'item'],
);

/** SQL: the day on which an indent was raised, in the institution's time zone. */
const raisedOn = `(n.created_at at time zone ${institutionTimeZone})::date`;

const statesOf = (key: string): Readonly<Record<string, string>> => {
  const { status } = catalogue.resource(key).fields;
  return status?.type === 'choice' ? status.options : {};
};

/** State labels as their lists show them, by kind of document. */
const stateWords = {
  Indent: statesOf('indent'),
  'Purchase order': statesOf('purchaseOrder'),
  'Goods received': statesOf('grn'),
};

/** Indents, orders and receipts within a span of days, one after the other. */
export const registerBinding = bound(
  `select json_build_object('kind', d.kind, 'number', d.number, 'day', d.day, 'store', d.store,
      'partner', d.partner, 'status', coalesce($6::jsonb -> d.kind ->> d.status, d.status), 'amount', d.amount::text)::text as row
    from (
      select 'Indent' as kind, n.indent_no as number, ${raisedOn} as day, s.name as store,
        coalesce(concat_ws(' ', e.first_name, e.last_name), '') as partner, n.status, null::numeric as amount
      from indent n join store s on s.id = n.store_id left join ${staff} e on e.id = n.raised_by_id
      where ${raisedOn} between $1::date and $2::date and ($3::text is null or $3 = 'INDENT')
        and ($4::bigint is null or s.id = $4) and $5::bigint is null
      union all
      select 'Purchase order', p.po_no, p.po_date, s.name, v.name, p.status,
        (select sum(round(l.ordered_qty * l.unit_price * (100 - l.discount_percent) / 100, 2)
          + round(round(l.ordered_qty * l.unit_price * (100 - l.discount_percent) / 100, 2) * l.tax_percent / 100, 2))
          from purchase_order_item l where l.purchase_order_id = p.id)
      from purchase_order p join store s on s.id = p.store_id join supplier v on v.id = p.supplier_id
      where p.po_date >= $1::date and p.po_date <= $2::date and ($3::text is null or $3 = 'ORDER')
        and ($4::bigint is null or s.id = $4) and ($5::bigint is null or v.id = $5)
      union all
      select 'Goods received', g.grn_no, g.grn_date, s.name, v.name, g.status,
        g.other_charges + coalesce((select sum(
          round(l.accepted_qty * l.unit_price * (100 - l.discount_percent) / 100, 2)
          + round(round(l.accepted_qty * l.unit_price * (100 - l.discount_percent) / 100, 2) * l.tax_percent / 100, 2))
          from grn_item l where l.grn_id = g.id), 0)
      from grn g join store s on s.id = g.store_id join supplier v on v.id = g.supplier_id
      where g.grn_date >= $1::date and g.grn_date <= $2::date and ($3::text is null or $3 = 'RECEIPT')
        and ($4::bigint is null or s.id = $4) and ($5::bigint is null or v.id = $5)) d
    order by d.kind, d.day, d.number`,
  ['kind', 'store', 'supplier'],
  [JSON.stringify(stateWords)],
);

const sold = `from sales_invoice i join store s on s.id = i.store_id
    where i.status in ('ISSUED', 'PAID') and i.invoice_date >= $1::date and i.invoice_date <= $2::date
      and ($3::bigint is null or s.id = $3)`;

/** Sales of each store by month. */
export const salesBinding = bound(
  `select json_build_object('month', to_char(i.invoice_date, 'YYYY-MM'), 'store', s.name, 'invoices', count(*),
      'goods', sum(i.items_total)::text, 'discount', sum(i.discount_total)::text, 'charges', sum(i.charge_total)::text,
      'tax', sum(i.tax_total)::text, 'net', sum(i.total)::text)::text as row
    ${sold}
    group by to_char(i.invoice_date, 'YYYY-MM'), s.id, s.name
    order by to_char(i.invoice_date, 'YYYY-MM'), s.name`,
  ['store'],
);

/** Sales by day: invoices, units and amounts. */
export const dayWiseBinding = bound(
  `select json_build_object('day', i.invoice_date, 'invoices', count(*), 'amount', sum(i.total)::text,
      'pieces', sum((select sum(l.quantity) from sales_invoice_item l where l.sales_invoice_id = i.id))::text)::text as row
    ${sold}
    group by i.invoice_date order by i.invoice_date`,
  ['store'],
);
