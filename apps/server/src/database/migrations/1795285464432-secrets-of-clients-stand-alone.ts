import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecretsOfClientsStandAlone1795285464432 implements MigrationInterface {
  readonly name = 'SecretsOfClientsStandAlone1795285464432';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "oauth_secret" DROP CONSTRAINT "oauth_secret_client_fkey";
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "oauth_secret" ADD CONSTRAINT "oauth_secret_client_fkey" FOREIGN KEY (client) REFERENCES oauth_client(id) ON DELETE CASCADE;
`);
  }
}
