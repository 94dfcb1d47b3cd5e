import type { Connection } from '../../platform/database/database.ts';
import type { HealthCheck } from './health-check.ts';

/** Wrong rows shown of one check. */
const shownRows = 10;

/** A check that found something. */
export interface Finding {
  readonly name: string;
  readonly count: number;
  /** The first wrong rows. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface Counted {
  readonly count: string;
  readonly rows: Finding['rows'] | null;
}

/** Runs the checks one after the other, so that they take one connection from those who work. */
export const runHealthChecks = async (
  connection: Connection,
  checks: readonly HealthCheck[],
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const { name, query } of checks) {
    const [found] = await connection.query<Counted>({
      text: `WITH wrong AS (${query}) SELECT (SELECT count(*) FROM wrong) AS count,
        (SELECT json_agg(w) FROM (SELECT * FROM wrong LIMIT ${shownRows}) w) AS rows`,
    });
    if (found?.rows) findings.push({ name, count: Number(found.count), rows: found.rows });
  }
  return findings;
};
