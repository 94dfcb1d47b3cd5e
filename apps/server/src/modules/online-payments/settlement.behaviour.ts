import { Conflict } from '@school/kernel';
import { settlementDifference, settlementTotals } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { postSettlement } from '../finance/ledger/settlement-posting.ts';

const system = { system: true } as const;
const most = 10_000;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const settlementAt = async (row: RecordValues, work: Work): Promise<RecordValues | undefined> =>
  work.records.read(work, 'paymentSettlement', Number(row['settlement']), system);

const booked = (): Conflict =>
  new Conflict('This has been booked and cannot be changed.', { code: 'BOOKED' });

/** The payment that a file row is about, by the gateway's number. */
const paymentOf = async (row: RecordValues, gateway: number, work: Work) => {
  const [payment] = await work.records.list(work, 'paymentAttempt', {
    filter: { gateway, paidRef: textOf(row['paidRef']) },
    range: [0, 0],
    ...system,
  });
  return payment;
};

/** Compares a row with the booked payment. */
const compared = async (row: RecordValues, gateway: number, work: Work): Promise<RecordValues> => {
  const payment = await paymentOf(row, gateway, work);
  const found = payment && {
    paidAmount: textOf(payment['paidAmount'] ?? payment['amount']),
    isPaid: payment['status'] === 'PAID',
  };
  const difference = settlementDifference(textOf(row['gross']), found);
  return {
    attempt: payment ? Number(payment['id']) : null,
    differs: difference !== undefined,
    difference: difference ?? null,
  };
};

/** Each row of a file is compared when it is saved, and states how it differs. */
export const settlementRowBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const row = { ...current, ...input };
    const settlement = await settlementAt(row, work);
    if (settlement?.['status'] === 'MATCHED') throw booked();
    return { ...input, ...(await compared(row, Number(settlement?.['gateway']), work)) };
  },
  beforeDelete: async (current, work) => {
    if ((await settlementAt(current, work))?.['status'] === 'MATCHED') throw booked();
  },
};

/** Differences are cleared up first; then the bank, the charges and what the gateway owed are booked together. */
export const settlementBehaviour: Behaviour = {
  transitions: {
    match: async (row, _asked, work) => {
      const id = Number(row['id']);
      const rows = await work.records.list(work, 'paymentSettlementRow', {
        filter: { settlement: id },
        most,
        ...system,
      });
      if (rows.length === 0)
        throw new Conflict('Import the payments of this settlement first.', { code: 'EMPTY' });
      let differing = 0;
      for (const one of rows) {
        const found = await compared(one, Number(row['gateway']), work);
        if (found['differs'] === true) differing += 1;
        if (found['differs'] !== one['differs'])
          await work.records.update(work, 'paymentSettlementRow', Number(one['id']), found, system);
      }
      if (differing > 0)
        throw new Conflict('Payments that differ: %{differing}. Resolve them first.', {
          code: 'DIFFERS',
          params: { differing },
        });
      const money = rows.map(({ gross, fee, tax }) => ({
        gross: textOf(gross),
        fee: textOf(fee),
        tax: textOf(tax),
      }));
      const day = textOf(row['settledOn']);
      await postSettlement(work, { id, number: textOf(row['number']), day, ...settlementTotals(money) });
      return {};
    },
  },
};
