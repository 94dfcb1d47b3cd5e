import { addDays } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';

interface Bill extends Saved {
  readonly student: number;
  readonly collection: number;
  readonly principalPaid: string;
}
interface PaidBack extends Saved {
  readonly wallet: number;
}

const save = async <T extends Saved>(api: ApiClient, path: string, values: object): Promise<T> =>
  api.post<T>(`${path}/save`, values);

const bills = (api: ApiClient, filter: object, last: number): Promise<readonly Bill[]> => {
  const [asked, fields] = [filter, ['id', 'student', 'collection', 'principalPaid']].map((one) =>
    encodeURIComponent(JSON.stringify(one)),
  );
  return api.get(
    `finance/v1/studentFee/getall?filter=${asked}&fields=${fields}&sort=["id","ASC"]&range=[0,${last}]`,
  );
};

/** Families who pay in advance: some of it is used for a fee, one is refunded a part. */
const loadAdvances = async (api: ApiClient, second: number): Promise<void> => {
  const next = await save(api, 'finance/v1/advanceFeeCategories', {
    name: 'Fees of the next term',
    description: 'Kept until the bill comes',
  });
  await save(api, 'finance/v1/advanceFeeCategories', { name: 'Excursion to the Salt Range' });
  const open = await bills(api, { collection: second, status: 'UNPAID' }, 5);
  for (const [at, { id, student }] of open.entries()) {
    const amount = ['30000.00', '12500.00', '22500.00', '5000.00', '40000.00', '8000.00'][at];
    const taken = await save<PaidBack>(api, 'finance/v1/walletTransactions', {
      student,
      category: next.id,
      amount,
      paymentMode: at % 2 === 0 ? 'CASH' : 'BANK_TRANSFER',
    });
    if (at % 3 === 0) {
      const items = [{ studentFee: id, amount: at === 0 ? '10000.00' : '4000.00' }];
      await api.post(`finance/v1/studentFee/student/${student}/pay`, { items, paymentMode: 'WALLET' });
    }
    if (at === 4) {
      const input = { amount: '15000.00', paymentMode: 'CASH', note: 'Family moves to Karachi' };
      await api.post('finance/v1/studentWallets/action/payBack', { ids: [taken.wallet], input });
    }
  }
};

/** Rules for the first term, and two families who got a refund. */
const loadRefunds = async (api: ApiClient, first: number, today: string): Promise<void> => {
  const rule = { collection: first, refundType: 'PERCENT' };
  const { id } = await save(api, 'finance/v1/feesRefundRules', {
    ...rule,
    name: 'Left within the first month',
    validUntil: addDays(today, 10),
    value: '80',
  });
  await save(api, 'finance/v1/feesRefundRules', {
    ...rule,
    name: 'Left later in the term',
    validUntil: addDays(today, 40),
    value: '40',
  });
  const paid = await bills(api, { collection: first, status: 'PAID' }, 1);
  for (const [at, { id: studentFee }] of paid.entries()) {
    await save(api, 'finance/v1/feesRefund', {
      studentFee,
      rule: id,
      amount: at === 0 ? '9000.00' : '4500.00',
      reason: at === 0 ? 'Left the school for Islamabad' : 'Scholarship granted after the payment',
      paymentMode: 'CASH',
    });
  }
};

const gifts = [
  ['Begum Rashida Malik', '250000.00', 'Books for the library', 'CHEQUE', 'HB 114208', 'Habib Bank'],
  ['Old students of 1998', '120000.00', 'Computers', 'BANK_TRANSFER', 'FT 90311', null],
  ['Lahore Paper Mart', '15000.00', 'Prizes of the sports day', 'CASH', null, null],
] as const;
const owned = [
  ['School bus LEB-4417', 'Vehicles', 'Garage', '6850000.00', 1, 900],
  ['Computer laboratory', 'Equipment', 'Block B', '2400000.00', 24, 400],
  ['Generator 60 kVA', 'Equipment', 'Courtyard', '1750000.00', 1, 1200],
  ['Benches and desks', 'Furniture', 'Classrooms', '960000.00', 320, 700],
] as const;
const owed = [
  ['Loan for the school bus', 'Meezan Bank', '3200000.00', 300, 420],
  ['Uniforms delivered on credit', 'Anarkali Traders', '185000.00', 20, 10],
  ['Repair of the roof', 'Rana Engineering', '94000.00', 60, -5],
] as const;

/** Advances, refunds, donations, and what the school owns and owes. */
export const loadFeeOffice = async (
  api: ApiClient,
  today: string,
  [first, second]: readonly number[],
): Promise<void> => {
  if (first === undefined || second === undefined) return;
  await loadAdvances(api, second);
  await loadRefunds(api, first, today);
  for (const [donor, amount, description, paymentMode, referenceNo, bankName] of gifts) {
    const values = { donor, amount, description, paymentMode, referenceNo, bankName };
    await save(api, 'finance/v1/donations', values);
  }
  for (const [title, category, location, amount, quantity, days] of owned) {
    const acquiredOn = addDays(today, -days);
    const values = { title, category, location, amount, quantity, acquiredOn };
    await save(api, 'setup/v1/AssetManagements', values);
  }
  for (const [title, creditor, amount, since, due] of owed) {
    const days = { incurredOn: addDays(today, -since), dueOn: addDays(today, due) };
    await save(api, 'setup/v1/LiabilityManagements', { title, creditor, amount, ...days });
  }
  const category = await save(api, 'finance/v1/instantFeeCategories', { name: 'Cards and copies' });
  const slab = await save(api, 'setup/v1/TaxSlabs', { name: 'Services', rate: '5' });
  await api.put('finance/v1/TaxSettings/update', { enabled: true });
  const card = { category: category.id, name: 'Lost identity card', amount: '350.00', taxSlab: slab.id };
  const { id: particular } = await save(api, 'finance/v1/InstantParticularFees', card);
  for (const guestName of ['Bilal Khan', 'Sadia Anwar', 'Usman Tariq']) {
    const payee = { payeeType: 'GUEST', guestName };
    await save(api, 'finance/v1/instantFee', { category: category.id, ...payee, lines: [{ particular }] });
  }
};
