import { addDays } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';

interface Receipt {
  readonly receiptNo: string;
  readonly receiptDate: string;
  readonly payeeName: string;
  readonly total: string;
}

const receiptsByTransfer = (api: ApiClient): Promise<readonly Receipt[]> => {
  const filter = encodeURIComponent(JSON.stringify({ paymentMode: 'BANK_TRANSFER', status: 'VALID' }));
  return api.get<readonly Receipt[]>(
    `finance/v1/receipts/getall?filter=${filter}&sort=["id","DESC"]&range=[0,11]`,
  );
};

const bankOf = async (api: ApiClient): Promise<number | undefined> => {
  const filter = encodeURIComponent(JSON.stringify({ fixedKey: 'BANK' }));
  const [account] = await api.get<readonly Saved[]>(`finance/v1/ledgerAccount/getall?filter=${filter}`);
  return account?.id;
};

const rowOf = (day: string, name: string, text: string, amount: string): string =>
  `${day};${name};${text};${amount}`;

/** The bank has most of the transfers received; some name a receipt, and some are unknown to the books. */
export const loadBank = async (api: ApiClient, today: string): Promise<void> => {
  const account = await bankOf(api);
  const receipts = await receiptsByTransfer(api);
  if (account === undefined) return;
  const rows = [
    'Date;Name;Description;Amount',
    ...receipts.map(({ receiptNo, receiptDate, payeeName, total }, at) =>
      rowOf(receiptDate, payeeName, at % 3 === 2 ? 'School fee' : `Fee ${receiptNo}`, total),
    ),
    rowOf(addDays(today, -2), 'Bank of the city', 'Account maintenance', '-350.00'),
    rowOf(addDays(today, -1), 'Nadia Qureshi', 'Fees of our children', '12000.00'),
  ];
  const form = new FormData();
  form.append('file', new Blob([rows.join('\n')]), 'bank-of-the-city.csv');
  const { id: file } = await api.postForm<Saved>('setup/v1/files', form);
  const { id } = await api.post<Saved>('finance/v1/bankStatements/save', { account, file });
  await api.post(`finance/v1/bankStatements/read/${id}`, {});
};
