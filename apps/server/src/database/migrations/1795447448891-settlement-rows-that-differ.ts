import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SettlementRowsThatDiffer1795447448891 implements MigrationInterface {
  readonly name = 'SettlementRowsThatDiffer1795447448891';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE INDEX "payment_settlement_row_settlement_id_differs_idx" ON "payment_settlement_row" USING btree ("settlement_id", "differs");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "payment_settlement_row_settlement_id_differs_idx";
`);
  }
}
