import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportCardCodes1795454746552 implements MigrationInterface {
  readonly name = 'ReportCardCodes1795454746552';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "gradebook_report" ADD COLUMN "published_on" date;
ALTER TABLE "gradebook_card" ADD COLUMN "code" character varying(32);
UPDATE "gradebook_card" SET "code" = replace(gen_random_uuid()::text, '-', '');
UPDATE "gradebook_report" SET "published_on" = "updated_at"::date WHERE "status" = 'PUBLISHED';
ALTER TABLE "gradebook_card" ADD COLUMN "signed_at" timestamp with time zone;
ALTER TABLE "gradebook_card" ADD COLUMN "signed_by_id" bigint;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'gradebook_card: ' || count(*) || ' values occur more than once, which gradebook_card_code_key no longer allows: correct them first' END
  FROM (SELECT FROM "gradebook_card" WHERE (lower(btrim("code"))) IS NOT NULL
    GROUP BY (lower(btrim("code"))) HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "gradebook_card_code_key" ON "gradebook_card" USING btree (lower(btrim("code")));
CREATE INDEX "gradebook_card_signed_by_id_idx" ON "gradebook_card" USING btree ("signed_by_id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'gradebook_card.signed_by_id: ' || count(*) || ' rows point to a row of guardian that does not exist: correct them first' END
  FROM "gradebook_card" AS t WHERE t."signed_by_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "guardian" AS o WHERE o."id" = t."signed_by_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "gradebook_card" ADD CONSTRAINT "gradebook_card_signed_by_id_fkey" FOREIGN KEY ("signed_by_id") REFERENCES "guardian" ("id") ON DELETE SET NULL;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "gradebook_card" DROP CONSTRAINT "gradebook_card_signed_by_id_fkey";
DROP INDEX "gradebook_card_signed_by_id_idx";
DROP INDEX "gradebook_card_code_key";
ALTER TABLE "gradebook_card" DROP COLUMN "signed_by_id";
ALTER TABLE "gradebook_card" DROP COLUMN "signed_at";
ALTER TABLE "gradebook_card" DROP COLUMN "code";
ALTER TABLE "gradebook_report" DROP COLUMN "published_on";
`);
  }
}
