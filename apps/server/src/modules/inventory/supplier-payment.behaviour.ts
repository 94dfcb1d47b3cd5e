import { compareMoney } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { moneyInWords } from '../../platform/clock/money-in-words.ts';
import { book } from '../finance/booking.ts';
import { fixedCategory } from '../finance/fixed-category.store.ts';
import { owedToSupplier } from '../finance/ledger/supplier-balance.store.ts';
import { meansFrom } from '../finance/means.ts';
import { takeBack } from '../finance/taking-back.ts';
import { holdSupplier } from './supplier.store.ts';

const type = 'SUPPLIER';

/** Books the payment and assigns its voucher number. @throws Invalid for more than is owed */
const pay = async (saved: RecordValues, work: Work): Promise<void> => {
  const { transaction } = work;
  const [id, supplier, amount] = [Number(saved['id']), Number(saved['supplier']), String(saved['amount'])];
  const name = await holdSupplier(transaction, supplier);
  const owed = await owedToSupplier(transaction, supplier);
  if (compareMoney(amount, owed) > 0) {
    throw invalidField('amount', 'max', 'Only %{owed} is owed to this supplier.', {
      owed: await moneyInWords(transaction, owed),
    });
  }
  const [booked] = await book(work, [
    {
      direction: 'EXPENSE',
      date: String(saved['date']),
      means: meansFrom(saved),
      payee: { name, number: null, student: null, batch: null, supplier },
      sequence: null,
      details: {},
      parts: [
        {
          title: `Payment – ${name}`,
          category: await fixedCategory(transaction, type),
          amount,
          tax: '0.00',
          fine: '0.00',
          source: { type, id },
          feeAccount: null,
        },
      ],
    },
  ]);
  await transaction.query({
    name: 'supplier_payment_number',
    text: 'update supplier_payment set number = $2, date = $3 where id = $1',
    values: [id, booked?.number, booked?.day],
  });
};

/** The cost of goods is owed from the day they arrive until it is paid. */
export const supplierPaymentBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (!before) await pay(saved, work);
  },
  transitions: {
    reverse: async (row, asked, work) => {
      const source = { type, id: Number(row['id']) };
      await takeBack(work, { source }, String(asked['reverseReason']));
      return {};
    },
  },
};
