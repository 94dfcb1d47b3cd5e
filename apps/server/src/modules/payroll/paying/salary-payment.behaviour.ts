import { sumMoney } from '@school/domain';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { book } from '../../finance/booking.ts';
import { fixedCategory } from '../../finance/fixed-category.store.ts';
import { meansFrom } from '../../finance/means.ts';
import { takeBack } from '../../finance/taking-back.ts';
import { keepEvents } from '../payslips/payslip-event.store.ts';
import { keepTotal, letGo, markPaid, takePayslips } from './salary-payment.store.ts';

const idOf = (value: unknown): number | null => (value == null ? null : Number(value));

/** Locks the payslips that the payment is for. @throws Invalid if none awaits a payment */
const prepare = async (saved: RecordValues, work: Work): Promise<void> => {
  const payment = Number(saved['id']);
  const rows = await takePayslips(work.transaction, {
    payment,
    from: String(saved['from']),
    to: String(saved['to']),
    group: idOf(saved['group']),
    template: idOf(saved['template']),
    actor: actorId(work),
  });
  if (rows.length === 0) {
    throw invalidField('to', 'noPayslips', 'No approved payslip for these dates is waiting for payment.');
  }
  await keepTotal(work.transaction, payment, rows.length, sumMoney(rows.map(({ net }) => net)));
  const changes = { salaryPayment: [null, payment] } as const;
  writeAuditLines(
    work,
    'payslip',
    'update',
    rows.map(({ id, version }) => ({ id, version, changes })),
  );
};

/** Books the outgoing money with one voucher; the ledger clears what was owed to each employee. */
const pay = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const payment = Number(row['id']);
  const day = String(asked['paidOn']);
  const means = meansFrom(asked);
  const title = `Salaries ${String(row['from'])} – ${String(row['to'])}`;
  const [booked] = await book(work, [
    {
      direction: 'EXPENSE',
      date: day,
      means,
      payee: { name: `${String(row['payslips'])} employees`, number: null, student: null, batch: null },
      sequence: null,
      details: {},
      parts: [
        {
          title,
          category: await fixedCategory(work.transaction, 'SALARY'),
          amount: String(row['total']),
          tax: '0.00',
          fine: '0.00',
          source: { type: 'SALARY', id: payment },
          feeAccount: null,
        },
      ],
    },
  ]);
  const rows = await markPaid(work.transaction, payment, day, actorId(work));
  await keepEvents(work, { event: 'pay', from: 'APPROVED', to: 'APPROVED', rows });
  return {
    number: booked?.number ?? null,
    paymentMode: means.mode,
    referenceNo: means.referenceNo,
    bankName: means.bankName,
  };
};

/** Reverses the payment as of today; its payslips await another one. */
const reverse = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const id = Number(row['id']);
  const reason = String(asked['reverseReason']);
  await takeBack(work, { source: { type: 'SALARY', id } }, reason);
  const rows = await letGo(work.transaction, id, actorId(work));
  await keepEvents(work, { event: 'unpay', from: 'APPROVED', to: 'APPROVED', remark: reason, rows });
  return {};
};

const withdraw = async (row: RecordValues, _: RecordValues, work: Work): Promise<RecordValues> => {
  const payment = Number(row['id']);
  const rows = await letGo(work.transaction, payment, actorId(work));
  const changes = { salaryPayment: [payment, null] } as const;
  writeAuditLines(
    work,
    'payslip',
    'update',
    rows.map((line) => ({ ...line, changes })),
  );
  return {};
};

/** Approved payslips are paid together; a paid one is locked, also by the database. */
export const salaryPaymentBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (!before) await prepare(saved, work);
  },
  transitions: { pay, withdraw, reverse },
};
