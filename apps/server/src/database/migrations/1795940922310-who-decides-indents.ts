import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WhoDecidesIndents1795940922310 implements MigrationInterface {
  readonly name = 'WhoDecidesIndents1795940922310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "indent" ADD COLUMN "decider_id" bigint;
CREATE INDEX "indent_decider_id_idx" ON "indent" USING btree ("decider_id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'indent.decider_id: ' || count(*) || ' rows point to a row of employee that does not exist: correct them first' END
  FROM "indent" AS t WHERE t."decider_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "employee" AS o WHERE o."id" = t."decider_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "indent" ADD CONSTRAINT "indent_decider_id_fkey" FOREIGN KEY ("decider_id") REFERENCES "employee" ("id");
UPDATE "indent" i SET "decider_id" = (SELECT e."id" FROM "employee" e
  WHERE e."status" = 'ACTIVE' AND NOT e."archived" AND e."id" = CASE
    coalesce((SELECT s."approvers" FROM "indent_setting" s LIMIT 1), 'REPORTING_MANAGER')
    WHEN 'REPORTING_MANAGER' THEN i."manager_id"
    WHEN 'STORE_IN_CHARGE' THEN (SELECT t."in_charge_id" FROM "store" t WHERE t."id" = i."store_id") END)
  WHERE i."status" IN ('PENDING', 'REJECTED');
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "indent" DROP CONSTRAINT "indent_decider_id_fkey";
DROP INDEX "indent_decider_id_idx";
ALTER TABLE "indent" DROP COLUMN "decider_id";
`);
  }
}
