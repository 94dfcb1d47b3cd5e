import { snakeCase } from '@school/kernel';
import type { AnyResource, Period } from '@school/kernel';
import type { Engine } from '../engine.ts';
import { quoted, tableName } from './source.ts';

/** How long it may take until filters know a new term. */
const lifetimeMs = 15_000;
/** Periods of one kind. */
const mostPeriods = 5_000;

type Kept = { readonly until: number; readonly periods: Promise<readonly Period[]> };

/** Terms and years from the rows of the resources that are periods. */
export class InstitutionPeriods {
  private readonly engine: Engine;
  private readonly sources: readonly AnyResource[];
  private readonly kept = new Map<string, Kept>();

  constructor(engine: Engine) {
    this.engine = engine;
    this.sources = engine.catalogue.resources.filter(({ period }) => period !== undefined);
  }

  /** All periods of the institute; read at most every 15 seconds. */
  of(institute: string): Promise<readonly Period[]> {
    if (this.sources.length === 0) return Promise.resolve([]);
    const kept = this.kept.get(institute);
    if (kept && kept.until > Date.now()) return kept.periods;
    const periods = this.read(institute);
    this.kept.set(institute, { until: Date.now() + lifetimeMs, periods });
    periods.catch(() => this.kept.delete(institute));
    return periods;
  }

  private async read(institute: string): Promise<readonly Period[]> {
    const all = await this.engine.database.together(institute, (connection) =>
      Promise.all(
        this.sources.map((resource) =>
          connection.query<Period>({ text: statementOf(resource), most: mostPeriods }),
        ),
      ),
    );
    return all.flat();
  }
}

const statementOf = (resource: AnyResource): string => {
  const { period } = resource;
  if (!period) throw new Error(`${resource.key} is no period.`);
  const [from, to] = [period.from, period.to].map((key) => quoted(snakeCase(key)));
  return `SELECT '${period.name}' AS name, ${from}::text AS "from", ${to}::text AS "to" FROM ${tableName(resource)}
    WHERE NOT archived AND ${from} IS NOT NULL AND ${to} IS NOT NULL ORDER BY ${from} DESC`;
};
