import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContactsOnly1795444210761 implements MigrationInterface {
  readonly name = 'ContactsOnly1795444210761';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "message" ADD COLUMN "contacts_only" boolean DEFAULT false NOT NULL;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "message" DROP COLUMN "contacts_only";
`);
  }
}
