import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FirstPasswords1795426076175 implements MigrationInterface {
  readonly name = 'FirstPasswords1795426076175';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "user" ADD COLUMN "first_password_at" timestamp with time zone;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "user" DROP COLUMN "first_password_at";
`);
  }
}
