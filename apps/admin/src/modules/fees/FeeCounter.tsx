import { useTranslate } from 'ra-core';
import { compareMoney } from '@school/domain';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { BackLink } from '../../engine/own-screen/BackLink.tsx';
import { Facts } from '../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { FeeBills } from './FeeBills.tsx';
import { FeeReceipts } from './FeeReceipts.tsx';
import { FindStudent } from './FindStudent.tsx';
import { PaidPanel, type Payment } from './PaidPanel.tsx';
import { PayForm } from './PayForm.tsx';
import type { FeeStatement } from './statement.ts';
import { useReceipt } from './use-receipt.ts';

const base = '/finance/fees_student_search';

interface TakePaymentProps {
  readonly statement: FeeStatement;
}

/** Takes one payment and says what became of it; a further one is begun on purpose, never by the same key. */
const TakePayment = ({ statement }: TakePaymentProps) => {
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
        next={base}
        onPrint={({ id, number }) => print(id, number)}
        onMore={isOpen ? () => setPayment(undefined) : undefined}
      />
    );
  }
  return isOpen ? <PayForm statement={statement} onPaid={finish} /> : null;
};

const OfStudent = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const { data, problem, retry } = useLoad<FeeStatement>(
    `/finance/v1/studentFee/student/${id}`,
    'fees.fail.statement',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const { student, due, fees, advance } = data;
  const guardian = [student.guardian, student.mobile].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader title={student.name} under={`${student.admissionNumber} · ${student.batch}`} />
      <BackLink to={base} label={translate('fees.find.again')} />
      <Facts
        facts={[
          { label: translate('fees.left'), value: formatMoney(due) },
          ...(compareMoney(advance, '0.00') > 0
            ? [{ label: translate('fees.advance.left'), value: formatMoney(advance) }]
            : []),
          { label: translate('fees.guardian'), value: guardian === '' ? '–' : guardian },
        ]}
      />
      <TakePayment statement={data} />
      <FeeBills fees={fees} />
      <FeeReceipts statement={data} />
    </>
  );
};

/** The counter: find a student, take a payment, hand out the receipt. */
export const FeeCounter = () => {
  const translate = useTranslate();
  const { id, stuId, studentID } = useParams();
  const student = id ?? stuId ?? studentID;
  if (student) return <OfStudent key={student} id={student} />;
  return <FindStudent title={translate('fees.counter')} addressOf={(one) => `${base}/${one.id}`} />;
};
