import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Challans keep what each of their bills asked when they were issued. */
export class SharesOfChallans1795551000000 implements MigrationInterface {
  readonly name = 'SharesOfChallans1795551000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "fee_challan" ADD COLUMN "shares" jsonb;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "fee_challan" DROP COLUMN "shares";
`);
  }
}
