import type { Work } from '../../engine/behaviour.ts';
import { startPaying } from '../../modules/online-payments/start.ts';
import { changeAttempt, takeWord } from '../../modules/online-payments/taking.ts';
import type { ApiClient, Saved } from './api-client.ts';
import { demoFamily } from './students.ts';
import type { UserLoading } from './load-users.ts';

interface Loading extends UserLoading {
  readonly api: ApiClient;
}
interface OpenBill extends Saved {
  readonly student: number;
  readonly balance: string;
}
/** What became of a payment. */
type End = 'PAID' | 'FAILED' | 'OTHER_AMOUNT' | 'AT_THE_COUNTER' | 'LEFT';

const ends: readonly End[] = [
  ...Array.from({ length: 7 }, (): End => 'PAID'),
  'FAILED',
  'OTHER_AMOUNT',
  'AT_THE_COUNTER',
  'LEFT',
];

/** Open bills of families other than the one that can sign in, one per student. */
const openBills = async (api: ApiClient): Promise<readonly OpenBill[]> => {
  const filter = encodeURIComponent(
    JSON.stringify({
      status: 'UNPAID',
      'collection.name': 'Second term',
      'student.lastName_ne': demoFamily.name,
    }),
  );
  const rows = await api.get<readonly OpenBill[]>(
    `finance/v1/studentFee/getall?filter=${filter}&fields=["id","student","balance"]&sort=["id","DESC"]&range=[0,59]`,
  );
  const seen = new Set<number>();
  return rows.filter(({ student }) => !seen.has(student) && seen.add(student)).slice(0, ends.length);
};

/** One payment by a family, and the gateway's response to it. */
const payOne = async (work: Work, bill: OpenBill, end: End, gateway: number): Promise<string> => {
  const { id, reference, amount } = await startPaying(
    work,
    { student: bill.student, bills: [bill.id] },
    'http://localhost:3000',
  );
  await changeAttempt(work, id, { status: 'OPEN' });
  const paidRef = `trial-${reference}`;
  const paid = { says: 'PAID', amount: end === 'OTHER_AMOUNT' ? '5000.00' : amount, paidRef } as const;
  const word = end === 'FAILED' ? ({ says: 'FAILED', reason: undefined } as const) : paid;
  if (end !== 'LEFT' && end !== 'AT_THE_COUNTER')
    await takeWord(work, gateway, { eventId: `${end}:${reference}`, reference, word });
  return end === 'AT_THE_COUNTER' ? reference : paidRef;
};

/** What the gateway paid into the bank for the first payments, and a second file with an unknown one. */
const settle = async (
  api: ApiClient,
  gateway: number,
  today: string,
  refs: readonly string[],
): Promise<void> => {
  const add = async (number: string, rows: readonly (readonly [string, string])[]): Promise<number> => {
    const { id } = await api.post<Saved>('finance/v1/settlement/save', { number, gateway, settledOn: today });
    for (const [paidRef, gross] of rows)
      await api.post('finance/v1/settlementRows/save', {
        settlement: id,
        paidRef,
        gross,
        fee: '250.00',
        tax: '40.00',
      });
    return id;
  };
  const filter = encodeURIComponent(JSON.stringify({ paidRef_in: refs }));
  const paid = await api.get<readonly { readonly paidRef: string; readonly amount: string }[]>(
    `finance/v1/onlinePayments/getall?filter=${filter}&fields=["paidRef","amount"]&sort=["id","ASC"]&range=[0,49]`,
  );
  const rows = paid.map(({ paidRef, amount }) => [paidRef, amount] as const);
  const first = await add('SET-0001', rows.slice(0, 4));
  await api.post(`finance/v1/settlement/transition/match/${first}`, {});
  await add('SET-0002', [...rows.slice(4), ['trial-unknown', '12000.00']]);
};

/** Families pay online on the trial gateway: some payments succeeded, others await a decision, and the bank was paid. */
export const loadOnlinePayments = async ({ api, records, database, context }: Loading): Promise<void> => {
  const { id: gateway } = await api.post<Saved>('finance/v1/paymentGateway/save', {
    name: 'Card or wallet (trial)',
    provider: 'SANDBOX',
  });
  await api.post('finance/v1/customGateway/save', {
    name: 'Bank of the city',
    targetUrl: 'https://pay.example/checkout',
    paidReferenceName: 'txn_id',
    amountName: 'amount',
    statusName: 'status',
    successValue: 'PAID',
    reasonName: 'reason',
    secret: 'exchange this secret with the bank',
    sent: [
      { name: 'amount', holds: 'AMOUNT' },
      { name: 'return_url', holds: 'REDIRECT_URL' },
      { name: 'merchant', holds: 'FIXED', value: '1001' },
    ],
  });
  await api.put('finance/v1/OnlinePaymentSettings/update', {
    enabled: true,
    gateway,
    note: 'A receipt is there as soon as the bank has said yes.',
  });
  const bills = await openBills(api);
  const refs: string[] = [];
  const write = <T>(run: (work: Work) => Promise<T>): Promise<T> =>
    database.transaction(context.institute, (transaction) => run({ context, transaction, records }));
  for (const [at, bill] of bills.entries()) {
    const end = ends[at] ?? 'PAID';
    const ref = await write((work) => payOne(work, bill, end, gateway));
    if (end === 'PAID') refs.push(ref);
    if (end !== 'AT_THE_COUNTER') continue;
    const items = [{ studentFee: bill.id, amount: bill.balance }];
    await api.post(`finance/v1/studentFee/student/${bill.student}/pay`, { items, paymentMode: 'CASH' });
    const word = { says: 'PAID', amount: bill.balance, paidRef: `trial-${ref}` } as const;
    await write((work) => takeWord(work, gateway, { eventId: ref, reference: ref, word }));
  }
  await settle(api, gateway, context.today, refs);
};
