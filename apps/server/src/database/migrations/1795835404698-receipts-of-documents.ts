import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReceiptsOfDocuments1795835404698 implements MigrationInterface {
  readonly name = 'ReceiptsOfDocuments1795835404698';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "donation" ADD COLUMN "receipt_id" bigint;
ALTER TABLE "instant_fee" ADD COLUMN "receipt_id" bigint;
ALTER TABLE "employee_fare_payment" ADD COLUMN "receipt_id" bigint;
UPDATE "donation" SET "receipt_id" = b."receipt_id" FROM "finance_transaction" b
  WHERE b."source_type" = 'DONATION' AND b."source_id" = "donation"."id" AND b."reversal_of_id" IS NULL AND b."receipt_id" IS NOT NULL;
UPDATE "instant_fee" SET "receipt_id" = b."receipt_id" FROM "finance_transaction" b
  WHERE b."source_type" = 'INSTANT_FEE' AND b."source_id" = "instant_fee"."id" AND b."reversal_of_id" IS NULL AND b."receipt_id" IS NOT NULL;
UPDATE "employee_fare_payment" SET "receipt_id" = b."receipt_id" FROM "finance_transaction" b
  WHERE b."source_type" = 'EMPLOYEE_FARE' AND b."source_id" = "employee_fare_payment"."id" AND b."reversal_of_id" IS NULL AND b."receipt_id" IS NOT NULL;
CREATE INDEX "donation_receipt_id_idx" ON "donation" USING btree ("receipt_id");
CREATE INDEX "instant_fee_receipt_id_idx" ON "instant_fee" USING btree ("receipt_id");
CREATE INDEX "employee_fare_payment_receipt_id_idx" ON "employee_fare_payment" USING btree ("receipt_id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'donation.receipt_id: ' || count(*) || ' rows point to a row of transaction_receipt that does not exist: correct them first' END
  FROM "donation" AS t WHERE t."receipt_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "transaction_receipt" AS o WHERE o."id" = t."receipt_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "donation" ADD CONSTRAINT "donation_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "transaction_receipt" ("id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'instant_fee.receipt_id: ' || count(*) || ' rows point to a row of transaction_receipt that does not exist: correct them first' END
  FROM "instant_fee" AS t WHERE t."receipt_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "transaction_receipt" AS o WHERE o."id" = t."receipt_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "instant_fee" ADD CONSTRAINT "instant_fee_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "transaction_receipt" ("id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'employee_fare_payment.receipt_id: ' || count(*) || ' rows point to a row of transaction_receipt that does not exist: correct them first' END
  FROM "employee_fare_payment" AS t WHERE t."receipt_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "transaction_receipt" AS o WHERE o."id" = t."receipt_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "employee_fare_payment" ADD CONSTRAINT "employee_fare_payment_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "transaction_receipt" ("id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "employee_fare_payment" DROP CONSTRAINT "employee_fare_payment_receipt_id_fkey";
ALTER TABLE "instant_fee" DROP CONSTRAINT "instant_fee_receipt_id_fkey";
ALTER TABLE "donation" DROP CONSTRAINT "donation_receipt_id_fkey";
DROP INDEX "employee_fare_payment_receipt_id_idx";
DROP INDEX "instant_fee_receipt_id_idx";
DROP INDEX "donation_receipt_id_idx";
ALTER TABLE "employee_fare_payment" DROP COLUMN "receipt_id";
ALTER TABLE "instant_fee" DROP COLUMN "receipt_id";
ALTER TABLE "donation" DROP COLUMN "receipt_id";
`);
  }
}
