import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReceiptsOfIncomeAndDifferencesOfBills1795848249443 implements MigrationInterface {
  readonly name = 'ReceiptsOfIncomeAndDifferencesOfBills1795848249443';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "hostel_bed_hostel_room_id_idx";
ALTER TABLE "income" ADD COLUMN "receipt_id" bigint;
UPDATE "income" SET "receipt_id" = b."receipt_id" FROM "finance_transaction" b
  WHERE b."source_type" = 'INCOME' AND b."source_id" = "income"."id" AND b."reversal_of_id" IS NULL AND b."receipt_id" IS NOT NULL;
ALTER TABLE "student_fee" ADD COLUMN "would_be" numeric(15,2);
CREATE INDEX "income_receipt_id_idx" ON "income" USING btree ("receipt_id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'student_fee: ' || count(*) || ' rows break the new rule student_fee_would_be_check_a47409cc: correct them first' END
  FROM "student_fee" WHERE NOT ("would_be" <> 'NaN'::numeric) INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "student_fee" ADD CONSTRAINT "student_fee_would_be_check_a47409cc" CHECK ("would_be" <> 'NaN'::numeric);
CREATE INDEX "hostel_bed_hostel_room_id_usable_idx" ON "hostel_bed" USING btree ("hostel_room_id", "usable");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'income.receipt_id: ' || count(*) || ' rows point to a row of transaction_receipt that does not exist: correct them first' END
  FROM "income" AS t WHERE t."receipt_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "transaction_receipt" AS o WHERE o."id" = t."receipt_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "income" ADD CONSTRAINT "income_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "transaction_receipt" ("id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "income" DROP CONSTRAINT "income_receipt_id_fkey";
DROP INDEX "hostel_bed_hostel_room_id_usable_idx";
ALTER TABLE "student_fee" DROP CONSTRAINT "student_fee_would_be_check_a47409cc";
DROP INDEX "income_receipt_id_idx";
ALTER TABLE "student_fee" DROP COLUMN "would_be";
ALTER TABLE "income" DROP COLUMN "receipt_id";
CREATE INDEX "hostel_bed_hostel_room_id_idx" ON "hostel_bed" USING btree (hostel_room_id);
`);
  }
}
