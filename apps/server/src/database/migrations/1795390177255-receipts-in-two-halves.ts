import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReceiptsInTwoHalves1795390177255 implements MigrationInterface {
  readonly name = 'ReceiptsInTwoHalves1795390177255';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "receipt_print_setting" DROP CONSTRAINT "receipt_print_setting_paper_check_2b6ab591";
DO $guard$ DECLARE reason text; BEGIN
  SELECT 'receipt_print_setting.paper no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "paper"::text AS value, count(*) AS n FROM "receipt_print_setting"
    WHERE NOT ("paper" in ('A4', 'HALVES', 'A5', 'ROLL')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO reason;
  IF reason IS NOT NULL THEN RAISE EXCEPTION '%', reason; END IF;
END $guard$;
ALTER TABLE "receipt_print_setting" ADD CONSTRAINT "receipt_print_setting_paper_check_96c9d5ca" CHECK ("paper" in ('A4', 'HALVES', 'A5', 'ROLL'));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "receipt_print_setting" DROP CONSTRAINT "receipt_print_setting_paper_check_96c9d5ca";
UPDATE "receipt_print_setting" SET "paper" = 'A4' WHERE "paper" = 'HALVES';
ALTER TABLE "receipt_print_setting" ADD CONSTRAINT "receipt_print_setting_paper_check_2b6ab591" CHECK (paper::text = ANY (ARRAY['A4'::character varying, 'A5'::character varying, 'ROLL'::character varying]::text[]));
`);
  }
}
