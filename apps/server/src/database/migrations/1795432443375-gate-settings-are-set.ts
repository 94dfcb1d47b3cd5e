import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GateSettingsAreSet1795432443375 implements MigrationInterface {
  readonly name = 'GateSettingsAreSet1795432443375';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
UPDATE "gate_setting" SET "least_amount" = '0.01' WHERE "least_amount" IS NULL;
ALTER TABLE "gate_setting" ALTER COLUMN "least_amount" SET NOT NULL;
UPDATE "gate_setting" SET "least_days" = 1 WHERE "least_days" IS NULL;
ALTER TABLE "gate_setting" ALTER COLUMN "least_days" SET NOT NULL;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "gate_setting" ALTER COLUMN "least_days" DROP NOT NULL;
ALTER TABLE "gate_setting" ALTER COLUMN "least_amount" DROP NOT NULL;
`);
  }
}
