import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import { amountInWords, compareMoney, formatAmount, formatMoney, sumMoney } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import type { DocumentBinding } from '../../../engine/document/documents.ts';
import { RECORDS, type Records } from '../../../engine/records.ts';
import { Database } from '../../../platform/database/database.ts';
import { letterhead } from '../../../platform/letterhead/letterhead.ts';
import { depositAccount, papersInDrawer } from './deposit.store.ts';

const parts = [{ title: 'Bank copy' }, { title: 'School copy' }];
const called: Readonly<Record<string, string>> = { CHEQUE: 'Cheque', DD: 'Demand draft' };

/** Slips for what goes from drawers to the bank: its cash, and each cheque counted with it. */
@Injectable()
export class DepositPapers implements DocumentBinding {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  /** @throws NotFound for a count that does not exist or that the caller may not see */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const connection = this.database.of(context.institute);
    const { currency } = await letterhead(connection);
    const values: TokenValues[] = [];
    for (const id of ids) {
      const record = await this.records.read(context, 'cashCount', id);
      if (!record) throw new NotFound();
      const cash = String(record['deposit']);
      const papers = await papersInDrawer(connection, id);
      const total = sumMoney([cash, ...papers.map(({ amount }) => amount)]);
      const hasCash = compareMoney(cash, '0.00') > 0 || papers.length === 0;
      values.push({
        account: await depositAccount(connection, id),
        mark: record['status'] === 'REVERSED' ? 'Cancelled' : '',
        parts,
        rows: [
          ...(hasCash ? [{ label: 'Cash', amount: formatAmount(cash, currency) }] : []),
          ...papers.map(({ mode, number, bank, amount }) => ({
            label: [`${called[mode] ?? ''} ${number}`.trim(), bank].filter((part) => part !== '').join(', '),
            amount: formatAmount(amount, currency),
          })),
        ],
        total: formatMoney(total, currency),
        words: amountInWords(total, currency),
      });
    }
    return values;
  };
}
