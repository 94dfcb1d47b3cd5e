import { shownColumns, snakeCase } from '@school/kernel';
import type { AnyField, AnyReport, RefField } from '@school/kernel';
import { catalogue } from '@school/resources';
import { DemoSchool } from '../demo-school.ts';

/** A product term in a report is declared by its column, so that readers see it in their language. */
let demo: DemoSchool;
beforeAll(async () => {
  demo = await DemoSchool.open();
}, 300_000);
afterAll(async () => {
  await demo.server.close();
  await demo.school.close();
});

const choices = catalogue.resources.flatMap(({ fields }) =>
  Object.values(fields).flatMap((field: AnyField) =>
    field.type === 'choice' ? Object.values<string>(field.options) : [],
  ),
);
const declared = catalogue.reports.flatMap(({ columns }) =>
  Object.values(columns).flatMap(({ words = [] }) => words),
);
const known: ReadonlySet<string> = new Set([...choices, ...declared]);

/** Names given by the school, or of lists, which in the demo school happen to equal product terms. */
const names: ReadonlySet<string> = new Set([
  'incomeAndExpense.category',
  'dayBook.category',
  'cashBook.account',
  'accountStatement.narration',
]);
const day = (before: number): string => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);

/** The newest record of the current year would be better; the first one always exists. */
const firstOf = async ({ to, filter }: RefField): Promise<string | undefined> => {
  const { api } = catalogue.resource(to);
  const base = typeof api === 'string' ? api : api?.[0];
  if (base !== undefined && filter !== undefined) {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      range: '[0,0]',
      sort: '["id","ASC"]',
    });
    const { body } = await demo.get(`${base}/getall?${query}`, 'admin');
    const [offered] = body['data'] as unknown as readonly { readonly id: number }[];
    if (offered) return String(offered.id);
  }
  const text = `select id::text as id from "${snakeCase(to)}" order by id limit 1`;
  const [row] = await demo.school.sql.query<{ id: string }>({ text });
  return row?.id;
};

const valueOf = async (key: string, field: AnyField): Promise<string | undefined> => {
  if (field.type === 'date') return /to$|until|asOf|^on$|day$/i.test(key) ? day(0) : day(300);
  if (field.type === 'ref') return firstOf(field);
  return field.type === 'choice' ? Object.keys(field.options)[0] : undefined;
};

const asked = async ({ parameters, start = {} }: AnyReport): Promise<string> => {
  const query = new URLSearchParams({ range: '[0,999]' });
  for (const [key, field] of Object.entries(parameters) as [string, AnyField][]) {
    const isNeeded = field.required === true || field.type === 'date';
    const value = isNeeded || Object.hasOwn(start, key) ? await valueOf(key, field) : undefined;
    if (value !== undefined) query.set(key, value);
  }
  return query.toString();
};

const textsOf = (rows: readonly Readonly<Record<string, unknown>>[], column: string): readonly string[] =>
  [
    ...new Set(rows.map((row) => row[column]).filter((text) => typeof text === 'string' && text !== '')),
  ] as readonly string[];

let told = 0;
describe.each(catalogue.reports.map((report) => [report.key, report] as const))('%s', (key, report) => {
  it('declares the words of columns that hold nothing else', async () => {
    const answer = await demo.get(`setup/v1/report/${key}?${await asked(report)}`, 'admin');
    const { rows = [] } = (answer.body['data'] ?? {}) as { rows?: readonly Record<string, unknown>[] };
    told += rows.length > 0 ? 1 : 0;
    const silent = shownColumns(report).flatMap(([name, { as, words = [] }]) => {
      const texts = as === 'text' && !names.has(`${key}.${name}`) ? textsOf(rows, name) : [];
      const isOfWords = texts.length > 0 && texts.every((text) => known.has(text));
      return isOfWords ? texts.filter((text) => !words.includes(text)).map((text) => `${name}: ${text}`) : [];
    });
    expect(silent).toEqual([]);
  });
});

it('asked half of them so that they had rows', () => {
  expect(told / catalogue.reports.length).toBeGreaterThan(0.5);
});
