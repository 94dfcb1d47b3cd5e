import { compareMoney, type FeeStatement } from '@school/domain';
import { useState } from 'react';
import { PaidPanel, type Payment } from './PaidPanel.tsx';
import { PayForm } from './PayForm.tsx';
import { useReceipt } from './use-receipt.ts';

interface TakePaymentProps {
  readonly statement: FeeStatement;
  /** Where to find the next student. */
  readonly next: string;
}

/** Takes one payment and reports the outcome; another is started deliberately, never by the same key. */
export const TakePayment = ({ statement, next }: TakePaymentProps) => {
  const [payment, setPayment] = useState<Payment>();
  const print = useReceipt(statement.printer.paper);
  const isOpen = compareMoney(statement.due, '0.00') > 0;
  const finish = (paid: Payment): void => {
    setPayment(paid);
    if (statement.printer.autoPrint) for (const { id, number } of paid.receipts) print(id, number);
  };
  if (payment) {
    return (
      <PaidPanel
        payment={payment}
        next={next}
        onPrint={({ id, number }) => print(id, number)}
        onMore={isOpen ? () => setPayment(undefined) : undefined}
      />
    );
  }
  return isOpen ? <PayForm statement={statement} onPaid={finish} /> : null;
};
