import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LibraryFinesAndStoreSalesInTheBooks1795379903490 implements MigrationInterface {
  readonly name = 'LibraryFinesAndStoreSalesInTheBooks1795379903490';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "finance_transaction" DROP CONSTRAINT "finance_transaction_source_type_check_894ec992";
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'finance_transaction.source_type no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "source_type"::text AS value, count(*) AS n FROM "finance_transaction"
    WHERE NOT ("source_type" in ('STUDENT_FEE', 'INSTANT_FEE', 'INCOME', 'EXPENSE', 'LIBRARY_FINE', 'STORE_SALE')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "finance_transaction" ADD CONSTRAINT "finance_transaction_source_type_check_154b4f6b" CHECK ("source_type" in ('STUDENT_FEE', 'INSTANT_FEE', 'INCOME', 'EXPENSE', 'LIBRARY_FINE', 'STORE_SALE'));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "finance_transaction" DROP CONSTRAINT "finance_transaction_source_type_check_154b4f6b";
ALTER TABLE "finance_transaction" ADD CONSTRAINT "finance_transaction_source_type_check_894ec992" CHECK (source_type::text = ANY (ARRAY['STUDENT_FEE'::character varying, 'INSTANT_FEE'::character varying, 'INCOME'::character varying, 'EXPENSE'::character varying]::text[]));
`);
  }
}
