import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import { amountInWords, formatAmount, formatMoney } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { DocumentBinding } from '../../engine/document/documents.ts';
import { RECORDS, type Records } from '../../engine/records.ts';
import { Database, type Connection } from '../../platform/database/database.ts';
import { letterhead, printedDay } from '../../platform/letterhead/letterhead.ts';
import { counterStudents } from './counter.store.ts';
import type { ChallanShare } from './fee-challan.behaviour.ts';

const parts = [{ title: 'Bank copy' }, { title: 'School copy' }, { title: 'Student copy' }];
const marks: Readonly<Record<string, string>> = { PAID: 'Paid', CANCELLED: 'Cancelled' };

type Printing = Pick<Awaited<ReturnType<typeof letterhead>>, 'currency' | 'dateOrder'>;

/** Slips from before shares were stored: their bills; for a single bill, the share is the whole amount. */
const formerShares = async (
  connection: Connection,
  id: number,
  amount: string,
): Promise<readonly Partial<ChallanShare>[]> => {
  const bills = await connection.query<Pick<ChallanShare, 'bill' | 'dueDate'>>({
    name: 'fee_challan_bills',
    text: `select c.name as bill, b.due_date::text as "dueDate" from fee_challan_bills l
      join student_fee b on b.id = l.target_id join fee_collection c on c.id = b.collection_id
      where l.owner_id = $1 order by b.due_date, b.id`,
    values: [id],
  });
  return bills.length === 1 ? bills.map((bill) => ({ ...bill, amount })) : bills;
};

const rowOf = (
  { bill = '', dueDate, amount }: Partial<ChallanShare>,
  { currency, dateOrder }: Printing,
): Readonly<Record<'label' | 'amount', string>> => ({
  label: [bill, dueDate === undefined ? '' : printedDay(dueDate, dateOrder)].filter(Boolean).join(' · '),
  amount: amount === undefined ? '' : formatAmount(amount, currency),
});

/** Printed challans: one page in three parts. */
@Injectable()
export class ChallanPapers implements DocumentBinding {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  /** @throws NotFound for a challan that does not exist or is someone else's */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const connection = this.database.of(context.institute);
    const { currency, dateOrder } = await letterhead(connection);
    const values: TokenValues[] = [];
    for (const id of ids) {
      const record = await this.records.read(context, 'feeChallan', id);
      if (!record) throw new NotFound();
      const [student] = await counterStudents(connection, [Number(record['student'])]);
      const amount = String(record['amount']);
      const kept = record['shares'] as readonly ChallanShare[] | null | undefined;
      const shares = kept ?? (await formerShares(connection, id, amount));
      const [account] = await connection.query<{ name: string }>({
        name: 'fee_challan_account',
        text: `select concat_ws(' · ', a.name, a.bank_name, a.account_number) as name from fee_account a
          where a.id = $1`,
        values: [record['feeAccount'] ?? null],
      });
      values.push({
        admissionNumber: student?.admissionNumber ?? '',
        batch: student?.batch ?? '',
        account: account?.name ?? '',
        mark: marks[String(record['status'])] ?? '',
        parts,
        rows: shares.map((share) => rowOf(share, { currency, dateOrder })),
        total: formatMoney(amount, currency),
        words: amountInWords(amount, currency),
      });
    }
    return values;
  };
}
