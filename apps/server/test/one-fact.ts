import { addMoney } from '@school/domain';
import { addressList, isAmong } from '@school/kernel';
import type { AnyField, AnyReport, AnyResource, AnyView } from '@school/kernel';
import { catalogue } from '@school/resources';
import { actorOf } from './derived/caller.ts';
import type { PayrollSchool } from './payroll-school.ts';

type Row = Readonly<Record<string, unknown>>;

/** Where a school states something in rows. */
interface Source {
  readonly kind: 'report' | 'view' | 'list';
  readonly key: string;
  readonly columns: readonly string[];
  readonly parameters: Readonly<Record<string, AnyField>>;
  readonly access: AnyReport['access'] | undefined;
  readonly base: string;
}

/** A number known to a school, of which there is only one. */
export interface Fact {
  /** Columns that state it. */
  readonly names: readonly string[];
  /** With two decimals. */
  readonly value: string;
  /** Rows are parts of it; otherwise each row states it. */
  readonly inParts?: boolean;
  /** Column of the record that it is a fact about, where rows name one, and its id: other rows are about other records. */
  readonly about?: readonly [column: string, id: number];
}

/** What is checked for a school with one fact. */
export interface Asked {
  readonly school: PayrollSchool;
  readonly facts: readonly Fact[];
  /** Values of parameters that refer to a record, by its resource. */
  readonly ids: Readonly<Record<string, number>>;
  /** Where such a column means something else, and what it means. */
  readonly others: Readonly<Record<string, string>>;
  /** Further lists that state it. */
  readonly lists?: readonly string[];
  /** Students and parents, `STUDENT#student=4`. */
  readonly families?: readonly string[];
}

const exact = /^-?\d+(?:\.\d+)?$/;

const sourceOf = (kind: 'report' | 'view', one: AnyReport | AnyView): Source => ({
  kind,
  key: one.key,
  columns: Object.keys(one.columns),
  parameters: one.parameters ?? {},
  access: one.access,
  base: `setup/v1/${kind}/${one.key}`,
});

const listOf = ({ key, fields, access, api }: AnyResource): Source => ({
  kind: 'list',
  key,
  columns: Object.keys(fields),
  parameters: {},
  access: access.read,
  base: `${addressList(api)[0]}/getall`,
});

const sourcesOf = ({ facts, others, lists = [] }: Asked): readonly Source[] => {
  const names = new Set(facts.flatMap((fact) => fact.names));
  return [
    ...catalogue.reports.map((one) => sourceOf('report', one)),
    ...(catalogue.views ?? []).map((one) => sourceOf('view', one)),
    ...catalogue.resources.filter(({ key }) => lists.includes(key)).map(listOf),
  ].filter(
    ({ kind, key, columns }) =>
      !Object.hasOwn(others, `${kind} ${key}`) && columns.some((name) => names.has(name)),
  );
};

/** A value for a parameter; undefined where the school has none. */
const valueFor = (name: string, field: AnyField, { ids }: Asked): string | undefined => {
  if (field.type === 'ref') return ids[field.to]?.toString();
  if (field.type === 'date') return /^(?:from|start|since)/i.test(name) ? '2026-04-01' : '2026-11-21';
  return field.type === 'choice' && field.default === undefined ? Object.keys(field.options)[0] : undefined;
};

const addressOf = ({ base, parameters }: Source, asked: Asked): string | undefined => {
  const query = new URLSearchParams({ range: '[0,99]' });
  for (const [name, field] of Object.entries(parameters)) {
    const isAsked = field.required === true || field.type === 'ref';
    const value = isAsked ? valueFor(name, field, asked) : undefined;
    if (value !== undefined) query.set(name, value);
    else if (field.required === true && !('default' in field)) return undefined;
  }
  return `${base}?${query.toString()}`;
};

/** Columns that a report generates from records, one for each, end with the id of the record. */
const nameOf = (column: string): string => column.replace(/[^a-zA-Z]*\d+$/, '');

const isAbout = (row: Row, about: Fact['about']): boolean =>
  about === undefined || !(about[0] in row) || Number(row[about[0]]) === about[1];

const saidIn = (rows: readonly Row[], { names, about }: Fact): readonly string[] =>
  rows
    .filter((row) => isAbout(row, about))
    .flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        names.includes(nameOf(column)) && exact.test(String(value)) ? [String(value)] : [],
      ),
    );

/** What is stated instead of the fact; undefined where it is stated, or nothing is. */
const differing = (said: readonly string[], { value, inParts = false }: Fact): string | undefined => {
  if (inParts) {
    const sum = said.reduce((total, one) => addMoney(total, one), '0.00');
    return sum === value ? undefined : sum;
  }
  return said.find((one) => addMoney(one, '0.00') !== value);
};

const callers = [
  'ADMIN',
  ...catalogue.privileges
    .filter(({ ceiling }) => ceiling.includes('EMPLOYEE'))
    .map(({ key }) => `EMPLOYEE:${key}`),
];

/**
 * Queries all reports, views and lists that have such a column, as everyone who may read them. Returns those that stated something, and those that stated something
 * else.
 */
export const askEverywhere = async (
  asked: Asked,
): Promise<{ readonly shown: readonly string[]; readonly wrong: readonly string[] }> => {
  const shown = new Set<string>();
  const wrong: string[] = [];
  for (const source of sourcesOf(asked)) {
    const url = addressOf(source, asked);
    if (url === undefined) continue;
    const place = `${source.kind} ${source.key}`;
    for (const caller of [...callers, ...(asked.families ?? [])]) {
      if (source.access && !isAmong(actorOf(caller.split('#')[0] ?? ''), source.access)) continue;
      const { status, data } = await asked.school.call<{ rows?: readonly Row[] } | readonly Row[]>(
        'GET',
        url,
        undefined,
        { as: caller },
      );
      if (status >= 500) wrong.push(`${place} as ${caller}: ${status}`);
      if (status !== 200) continue;
      const rows = Array.isArray(data)
        ? (data as readonly Row[])
        : ((data as { rows?: readonly Row[] }).rows ?? []);
      for (const fact of asked.facts) {
        const said = saidIn(rows, fact);
        if (said.length === 0) continue;
        shown.add(place);
        const other = differing(said, fact);
        if (other !== undefined) wrong.push(`${place} as ${caller}: ${other}, not ${fact.value}`);
        if (caller === 'ADMIN' && source.kind === 'report')
          wrong.push(
            ...(await missingInFile(asked, url, said)).map((one) => `${place}, its file: no ${one}`),
          );
      }
    }
  }
  return { shown: [...shown], wrong };
};

/** Numbers of a report that are missing from its file. */
const missingInFile = async ({ school }: Asked, url: string, said: readonly string[]): Promise<string[]> => {
  const address = url.replace(/range=[^&]*&?/, '');
  const { raw } = await school.call('GET', `${address}${address.includes('?') ? '&' : '?'}format=csv`);
  const text = raw.toString();
  return said.filter((one) => Number(one) !== 0 && !text.includes(one.replace(/\.?0+$/, '')));
};
