import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Transfers of before took place as they were saved, so they are done. */
export class PreparedTransfers1795486495153 implements MigrationInterface {
  readonly name = 'PreparedTransfers1795486495153';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "batch_transfer_item" DROP CONSTRAINT "batch_transfer_item_status_check_3272e3ce";
ALTER TABLE "batch_transfer" ADD COLUMN "state" character varying(60) DEFAULT 'DONE' NOT NULL;
ALTER TABLE "batch_transfer" ALTER COLUMN "state" SET DEFAULT 'PLANNED';
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'batch_transfer.state no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "state"::text AS value, count(*) AS n FROM "batch_transfer"
    WHERE NOT ("state" in ('PLANNED', 'DONE', 'CANCELLED')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "batch_transfer" ADD CONSTRAINT "batch_transfer_state_check_aa741f01" CHECK ("state" in ('PLANNED', 'DONE', 'CANCELLED'));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'batch_transfer_item.status no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "status"::text AS value, count(*) AS n FROM "batch_transfer_item"
    WHERE NOT ("status" in ('PLANNED', 'DONE', 'LEFT_OUT', 'REVERTED')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "batch_transfer_item" ADD CONSTRAINT "batch_transfer_item_status_check_5b579bd4" CHECK ("status" in ('PLANNED', 'DONE', 'LEFT_OUT', 'REVERTED'));
CREATE INDEX "batch_transfer_item_status_idx" ON "batch_transfer_item" USING btree ("status");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "batch_transfer_item_status_idx";
ALTER TABLE "batch_transfer_item" DROP CONSTRAINT "batch_transfer_item_status_check_5b579bd4";
ALTER TABLE "batch_transfer" DROP CONSTRAINT "batch_transfer_state_check_aa741f01";
ALTER TABLE "batch_transfer" DROP COLUMN "state";
ALTER TABLE "batch_transfer_item" ADD CONSTRAINT "batch_transfer_item_status_check_3272e3ce" CHECK (status::text = ANY (ARRAY['DONE'::character varying, 'REVERTED'::character varying]::text[]));
`);
  }
}
