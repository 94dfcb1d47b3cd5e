import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DifferencesForTheFamily1795858067050 implements MigrationInterface {
  readonly name = 'DifferencesForTheFamily1795858067050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "fee_refund" DROP CONSTRAINT "fee_refund_payment_mode_check_5dfe9e7d";
ALTER TABLE "wallet_transaction" DROP CONSTRAINT "wallet_transaction_kind_check_d8c1d74a";
ALTER TABLE "wallet_transaction" DROP CONSTRAINT "wallet_transaction_status_check_4bee2443";
ALTER TABLE "student_fee" ADD COLUMN "credited_total" numeric(15,2) DEFAULT '0.00' NOT NULL;
ALTER TABLE "fee_refund" ADD COLUMN "cause" character varying(60) DEFAULT 'RULE' NOT NULL;
ALTER TABLE "fee_refund" ALTER COLUMN "rule_id" DROP NOT NULL;
ALTER TABLE "fee_refund" ADD COLUMN "movement_id" bigint;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'student_fee: ' || count(*) || ' rows break the new rule student_fee_credited_total_check_77687a3e: correct them first' END
  FROM "student_fee" WHERE NOT ("credited_total" <> 'NaN'::numeric) INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "student_fee" ADD CONSTRAINT "student_fee_credited_total_check_77687a3e" CHECK ("credited_total" <> 'NaN'::numeric);
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'fee_refund.cause no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "cause"::text AS value, count(*) AS n FROM "fee_refund"
    WHERE NOT ("cause" in ('RULE', 'DIFFERENCE')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "fee_refund" ADD CONSTRAINT "fee_refund_cause_check_4c0659a1" CHECK ("cause" in ('RULE', 'DIFFERENCE'));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'fee_refund.payment_mode no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "payment_mode"::text AS value, count(*) AS n FROM "fee_refund"
    WHERE NOT ("payment_mode" in ('CASH', 'CHEQUE', 'DD', 'BANK_TRANSFER', 'ONLINE', 'CARD', 'OTHERS', 'WALLET')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "fee_refund" ADD CONSTRAINT "fee_refund_payment_mode_check_f4368612" CHECK ("payment_mode" in ('CASH', 'CHEQUE', 'DD', 'BANK_TRANSFER', 'ONLINE', 'CARD', 'OTHERS', 'WALLET'));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'fee_refund: ' || count(*) || ' values occur more than once, which fee_refund_movement_id_key no longer allows: correct them first' END
  FROM (SELECT FROM "fee_refund" WHERE ("movement_id") IS NOT NULL
    GROUP BY ("movement_id") HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "fee_refund_movement_id_key" ON "fee_refund" USING btree ("movement_id");
CREATE INDEX "fee_refund_movement_id_idx" ON "fee_refund" USING btree ("movement_id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'wallet_transaction.kind no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "kind"::text AS value, count(*) AS n FROM "wallet_transaction"
    WHERE NOT ("kind" in ('TOPUP', 'APPLIED', 'CREDIT', 'REFUND', 'REVERSAL')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "wallet_transaction" ADD CONSTRAINT "wallet_transaction_kind_check_f77386c5" CHECK ("kind" in ('TOPUP', 'APPLIED', 'CREDIT', 'REFUND', 'REVERSAL'));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'wallet_transaction.status no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "status"::text AS value, count(*) AS n FROM "wallet_transaction"
    WHERE NOT ("status" in ('POSTED', 'USED', 'CREDITED', 'REVERSED')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "wallet_transaction" ADD CONSTRAINT "wallet_transaction_status_check_2a4a66d1" CHECK ("status" in ('POSTED', 'USED', 'CREDITED', 'REVERSED'));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'fee_refund.movement_id: ' || count(*) || ' rows point to a row of wallet_transaction that does not exist: correct them first' END
  FROM "fee_refund" AS t WHERE t."movement_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "wallet_transaction" AS o WHERE o."id" = t."movement_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "fee_refund" ADD CONSTRAINT "fee_refund_movement_id_fkey" FOREIGN KEY ("movement_id") REFERENCES "wallet_transaction" ("id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "fee_refund" DROP CONSTRAINT "fee_refund_movement_id_fkey";
ALTER TABLE "wallet_transaction" DROP CONSTRAINT "wallet_transaction_status_check_2a4a66d1";
ALTER TABLE "wallet_transaction" DROP CONSTRAINT "wallet_transaction_kind_check_f77386c5";
DROP INDEX "fee_refund_movement_id_idx";
DROP INDEX "fee_refund_movement_id_key";
ALTER TABLE "fee_refund" DROP CONSTRAINT "fee_refund_payment_mode_check_f4368612";
ALTER TABLE "fee_refund" DROP CONSTRAINT "fee_refund_cause_check_4c0659a1";
ALTER TABLE "student_fee" DROP CONSTRAINT "student_fee_credited_total_check_77687a3e";
ALTER TABLE "fee_refund" DROP COLUMN "movement_id";
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'fee_refund.rule_id becomes required, but ' || count(*) || ' rows have no value: give the field a default, or fill them first' END
  FROM "fee_refund" WHERE "rule_id" IS NULL INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "fee_refund" ALTER COLUMN "rule_id" SET NOT NULL;
ALTER TABLE "fee_refund" DROP COLUMN "cause";
ALTER TABLE "student_fee" DROP COLUMN "credited_total";
ALTER TABLE "wallet_transaction" ADD CONSTRAINT "wallet_transaction_status_check_4bee2443" CHECK (status::text = ANY (ARRAY['POSTED'::character varying, 'USED'::character varying, 'REVERSED'::character varying]::text[]));
ALTER TABLE "wallet_transaction" ADD CONSTRAINT "wallet_transaction_kind_check_d8c1d74a" CHECK (kind::text = ANY (ARRAY['TOPUP'::character varying, 'APPLIED'::character varying, 'REFUND'::character varying, 'REVERSAL'::character varying]::text[]));
ALTER TABLE "fee_refund" ADD CONSTRAINT "fee_refund_payment_mode_check_5dfe9e7d" CHECK (payment_mode::text = ANY (ARRAY['CASH'::character varying, 'CHEQUE'::character varying, 'DD'::character varying, 'BANK_TRANSFER'::character varying, 'ONLINE'::character varying, 'CARD'::character varying, 'OTHERS'::character varying]::text[]));
`);
  }
}
