import { snakeCase } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { Connection } from '../../src/platform/database/database.ts';

/** A GET with all its required parameters. */
export interface FilledCall {
  /** As listed among the calls, with `:name` parameters. */
  readonly name: string;
  readonly url: string;
}

interface Refused {
  readonly status: number;
  readonly body: { readonly data: unknown };
}

type Ask = (url: string) => Promise<Refused>;

/** Values for parameters that are not records. */
const values: Readonly<Record<string, string>> = {
  date: '2026-03-09',
  day: '2026-03-09',
  from: '2026-01-01',
  to: '2026-03-09',
  startDate: '2026-01-01',
  endDate: '2026-03-09',
  month: '2026-02',
  year: '2026',
  payPeriod: '2026-02-01',
  period: '2026-02-01',
  q: 'a',
  name: 'a',
  query: 'a',
};

const resources = new Map(catalogue.resources.map((resource) => [resource.key.toLowerCase(), resource]));

const withoutId = (name: string): string => name.replace(/Ids?$/i, '').toLowerCase();

/** The resource whose records a parameter refers to, or the one that the URL is nested below. */
const tableOf = (name: string, path: string): string | undefined => {
  const named = resources.get(withoutId(name));
  if (named) return snakeCase(named.key);
  const below = path.toLowerCase();
  const owner = catalogue.resources.find(({ api }) =>
    [api ?? []].flat().some((base) => below.startsWith(`/${base}/`.toLowerCase())),
  );
  return owner && snakeCase(owner.key);
};

/** Looks up records in the tables for the parameters of calls. */
export class Filler {
  private readonly ids = new Map<string, Promise<readonly string[]>>();
  private readonly sql: Connection;
  private readonly ask: Ask;

  constructor(sql: Connection, ask: Ask) {
    this.sql = sql;
    this.ask = ask;
  }

  /** The call in a form that returns 200, found from its refusals; undefined when nothing works. */
  async filled(path: string): Promise<FilledCall | undefined> {
    for (let turn = 0; turn < 3; turn += 1) {
      const url = await this.addressed(path, turn);
      const found = await this.withQuery(path, url, turn);
      if (found !== undefined) return { name: path, url: found };
    }
    return undefined;
  }

  private async addressed(path: string, turn: number): Promise<string> {
    let url = path;
    for (const [parameter, name = ''] of path.matchAll(/:(\w+)/g)) {
      url = url.replace(parameter, encodeURIComponent(await this.valueOf(name, path, turn)));
    }
    return url;
  }

  private async withQuery(path: string, url: string, turn: number): Promise<string | undefined> {
    const query = new URLSearchParams();
    for (let look = 0; look < 5; look += 1) {
      const asked = `${url}${query.size > 0 ? `?${query}` : ''}`;
      const { status, body } = await this.ask(asked);
      if (status === 200) return asked;
      const missing = status === 400 ? fieldsOf(body.data).filter((field) => !query.has(field)) : [];
      if (missing.length === 0) return undefined;
      for (const field of missing) query.set(field, await this.valueOf(field, path, turn));
    }
    return undefined;
  }

  private async valueOf(name: string, path: string, turn: number): Promise<string> {
    const known = values[name];
    if (known !== undefined) return known;
    const table = tableOf(name, path);
    const ids = table === undefined ? [] : await this.idsOf(table);
    return ids[turn % Math.max(1, ids.length)] ?? '1';
  }

  /** The first record, the last one, and one in between. */
  private idsOf(table: string): Promise<readonly string[]> {
    const known = this.ids.get(table);
    if (known) return known;
    const found = this.sql
      .query<{ ids: readonly string[] | null }>({
        text: `select array[min(id)::text, max(id)::text, percentile_disc(0.5) within group (order by id)::text] as ids
          from "${table}"`,
      })
      .then(([row]) => (row?.ids ?? []).filter((id) => id !== null))
      .catch(() => []);
    this.ids.set(table, found);
    return found;
  }
}

const fieldsOf = (data: unknown): readonly string[] => {
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : [];
  return Array.isArray(errors)
    ? errors.flatMap((error: { readonly field?: unknown }) =>
        typeof error.field === 'string' ? [error.field] : [],
      )
    : [];
};
