import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The chart, and everything that is in the books already: transactions, bills that count, approved payslips. */
const postWhatIsBooked = `
INSERT INTO ledger_account (code, name, type, fixed_key)
SELECT c.code, c.name, c.type, c.key FROM (VALUES
  ('CASH', '1010', 'Cash', 'ASSET'),
  ('BANK', '1020', 'Bank', 'ASSET'),
  ('ONLINE', '1030', 'Online payments', 'ASSET'),
  ('RECEIVABLE', '1100', 'Fees receivable', 'ASSET'),
  ('ADVANCES', '2100', 'Advances of students', 'LIABILITY'),
  ('TAX_PAYABLE', '2200', 'Tax payable', 'LIABILITY'),
  ('SALARIES_PAYABLE', '2300', 'Salaries payable', 'LIABILITY'),
  ('DEDUCTIONS_PAYABLE', '2310', 'Deductions payable', 'LIABILITY'),
  ('FEE_INCOME', '4010', 'Fee income', 'INCOME'),
  ('FEE_DISCOUNT', '4020', 'Fee discounts', 'INCOME'),
  ('FEE_REFUND', '4030', 'Fee refunds', 'INCOME'),
  ('FINE_INCOME', '4040', 'Fines for late payment', 'INCOME'),
  ('INSTANT_FEE', '4050', 'Instant fees', 'INCOME'),
  ('LIBRARY', '4060', 'Library fines', 'INCOME'),
  ('STORE_SALE', '4070', 'Sales of stores', 'INCOME'),
  ('DONATION', '4080', 'Donations', 'INCOME'),
  ('APPLICATION', '4090', 'Application fees', 'INCOME'),
  ('OTHER_INCOME', '4900', 'Other income', 'INCOME'),
  ('SALARIES', '5010', 'Salaries', 'EXPENSE'),
  ('OTHER_EXPENSE', '5900', 'Other expenses', 'EXPENSE')) AS c (key, code, name, type);
with facts as materialized (select t.*, k.fixed_key as head, k.ledger_account_id as own,
      case when t.direction = 'EXPENSE' then -t.amount else t.amount end as value
    from finance_transaction t join finance_transaction_category k on k.id = t.category_id
    where true and t.amount <> 0 and not (t.direction = 'ADVANCE' and t.payment_mode = 'WALLET')
      and not exists (select from journal_entry j where j.fact = 'TRANSACTION' and j.source_id = t.id)),
  made as (
    insert into journal_entry (day, narration, fact, source_id, turn, number, total, financial_year_id, created_by)
    select transaction_date, left(title, 250), 'TRANSACTION', id, 1, number, abs(amount), financial_year_id, created_by
    from facts order by facts.id returning id, source_id, created_by)
  insert into journal_line (journal_entry_id, position, account_id, debit, credit, student_id, employee_id, batch_id,
    department_id, created_by)
  select m.id, s.place, coalesce(s.own, a.id), greatest(s.amount, 0), greatest(-s.amount, 0), s.student, s.employee,
    s.batch, s.department, m.created_by
  from made m join (select f.id as source, 1 as place, case f.payment_mode when 'WALLET' then 'ADVANCES' when 'CASH' then 'CASH'
        when 'ONLINE' then 'ONLINE' when 'CARD' then 'ONLINE' else 'BANK' end as key, null::bigint as own, f.value as amount,
      f.student_id as student, null::bigint as employee, f.batch_id as batch, null::bigint as department from facts f
    union all select f.id, 2, 'ADVANCES', null, -f.value, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'ADVANCE'
    union all select f.id, 2, 'RECEIVABLE', null, f.fine_amount - f.value, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'INCOME' and f.source_type = 'STUDENT_FEE'
    union all select f.id, 3, 'FINE_INCOME', null, -f.fine_amount, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'INCOME' and f.source_type = 'STUDENT_FEE'
    union all select f.id, 2, case when f.head in ('INSTANT_FEE', 'LIBRARY', 'STORE_SALE', 'DONATION', 'APPLICATION')
        then f.head else 'OTHER_INCOME' end, f.own, f.tax_amount - f.value, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'INCOME' and f.source_type <> 'STUDENT_FEE'
    union all select f.id, 3, 'TAX_PAYABLE', null, -f.tax_amount, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'INCOME' and f.source_type <> 'STUDENT_FEE'
    union all select f.id, 2, 'FEE_REFUND', null, -f.value - f.tax_amount, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'EXPENSE' and f.source_type = 'REFUND'
    union all select f.id, 3, 'TAX_PAYABLE', null, f.tax_amount, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'EXPENSE' and f.source_type = 'REFUND'
    union all select f.id, 2, 'OTHER_EXPENSE', f.own, -f.value, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'EXPENSE' and f.source_type <> 'REFUND') s on s.source = m.source_id
    join ledger_account a on a.fixed_key = s.key
  where s.amount <> 0
  order by m.id, s.place;
with facts as materialized (select b.*, c.name as title, b.created_at::date as day from student_fee b join fee_collection c on c.id = b.collection_id
    where b.status <> 'CANCELLED' and b.payable + b.discount_total <> 0
      and not exists (select from journal_entry j where j.fact = 'BILL' and j.source_id = b.id)),
  made as (
    insert into journal_entry (day, narration, fact, source_id, turn, number, total, financial_year_id, created_by)
    select day, left('Bill – ' || title, 250), 'BILL', id, 1, null, payable + discount_total,
      (select y.id from financial_year y where facts.day between y.start_date and y.end_date and not y.archived), created_by
    from facts order by facts.id returning id, source_id, created_by)
  insert into journal_line (journal_entry_id, position, account_id, debit, credit, student_id, employee_id, batch_id,
    department_id, created_by)
  select m.id, s.place, coalesce(s.own, a.id), greatest(s.amount, 0), greatest(-s.amount, 0), s.student, s.employee,
    s.batch, s.department, m.created_by
  from made m join (select f.id as source, s.place, s.key, null::bigint as own, s.amount, f.student_id as student,
      null::bigint as employee, f.batch_id as batch, null::bigint as department
    from facts f cross join lateral (values (1, 'RECEIVABLE', f.payable), (2, 'FEE_DISCOUNT', f.discount_total),
      (3, 'FEE_INCOME', f.tax_total - f.payable - f.discount_total), (4, 'TAX_PAYABLE', -f.tax_total))
      as s (place, key, amount)) s on s.source = m.source_id
    join ledger_account a on a.fixed_key = s.key
  where s.amount <> 0
  order by m.id, s.place;
with facts as materialized (select p.*, coalesce(p.decided_at, p.updated_at)::date as day, sums.earned, sums.lost, sums.deducted,
      1 + (select count(*) from journal_entry j where j.fact = 'PAYSLIP' and j.source_id = p.id) as turn
    from payslip p cross join lateral (
      select coalesce(sum(l.amount) filter (where l.type = 'EARNING'), 0) as earned,
        coalesce(sum(l.amount) filter (where l.type <> 'EARNING' and l.source = 'LOP'), 0) as lost,
        coalesce(sum(l.amount) filter (where l.type <> 'EARNING' and l.source is distinct from 'LOP'), 0) as deducted
      from payslip_line l where l.payslip_id = p.id) sums
    where true and p.status = 'APPROVED' and sums.earned <> 0
      and (select count(*) from journal_entry j where j.fact = 'PAYSLIP' and j.source_id = p.id)
        = (select count(*) from journal_entry j where j.fact = 'PAYSLIP_REVERSAL' and j.source_id = p.id)),
  made as (
    insert into journal_entry (day, narration, fact, source_id, turn, number, total, financial_year_id, created_by)
    select day, left('Salary – ' || employee_name, 250), 'PAYSLIP', id, turn, number, earned,
      (select y.id from financial_year y where facts.day between y.start_date and y.end_date and not y.archived), decided_by_id
    from facts order by facts.id returning id, source_id, created_by)
  insert into journal_line (journal_entry_id, position, account_id, debit, credit, student_id, employee_id, batch_id,
    department_id, created_by)
  select m.id, s.place, coalesce(s.own, a.id), greatest(s.amount, 0), greatest(-s.amount, 0), s.student, s.employee,
    s.batch, s.department, m.created_by
  from made m join (select f.id as source, s.place, s.key, null::bigint as own, s.amount, null::bigint as student,
      f.employee_id as employee, null::bigint as batch, f.department_id as department
    from facts f cross join lateral (values (1, 'SALARIES', f.earned), (2, 'SALARIES', -f.lost),
      (3, 'DEDUCTIONS_PAYABLE', -f.deducted), (4, 'SALARIES_PAYABLE', f.lost + f.deducted - f.earned))
      as s (place, key, amount)) s on s.source = m.source_id
    join ledger_account a on a.fixed_key = s.key
  where s.amount <> 0
  order by m.id, s.place;
`;

export class Ledger1795417159647 implements MigrationInterface {
  readonly name = 'Ledger1795417159647';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE "ledger_account" (
  "id" bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  "code" character varying(20) NOT NULL,
  "name" character varying(80) NOT NULL,
  "type" character varying(60) NOT NULL,
  "parent_id" bigint,
  "description" character varying(250),
  "fixed_key" character varying(30),
  "active" boolean DEFAULT true NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "archived" boolean DEFAULT false NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "created_by" bigint,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_by" bigint,
  CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ledger_account_type_check_e2ef9546" CHECK ("type" in ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE'))
);
CREATE TABLE "journal_entry" (
  "id" bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  "day" date NOT NULL,
  "narration" character varying(250) NOT NULL,
  "fact" character varying(60) NOT NULL,
  "source_id" integer NOT NULL,
  "turn" integer NOT NULL,
  "number" character varying(40),
  "total" numeric(15,2) NOT NULL,
  "financial_year_id" bigint,
  "version" integer DEFAULT 1 NOT NULL,
  "archived" boolean DEFAULT false NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "created_by" bigint,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_by" bigint,
  CONSTRAINT "journal_entry_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "journal_entry_fact_check_ab869e23" CHECK ("fact" in ('TRANSACTION', 'BILL', 'BILL_REVERSAL', 'PAYSLIP', 'PAYSLIP_REVERSAL')),
  CONSTRAINT "journal_entry_total_check_f02c32ad" CHECK ("total" <> 'NaN'::numeric)
);
CREATE TABLE "journal_line" (
  "id" bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  "journal_entry_id" bigint NOT NULL,
  "account_id" bigint NOT NULL,
  "debit" numeric(15,2) DEFAULT '0.00' NOT NULL,
  "credit" numeric(15,2) DEFAULT '0.00' NOT NULL,
  "student_id" bigint,
  "employee_id" bigint,
  "batch_id" bigint,
  "department_id" bigint,
  "position" integer DEFAULT 0 NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "archived" boolean DEFAULT false NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "created_by" bigint,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_by" bigint,
  CONSTRAINT "journal_line_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "journal_line_debit_check_9c8357bd" CHECK ("debit" <> 'NaN'::numeric),
  CONSTRAINT "journal_line_credit_check_08dc12ba" CHECK ("credit" <> 'NaN'::numeric)
);
ALTER TABLE "finance_transaction_category" ADD COLUMN "ledger_account_id" bigint;
CREATE INDEX "finance_transaction_category_ledger_account_id_idx" ON "finance_transaction_category" USING btree ("ledger_account_id");
CREATE UNIQUE INDEX "ledger_account_code_key" ON "ledger_account" USING btree (lower(btrim("code")));
CREATE UNIQUE INDEX "ledger_account_name_key" ON "ledger_account" USING btree (lower(btrim("name")));
CREATE UNIQUE INDEX "ledger_account_fixed_key_key" ON "ledger_account" USING btree (lower(btrim("fixed_key")));
CREATE INDEX "ledger_account_parent_id_idx" ON "ledger_account" USING btree ("parent_id");
CREATE INDEX "ledger_account_type_idx" ON "ledger_account" USING btree ("type");
CREATE INDEX "ledger_account_sorted_code_id_idx" ON "ledger_account" USING btree (("code") COLLATE "und-x-icu", "id");
CREATE INDEX "ledger_account_search_idx" ON "ledger_account" USING gin ((lower(coalesce("code", '') || ' ' || coalesce("name", ''))) gin_trgm_ops);
CREATE UNIQUE INDEX "journal_entry_fact_source_id_turn_key" ON "journal_entry" USING btree (lower(btrim("fact")), "source_id", "turn");
CREATE INDEX "journal_entry_financial_year_id_idx" ON "journal_entry" USING btree ("financial_year_id");
CREATE INDEX "journal_entry_day_idx" ON "journal_entry" USING btree ("day");
CREATE INDEX "journal_entry_fact_idx" ON "journal_entry" USING btree ("fact");
CREATE INDEX "journal_entry_source_id_idx" ON "journal_entry" USING btree ("source_id");
CREATE INDEX "journal_entry_day_id_idx" ON "journal_entry" USING btree ("day", "id");
CREATE INDEX "journal_entry_search_idx" ON "journal_entry" USING gin ((lower(coalesce("narration", '') || ' ' || coalesce("number", ''))) gin_trgm_ops);
CREATE INDEX "journal_line_journal_entry_id_position_idx" ON "journal_line" USING btree ("journal_entry_id", "position");
CREATE INDEX "journal_line_account_id_idx" ON "journal_line" USING btree ("account_id");
CREATE INDEX "journal_line_student_id_idx" ON "journal_line" USING btree ("student_id");
CREATE INDEX "journal_line_employee_id_idx" ON "journal_line" USING btree ("employee_id");
CREATE INDEX "journal_line_batch_id_idx" ON "journal_line" USING btree ("batch_id");
CREATE INDEX "journal_line_department_id_idx" ON "journal_line" USING btree ("department_id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'finance_transaction_category.ledger_account_id: ' || count(*) || ' rows point to a row of ledger_account that does not exist: correct them first' END
  FROM "finance_transaction_category" AS t WHERE t."ledger_account_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "ledger_account" AS o WHERE o."id" = t."ledger_account_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "finance_transaction_category" ADD CONSTRAINT "finance_transaction_category_ledger_account_id_fkey" FOREIGN KEY ("ledger_account_id") REFERENCES "ledger_account" ("id");
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "ledger_account" ("id");
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_financial_year_id_fkey" FOREIGN KEY ("financial_year_id") REFERENCES "financial_year" ("id");
ALTER TABLE "journal_line" ADD CONSTRAINT "journal_line_journal_entry_id_fkey" FOREIGN KEY ("journal_entry_id") REFERENCES "journal_entry" ("id") ON DELETE CASCADE;
ALTER TABLE "journal_line" ADD CONSTRAINT "journal_line_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "ledger_account" ("id");
ALTER TABLE "journal_line" ADD CONSTRAINT "journal_line_student_id_fkey" FOREIGN KEY ("student_id") REFERENCES "student" ("id");
ALTER TABLE "journal_line" ADD CONSTRAINT "journal_line_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee" ("id");
ALTER TABLE "journal_line" ADD CONSTRAINT "journal_line_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch" ("id");
ALTER TABLE "journal_line" ADD CONSTRAINT "journal_line_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "employee_department" ("id");
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN RAISE EXCEPTION 'Rows of % are only added, never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END
$body$;
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "journal_entry" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN RAISE EXCEPTION 'Rows of % are only added, never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END
$body$;
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "journal_line" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE FUNCTION "refuse_unbalanced"() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE _entry bigint;
BEGIN
  SELECT l."journal_entry_id" INTO _entry FROM "journal_line" l
  WHERE l."journal_entry_id" IN (SELECT n."journal_entry_id" FROM "new_lines" n)
  GROUP BY l."journal_entry_id" HAVING sum(l."debit") <> sum(l."credit") LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'Debit and credit of journal entry % differ', _entry USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$body$;
CREATE TRIGGER "balanced" AFTER INSERT ON "journal_line" REFERENCING NEW TABLE AS "new_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_unbalanced"();
`);
    await runner.query(postWhatIsBooked);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TRIGGER "balanced" ON "journal_line";
DROP FUNCTION "refuse_unbalanced"();
DROP TRIGGER "append_only" ON "journal_line";
DROP TRIGGER "append_only" ON "journal_entry";
ALTER TABLE "journal_line" DROP CONSTRAINT "journal_line_department_id_fkey";
ALTER TABLE "journal_line" DROP CONSTRAINT "journal_line_batch_id_fkey";
ALTER TABLE "journal_line" DROP CONSTRAINT "journal_line_employee_id_fkey";
ALTER TABLE "journal_line" DROP CONSTRAINT "journal_line_student_id_fkey";
ALTER TABLE "journal_line" DROP CONSTRAINT "journal_line_account_id_fkey";
ALTER TABLE "journal_line" DROP CONSTRAINT "journal_line_journal_entry_id_fkey";
ALTER TABLE "journal_entry" DROP CONSTRAINT "journal_entry_financial_year_id_fkey";
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_parent_id_fkey";
ALTER TABLE "finance_transaction_category" DROP CONSTRAINT "finance_transaction_category_ledger_account_id_fkey";
DROP INDEX "journal_line_department_id_idx";
DROP INDEX "journal_line_batch_id_idx";
DROP INDEX "journal_line_employee_id_idx";
DROP INDEX "journal_line_student_id_idx";
DROP INDEX "journal_line_account_id_idx";
DROP INDEX "journal_line_journal_entry_id_position_idx";
DROP INDEX "journal_entry_search_idx";
DROP INDEX "journal_entry_day_id_idx";
DROP INDEX "journal_entry_source_id_idx";
DROP INDEX "journal_entry_fact_idx";
DROP INDEX "journal_entry_day_idx";
DROP INDEX "journal_entry_financial_year_id_idx";
DROP INDEX "journal_entry_fact_source_id_turn_key";
DROP INDEX "ledger_account_search_idx";
DROP INDEX "ledger_account_sorted_code_id_idx";
DROP INDEX "ledger_account_type_idx";
DROP INDEX "ledger_account_parent_id_idx";
DROP INDEX "ledger_account_fixed_key_key";
DROP INDEX "ledger_account_name_key";
DROP INDEX "ledger_account_code_key";
DROP INDEX "finance_transaction_category_ledger_account_id_idx";
ALTER TABLE "finance_transaction_category" DROP COLUMN "ledger_account_id";
DROP TABLE "journal_line";
DROP TABLE "journal_entry";
DROP TABLE "ledger_account";
`);
  }
}
