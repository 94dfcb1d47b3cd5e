import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FeeInstalments1795534356873 implements MigrationInterface {
  readonly name = 'FeeInstalments1795534356873';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "fee_collection" ADD COLUMN "part_from" numeric(9,4);
ALTER TABLE "fee_collection" ADD COLUMN "part_to" numeric(9,4);
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'fee_collection: ' || count(*) || ' rows break the new rule fee_collection_part_from_check_561f0e51: correct them first' END
  FROM "fee_collection" WHERE NOT ("part_from" <> 'NaN'::numeric) INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "fee_collection" ADD CONSTRAINT "fee_collection_part_from_check_561f0e51" CHECK ("part_from" <> 'NaN'::numeric);
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'fee_collection: ' || count(*) || ' rows break the new rule fee_collection_part_to_check_ff21b03e: correct them first' END
  FROM "fee_collection" WHERE NOT ("part_to" <> 'NaN'::numeric) INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "fee_collection" ADD CONSTRAINT "fee_collection_part_to_check_ff21b03e" CHECK ("part_to" <> 'NaN'::numeric);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "fee_collection" DROP CONSTRAINT "fee_collection_part_to_check_ff21b03e";
ALTER TABLE "fee_collection" DROP CONSTRAINT "fee_collection_part_from_check_561f0e51";
ALTER TABLE "fee_collection" DROP COLUMN "part_to";
ALTER TABLE "fee_collection" DROP COLUMN "part_from";
`);
  }
}
