import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The fine of a bill on a day, as `fineOf` of the domain has it: the last step that was reached, of what is left of the
 * fee; never less than was set down, and no more than that once the fee is paid.
 */
export class FinesByTheDay1795416000000 implements MigrationInterface {
  readonly name = 'FinesByTheDay1795416000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE FUNCTION fee_fine_on(collection bigint, due date, principal numeric, assessed numeric, day date)
RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $body$
  SELECT CASE WHEN principal <= 0 THEN assessed ELSE greatest(assessed, coalesce((
    SELECT round(CASE s.kind WHEN 'PERCENT' THEN principal * s.value / 100 ELSE s.value END, 2)
    FROM fee_collection c JOIN fine_slab s ON s.fine_id = c.fine_id
    WHERE c.id = collection AND s.days <= greatest(day - due, 0)
    ORDER BY s.days DESC LIMIT 1), 0)) END
$body$;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION fee_fine_on(bigint, date, numeric, numeric, date)');
  }
}
