import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SeatsThatBeginLater1795901303259 implements MigrationInterface {
  readonly name = 'SeatsThatBeginLater1795901303259';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "transport_allocation" DROP CONSTRAINT "transport_allocation_status_check_80ceca66";
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'transport_allocation.status no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "status"::text AS value, count(*) AS n FROM "transport_allocation"
    WHERE NOT ("status" in ('PLANNED', 'ACTIVE', 'ENDED', 'CANCELLED')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "transport_allocation" ADD CONSTRAINT "transport_allocation_status_check_c98b1e90" CHECK ("status" in ('PLANNED', 'ACTIVE', 'ENDED', 'CANCELLED'));
-- The state is that of the day: whoever is moved from tomorrow on still rides today.
UPDATE "transport_allocation" SET "status" = CASE WHEN "end_date" < current_date THEN 'ENDED'
    WHEN "start_date" > current_date THEN 'PLANNED' ELSE 'ACTIVE' END
  WHERE "status" IN ('ACTIVE', 'ENDED');
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
UPDATE "transport_allocation" SET "status" = 'ACTIVE' WHERE "status" = 'PLANNED';
ALTER TABLE "transport_allocation" DROP CONSTRAINT "transport_allocation_status_check_c98b1e90";
ALTER TABLE "transport_allocation" ADD CONSTRAINT "transport_allocation_status_check_80ceca66" CHECK (status::text = ANY (ARRAY['ACTIVE'::character varying, 'ENDED'::character varying, 'CANCELLED'::character varying]::text[]));
`);
  }
}
