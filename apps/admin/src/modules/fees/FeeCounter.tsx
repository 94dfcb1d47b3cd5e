import { useTranslate } from 'ra-core';
import { compareMoney } from '@school/domain';
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
import { OnlyOneBill } from './OnlyOneBill.tsx';
import { ofCollection, type FeeStatement } from './statement.ts';
import { TakePayment } from './TakePayment.tsx';

const base = '/finance/fees_student_search';

interface OfStudentProps {
  readonly id: string;
  /** Only the bill of this collection is paid. */
  readonly collection?: string | undefined;
}

const OfStudent = ({ id, collection }: OfStudentProps) => {
  const translate = useTranslate();
  const { data, problem, retry } = useLoad<FeeStatement>(
    `/finance/v1/studentFee/student/${id}`,
    'fees.fail.statement',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const shown = ofCollection(data, collection);
  const { student, due, fees, advance } = shown;
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
      <OnlyOneBill all={data} shown={shown} to={`${base}/${id}`} />
      <TakePayment statement={shown} next={base} />
      <FeeBills fees={fees} />
      <FeeReceipts statement={data} />
    </>
  );
};

/** The counter: find a student, take a payment, hand out the receipt. */
export const FeeCounter = () => {
  const translate = useTranslate();
  const { id, stuId, studentID, collectionId } = useParams();
  const student = id ?? stuId ?? studentID;
  if (student) return <OfStudent key={student} id={student} collection={collectionId} />;
  return <FindStudent title={translate('fees.counter')} addressOf={(one) => `${base}/${one.id}`} />;
};
