import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever moves out on a later day lives there until then: such stays stood as over at once. */
export class StaysUntilTheirDay1795950000000 implements MigrationInterface {
  readonly name = 'StaysUntilTheirDay1795950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
UPDATE "hostel_allocation" SET "status" = CASE WHEN "from_date" > current_date THEN 'RESERVED' ELSE 'ACTIVE' END
  WHERE "status" = 'VACATED' AND "vacated_on" > current_date;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
UPDATE "hostel_allocation" SET "status" = 'VACATED' WHERE "status" IN ('RESERVED', 'ACTIVE') AND "vacated_on" IS NOT NULL;
`);
  }
}
