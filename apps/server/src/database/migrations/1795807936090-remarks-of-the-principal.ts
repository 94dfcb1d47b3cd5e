import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RemarksOfThePrincipal1795807936090 implements MigrationInterface {
  readonly name = 'RemarksOfThePrincipal1795807936090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "gradebook_card" ADD COLUMN "activities" text;
ALTER TABLE "gradebook_card" ADD COLUMN "principal_remark" text;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "gradebook_card" DROP COLUMN "principal_remark";
ALTER TABLE "gradebook_card" DROP COLUMN "activities";
`);
  }
}
