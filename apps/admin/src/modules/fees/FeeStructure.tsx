import { useTranslate } from 'ra-core';
import { compareMoney } from '@school/domain';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { Facts } from '../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { FeeBills } from './FeeBills.tsx';
import { FeeReceipts } from './FeeReceipts.tsx';
import { FindStudent } from './FindStudent.tsx';
import type { FeeStatement } from './statement.ts';

/** All bills of a student with their particulars, and the receipts. */
export const StudentFees = ({ id }: { readonly id: number | string }) => {
  const translate = useTranslate();
  const { data, problem, retry } = useLoad<FeeStatement>(
    `/finance/v1/studentFee/student/${id}`,
    'fees.fail.statement',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const { student, due, fees, advance } = data;
  return (
    <>
      <PageHeader title={student.name} under={`${student.admissionNumber} · ${student.batch}`} />
      <Facts
        facts={[
          { label: translate('fees.left'), value: formatMoney(due) },
          ...(compareMoney(advance, '0.00') > 0
            ? [{ label: translate('fees.advance.left'), value: formatMoney(advance) }]
            : []),
        ]}
      />
      <FeeBills fees={fees} showsLines />
      <FeeReceipts statement={data} />
    </>
  );
};

/** The fees of whom one looks for. */
export const FeeStructure = () => {
  const translate = useTranslate();
  const { id, studentId } = useParams();
  const student = id ?? studentId;
  if (student) return <StudentFees key={student} id={student} />;
  return (
    <FindStudent
      title={translate('fees.structure')}
      addressOf={(one) => `/finance_extensions/view_fees_structure/${one.id}/0`}
    />
  );
};
