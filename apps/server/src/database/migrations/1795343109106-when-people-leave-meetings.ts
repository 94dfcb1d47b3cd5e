import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WhenPeopleLeaveMeetings1795343109106 implements MigrationInterface {
  readonly name = 'WhenPeopleLeaveMeetings1795343109106';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "meeting_join" ADD COLUMN "came_at" timestamp with time zone;
ALTER TABLE "meeting_join" ADD COLUMN "left_at" timestamp with time zone;
ALTER TABLE "meeting_join" ADD COLUMN "minutes" integer;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "meeting_join" DROP COLUMN "minutes";
ALTER TABLE "meeting_join" DROP COLUMN "left_at";
ALTER TABLE "meeting_join" DROP COLUMN "came_at";
`);
  }
}
