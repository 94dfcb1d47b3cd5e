import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConcessionsByFamily1795429876846 implements MigrationInterface {
  readonly name = 'ConcessionsByFamily1795429876846';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "fee_particular" DROP CONSTRAINT "fee_particular_receiver_type_check_b48be55b";
ALTER TABLE "fee_discount" DROP CONSTRAINT "fee_discount_receiver_type_check_b48be55b";
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'fee_particular.receiver_type no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "receiver_type"::text AS value, count(*) AS n FROM "fee_particular"
    WHERE NOT ("receiver_type" in ('ALL', 'STUDENT_CATEGORY', 'STUDENT', 'SIBLING', 'STAFF_CHILD')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "fee_particular" ADD CONSTRAINT "fee_particular_receiver_type_check_eccef7a2" CHECK ("receiver_type" in ('ALL', 'STUDENT_CATEGORY', 'STUDENT', 'SIBLING', 'STAFF_CHILD'));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'fee_discount.receiver_type no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "receiver_type"::text AS value, count(*) AS n FROM "fee_discount"
    WHERE NOT ("receiver_type" in ('ALL', 'STUDENT_CATEGORY', 'STUDENT', 'SIBLING', 'STAFF_CHILD')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "fee_discount" ADD CONSTRAINT "fee_discount_receiver_type_check_eccef7a2" CHECK ("receiver_type" in ('ALL', 'STUDENT_CATEGORY', 'STUDENT', 'SIBLING', 'STAFF_CHILD'));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "fee_discount" DROP CONSTRAINT "fee_discount_receiver_type_check_eccef7a2";
ALTER TABLE "fee_particular" DROP CONSTRAINT "fee_particular_receiver_type_check_eccef7a2";
ALTER TABLE "fee_discount" ADD CONSTRAINT "fee_discount_receiver_type_check_b48be55b" CHECK (receiver_type::text = ANY (ARRAY['ALL'::character varying, 'STUDENT_CATEGORY'::character varying, 'STUDENT'::character varying]::text[]));
ALTER TABLE "fee_particular" ADD CONSTRAINT "fee_particular_receiver_type_check_b48be55b" CHECK (receiver_type::text = ANY (ARRAY['ALL'::character varying, 'STUDENT_CATEGORY'::character varying, 'STUDENT'::character varying]::text[]));
`);
  }
}
