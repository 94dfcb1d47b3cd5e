import { useTranslate } from 'react-admin';
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
import { OnlySome } from './OnlySome.tsx';
import { useOnlyBill } from './use-only-bill.ts';
import { ofCollection, type FeeStatement } from './statement.ts';

interface StudentFeesProps {
  readonly id: number | string;
  /** Leaves out bills that are not to be shown. */
  readonly narrow?: (statement: FeeStatement) => FeeStatement;
  /** What stands there where bills were left out. */
  readonly note?: (shown: FeeStatement) => string;
}

const all = (statement: FeeStatement): FeeStatement => statement;

/** All bills of a student with their particulars, and the receipts; or one of them. */
export const StudentFees = ({ id, narrow = all, note }: StudentFeesProps) => {
  const translate = useTranslate();
  const { data, problem, retry } = useLoad<FeeStatement>(
    `/finance/v1/studentFee/student/${id}`,
    'fees.fail.statement',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const shown = narrow(data);
  const { student, due, fees, advance } = shown;
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
      {note && shown !== data ? (
        <OnlySome
          text={note(shown)}
          isEmpty={fees.length === 0}
          to={`/finance_extensions/view_fees_structure/${id}/0`}
        />
      ) : null}
      <FeeBills fees={fees} showsLines />
      <FeeReceipts statement={data} />
    </>
  );
};

/** The fees of whom one looks for. */
export const FeeStructure = () => {
  const translate = useTranslate();
  const note = useOnlyBill();
  const { id, studentId, collectionId } = useParams();
  const student = id ?? studentId;
  if (student)
    return (
      <StudentFees
        key={student}
        id={student}
        narrow={(statement) => ofCollection(statement, collectionId)}
        note={note}
      />
    );
  return (
    <FindStudent
      title={translate('fees.structure')}
      addressOf={(one) => `/finance_extensions/view_fees_structure/${one.id}/0`}
    />
  );
};
