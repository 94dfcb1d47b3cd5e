import type { Client } from 'pg';
import { interleaved, median } from './load.ts';
import { families, seedMoney } from './money-seed.ts';
import { call, signIn, type Product } from './product.ts';
import { millis, ratio, type Figure } from './table.ts';

/** Milliseconds allowed for each. */
const limits = { find: 100, pay: 50, statement: 300, close: 1_000 } as const;
const payments = 40;
const closings = 5;

interface Read {
  readonly what: string;
  readonly most: number;
  readonly path: (n: number) => string;
  /** The same figures from statements written specifically for them. */
  readonly baseline: string;
}

const readsOf = (
  receivable: number,
  { from, to }: { readonly from: string; readonly to: string },
): readonly Read[] => {
  const range = encodeURIComponent('[0,199]');
  const report = (what: string, query: string, baseline: string): Read => ({
    what,
    most: limits.statement,
    path: () => `setup/v1/report/${query}&range=${range}`,
    baseline,
  });
  return [
    {
      what: 'desk: find a pupil with what is open',
      most: limits.find,
      path: (n) => `finance/v1/studentFee/find?q=household%20pupil${1 + (n % families)}`,
      baseline: '/m/find',
    },
    report('receivables by age', 'receivablesByAge?', '/m/receivables'),
    report('trial balance', `trialBalance?from=${from}&to=${to}`, '/m/balances'),
    report('income and expenditure', `incomeStatement?from=${from}&to=${to}`, '/m/balances'),
    report('balance sheet', `balanceSheet?on=${to}`, '/m/balances'),
    report('account statement', `accountStatement?from=${to}&to=${to}&account=${receivable}`, '/m/postings'),
    report(
      'account statement of the year',
      `accountStatement?from=${from}&to=${to}&account=${receivable}`,
      '/m/postings',
    ),
  ];
};

const readFigure = async (product: Product, other: string, read: Read): Promise<Figure> => {
  const headers = { authorization: product.authorization };
  const runs = await interleaved(
    {
      ours: (n) => ({ url: `${product.url}/api/${read.path(n)}`, headers }),
      a: (n) => ({ url: `${other}${read.baseline}?n=${1 + (n % families)}` }),
    },
    { connections: 1, seconds: 2, rounds: 3 },
  );
  const [ours, a] = [runs['ours'], runs['a']];
  if (!ours || !a) throw new Error(`Nothing was measured of ${read.what}.`);
  const failed = ours.failures + a.failures;
  return {
    what: read.what,
    ours: `${millis(ours.p50)}${failed ? ` (${failed} failed)` : ''}`,
    beside: `A ${millis(a.p50)}, ${ratio(ours.p50 / a.p50)}`,
    target: `under ${read.most} ms`,
    holds: ours.p50 < read.most && failed === 0,
  };
};

const took = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

const writeFigure = (what: string, times: readonly number[], most: number): Figure => ({
  what,
  ours: millis(median(times)),
  beside: `slowest of ${times.length}: ${millis(Math.max(...times))}`,
  target: `under ${most} ms`,
  holds: median(times) < most,
});

const payFigure = async (product: Product, client: Client): Promise<Figure> => {
  const { rows } = await client.query<{ bill: number; student: number }>(
    `select min(f.id)::float8 as bill, f.student_id::float8 as student from student_fee f
      join student s on s.id = f.student_id and s.admission_number like 'BM%'
      where f.status = 'PARTIAL' group by f.student_id order by f.student_id limit $1`,
    [payments + 1],
  );
  const times: number[] = [];
  for (const { bill, student } of rows) {
    const body = { items: [{ studentFee: bill, amount: '1.00' }], paymentMode: 'CASH' };
    times.push(await took(() => call(product, 'POST', `finance/v1/studentFee/student/${student}/pay`, body)));
  }
  return writeFigure('desk: take a payment, with receipt and entry', times.slice(1), limits.pay);
};

const closeFigure = async (product: Product): Promise<Figure> => {
  const times: number[] = [];
  for (let turn = 0; turn < closings; turn += 1) {
    let id = 0;
    const close = async (): Promise<void> => {
      const note = { note: 'Closed by the bench' };
      ({ id } = await call<{ id: number }>(product, 'POST', 'finance/v1/dayClosings/save', note));
    };
    times.push(await took(close));
    const reason = { reason: 'Opened by the bench' };
    await call(product, 'POST', `finance/v1/dayClosings/transition/reopen/${id}`, reason);
  }
  return writeFigure('closing a day', times, limits.close);
};

/** The office of a large school: the time for a desk and the books with 5,000 families and 200,000 entries. */
export const moneyFigures = async (
  product: Product,
  client: Client,
  baseline: string,
): Promise<readonly Figure[]> => {
  const entries = await seedMoney(client);
  const office: Product = { ...product, authorization: await signIn(product.url, 'admin') };
  const { rows } = await client.query<{ account: number; from: string; to: string }>(
    `select a.id::float8 as account, y.start_date::text as from, (now() at time zone 'Asia/Karachi')::date::text as to
      from ledger_account a, financial_year y
      where a.fixed_key = 'RECEIVABLE' and now() between y.start_date and y.end_date + 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('The school has no open year.');
  const figures: Figure[] = [{ what: 'entries in the ledger', ours: String(entries) }];
  for (const read of readsOf(row.account, row)) figures.push(await readFigure(office, baseline, read));
  figures.push(await payFigure(office, client), await closeFigure(office));
  return figures;
};
