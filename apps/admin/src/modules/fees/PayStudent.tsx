import { useTranslate } from 'react-admin';
import { compareMoney } from '@school/domain';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { BackLink } from '../../engine/own-screen/BackLink.tsx';
import { Facts } from '../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { FeeBills } from './FeeBills.tsx';
import { FeeReceipts } from './FeeReceipts.tsx';
import { OnlySome } from './OnlySome.tsx';
import type { FeeStatement } from './statement.ts';
import { TakePayment } from './TakePayment.tsx';

interface PayStudentProps {
  readonly id: string;
  /** Where the next student is looked for. */
  readonly base: string;
  /** Leaves out bills that are not to be paid here. */
  readonly narrow?: (statement: FeeStatement) => FeeStatement;
  /** What stands there where bills were left out. */
  readonly note?: (shown: FeeStatement) => string;
}

const all = (statement: FeeStatement): FeeStatement => statement;

/** The bills of one student, to be paid. */
export const PayStudent = ({ id, base, narrow = all, note }: PayStudentProps) => {
  const translate = useTranslate();
  const { data, problem, retry } = useLoad<FeeStatement>(
    `/finance/v1/studentFee/student/${id}`,
    'fees.fail.statement',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const shown = narrow(data);
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
      {note && shown !== data ? (
        <OnlySome text={note(shown)} isEmpty={fees.length === 0} to={`/finance/fees_student_search/${id}`} />
      ) : null}
      <TakePayment statement={shown} next={base} />
      <FeeBills fees={fees} />
      <FeeReceipts statement={data} />
    </>
  );
};
