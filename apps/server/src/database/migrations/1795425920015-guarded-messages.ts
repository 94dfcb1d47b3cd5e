import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GuardedMessages1795425920015 implements MigrationInterface {
  readonly name = 'GuardedMessages1795425920015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "message_recipient" ADD COLUMN "guarded" boolean DEFAULT false NOT NULL;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "message_recipient" DROP COLUMN "guarded";
`);
  }
}
