import { useTranslate } from 'react-admin';
import { compareMoney, type FeeStatement } from '@school/domain';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { BackLink } from '../../engine/own-screen/BackLink.tsx';
import { Facts } from '../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { FeeBills } from './FeeBills.tsx';
import { FeeLinks } from './FeeLinks.tsx';
import { FinesLink } from './FinesLink.tsx';
import { FeeReceipts } from './FeeReceipts.tsx';
import { OnlySome } from './OnlySome.tsx';
import { TakePayment } from './TakePayment.tsx';

interface StudentFeesProps {
  readonly id: number | string;
  /** Takes payments for them, and where to look for the next student afterwards. */
  readonly payFrom?: string;
  /** Leaves out bills that should not be shown. */
  readonly narrow?: (statement: FeeStatement) => FeeStatement;
  /** What is shown in place of omitted bills. */
  readonly note?: (shown: FeeStatement) => string;
}

/** Where students pay anything they owe. */
export const counter = '/finance/fees_student_search';

const all = (statement: FeeStatement): FeeStatement => statement;

/** All bills of a student with their particulars and receipts, or some of them; to be read or paid. */
export const StudentFees = ({ id, payFrom, narrow = all, note }: StudentFeesProps) => {
  const translate = useTranslate();
  const { data, problem, retry } = useLoad<FeeStatement>(
    `/finance/v1/studentFee/student/${id}`,
    'fees.fail.statement',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const shown = narrow(data);
  const { student, due, fees, advance, libraryFines } = shown;
  const guardian = [student.guardian, student.mobile].filter(Boolean).join(' · ');
  const whole =
    payFrom === undefined ? `/finance_extensions/view_fees_structure/${id}/0` : `${counter}/${id}`;
  return (
    <>
      <PageHeader
        title={student.name}
        under={`${student.admissionNumber} · ${student.batch}`}
        actions={<FeeLinks student={id} pays={payFrom === undefined && compareMoney(due, '0.00') > 0} />}
      />
      {payFrom === undefined ? null : <BackLink to={payFrom} label={translate('fees.find.again')} />}
      <Facts
        facts={[
          { label: translate('fees.left'), value: formatMoney(due) },
          ...(compareMoney(libraryFines, '0.00') > 0
            ? [
                {
                  label: translate('fees.libraryFines'),
                  value: <FinesLink student={id} amount={libraryFines} />,
                },
              ]
            : []),
          ...(compareMoney(advance, '0.00') > 0
            ? [{ label: translate('fees.advance.left'), value: formatMoney(advance) }]
            : []),
          ...(payFrom === undefined
            ? []
            : [{ label: translate('fees.guardian'), value: guardian === '' ? '–' : guardian }]),
        ]}
      />
      {note && shown !== data ? <OnlySome text={note(shown)} isEmpty={fees.length === 0} to={whole} /> : null}
      {payFrom === undefined ? null : <TakePayment statement={shown} next={payFrom} />}
      <FeeBills fees={fees} showsLines={payFrom === undefined} />
      <FeeReceipts statement={data} />
    </>
  );
};
