import { addMoney } from '@school/domain';
import { isAmong } from '@school/kernel';
import type { AnyField, AnyReport, AnyView } from '@school/kernel';
import { catalogue } from '@school/resources';
import { FeeSchool } from '../src/modules/fees/fee-school.fixture.ts';
import { actorOf } from './derived/caller.ts';

/**
 * One fact, wherever it is shown: the school has one student with a bill, so that each report and view that says what is
 * left to pay says the same amount, to whoever may read it, and each that counts students the same number.
 */
type Row = Readonly<Record<string, unknown>>;
interface Source {
  readonly kind: 'report' | 'view';
  readonly key: string;
  readonly columns: readonly string[];
  readonly parameters: Readonly<Record<string, AnyField>>;
  readonly access: AnyReport['access'] | undefined;
}

const left = new Set(['left', 'balance', 'due', 'outstanding', 'owed', 'open', 'leftToPay']);
const counts = new Set(['students']);
/** What the columns mean there instead, and who asks for it elsewhere. */
const others: Readonly<Record<string, string>> = {
  'view familyStatement': 'what is owed after each line; family-statement.spec',
  'report paymentModeSummary': 'money in the drawer; money-by-means.spec',
  'report cashBook': 'money in the drawer',
  'report bankBook': 'money at the bank',
  'view leavingClearance': 'how many things are open',
};

const sourceOf = (kind: Source['kind'], one: AnyReport | AnyView): Source => ({
  kind,
  key: one.key,
  columns: Object.keys(one.columns),
  parameters: one.parameters ?? {},
  access: one.access,
});
const sources: readonly Source[] = [
  ...catalogue.reports.map((one) => sourceOf('report', one)),
  ...(catalogue.views ?? []).map((one) => sourceOf('view', one)),
].filter(
  ({ kind, key, columns }) =>
    !Object.hasOwn(others, `${kind} ${key}`) && columns.some((name) => left.has(name) || counts.has(name)),
);

const exact = /^-?\d+(?:\.\d+)?$/;

describe('a number', () => {
  let fees: FeeSchool;
  let ids: Readonly<Record<string, number>>;
  beforeAll(async () => {
    fees = await FeeSchool.open();
    const slabs = [{ days: 1, kind: 'AMOUNT', value: '621.75' }];
    const fine = await fees.save('finance/v1/fines', { name: 'Late', slabs });
    const { student, bill, collection } = await fees.billed({ dueDate: '2026-06-10', fine });
    await fees.pay(student, bill, '5621.75');
    const batch = fees.at.ids['10-A'];
    const course = Number((await fees.at.batch('10-A'))['course']);
    ids = { student, studentFee: bill, feeCollection: collection, batch, course, financialYear: fees.year };
  });
  afterAll(() => fees.at.close());

  /** A value for a parameter; undefined where the school has none. */
  const valueFor = (name: string, field: AnyField): string | undefined => {
    if (field.type === 'ref') return ids[field.to]?.toString();
    if (field.type === 'date') return /^(?:from|start|since)/i.test(name) ? '2026-04-01' : '2026-11-21';
    return field.type === 'choice' && field.default === undefined ? Object.keys(field.options)[0] : undefined;
  };

  const asked = ({ kind, key, parameters }: Source): string | undefined => {
    const query = new URLSearchParams({ range: '[0,99]' });
    for (const [name, field] of Object.entries(parameters)) {
      const value = field.required === true || field.type === 'ref' ? valueFor(name, field) : undefined;
      if (value !== undefined) query.set(name, value);
      else if (field.required === true && !('default' in field)) return undefined;
    }
    return `setup/v1/${kind}/${key}?${query.toString()}`;
  };

  const callers = [
    'ADMIN',
    ...catalogue.privileges
      .filter(({ ceiling }) => ceiling.includes('EMPLOYEE'))
      .map(({ key }) => `EMPLOYEE:${key}`),
  ];

  /** What the rows say of a column together; undefined where no row has it. */
  const sumOf = (rows: readonly Row[], names: ReadonlySet<string>): string | undefined => {
    const values = rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) =>
        names.has(name) && exact.test(String(value)) ? [String(value)] : [],
      ),
    );
    return values.length === 0 ? undefined : values.reduce((sum, one) => addMoney(sum, one), '0.00');
  };

  it('is the same in every report and view, for everybody who may read it', async () => {
    const { due } = await fees.statement(ids['student'] ?? 0);
    expect(due).toBe('7435.00');
    const shown: string[] = [];
    const wrong: string[] = [];
    for (const source of sources) {
      const url = asked(source);
      if (url === undefined) continue;
      for (const caller of callers) {
        if (source.access && !isAmong(actorOf(caller), source.access)) continue;
        const { status, data } = await fees.at.school.call<{ rows?: readonly Row[] }>('GET', url, undefined, {
          as: caller,
        });
        if (status !== 200) continue;
        for (const [names, expected] of [
          [left, due],
          [counts, '1.00'],
        ] as const) {
          const said = sumOf(data.rows ?? [], names);
          if (said === undefined) continue;
          shown.push(`${source.kind} ${source.key}`);
          if (said !== expected)
            wrong.push(`${source.kind} ${source.key} as ${caller}: ${said}, not ${expected}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(new Set(shown).size).toBeGreaterThan(8);
  });
});
