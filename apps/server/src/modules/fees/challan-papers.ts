import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import { amountInWords, formatAmount, formatMoney } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { DocumentBinding } from '../../engine/document/documents.ts';
import { RECORDS, type Records } from '../../engine/records.ts';
import { Database } from '../../platform/database/database.ts';
import { letterhead, printedDay } from '../../platform/letterhead/letterhead.ts';
import { counterStudents } from './counter.store.ts';

const parts = [{ title: 'Bank copy' }, { title: 'School copy' }, { title: 'Student copy' }];
const marks: Readonly<Record<string, string>> = { PAID: 'Paid', CANCELLED: 'Cancelled' };

/** Challans on paper: one page in three parts. */
@Injectable()
export class ChallanPapers implements DocumentBinding {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  /** @throws NotFound for a challan that is not there or is somebody else's */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const connection = this.database.of(context.institute);
    const { currency, dateOrder } = await letterhead(connection);
    const values: TokenValues[] = [];
    for (const id of ids) {
      const record = await this.records.read(context, 'feeChallan', id);
      if (!record) throw new NotFound();
      const [student] = await counterStudents(connection, [Number(record['student'])]);
      const amount = String(record['amount']);
      const bills = await connection.query<{ label: string; amount: string }>({
        name: 'fee_challan_bills',
        text: `select c.name as label, b.due_date::text as amount from fee_challan_bills l
          join student_fee b on b.id = l.target_id join fee_collection c on c.id = b.collection_id
          where l.owner_id = $1 order by b.due_date, b.id`,
        values: [id],
      });
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
        rows:
          bills.length === 1
            ? [{ label: bills[0]?.label ?? '', amount: formatAmount(amount, currency) }]
            : bills.map(({ label, amount: due }) => ({ label, amount: printedDay(due, dateOrder) })),
        total: formatMoney(amount, currency),
        words: amountInWords(amount, currency),
      });
    }
    return values;
  };
}
