import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TimetableWishes1795818018665 implements MigrationInterface {
  readonly name = 'TimetableWishes1795818018665';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "teacher_unavailability" ALTER COLUMN "kind" SET DEFAULT 'RATHER_NOT';
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "teacher_unavailability" ALTER COLUMN "kind" SET DEFAULT 'NEVER'::character varying;
`);
  }
}
