import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NightsMarkedByHand1796031023743 implements MigrationInterface {
  readonly name = 'NightsMarkedByHand1796031023743';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "hostel_night" ADD COLUMN "marked" boolean DEFAULT false NOT NULL;
-- Whoever changed a night has marked it.
UPDATE "hostel_night" SET "marked" = true WHERE "version" > 1;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "hostel_night" DROP COLUMN "marked";
`);
  }
}
