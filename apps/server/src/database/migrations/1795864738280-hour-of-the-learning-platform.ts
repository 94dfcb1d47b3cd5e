import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HourOfTheLearningPlatform1795864738280 implements MigrationInterface {
  readonly name = 'HourOfTheLearningPlatform1795864738280';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "learn_connection" ALTER COLUMN "hour" DROP DEFAULT;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "learn_connection" ALTER COLUMN "hour" SET DEFAULT 2;
`);
  }
}
