import type { AdvanceStatement } from '@school/domain';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { Link, useParams } from 'react-router-dom';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { BackLink } from '../../engine/own-screen/BackLink.tsx';
import { Facts } from '../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { FindStudent } from './FindStudent.tsx';
import { Movements } from './Movements.tsx';
import { TakeAdvance } from './TakeAdvance.tsx';

const base = '/advance_payment_fees/advance_fees_collection_index';

const OfStudent = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const { data, problem, retry } = useLoad<AdvanceStatement>(
    `/finance/v1/studentWallets/student/${id}`,
    'fees.fail.advance',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const { student, balance, open, wallet } = data;
  return (
    <>
      <PageHeader title={student.name} under={`${student.admissionNumber} · ${student.batch}`} />
      <BackLink to={base} label={translate('fees.find.again')} />
      <Button component={Link} to={`/finance/fees_student_search/${student.id}`} color="inherit">
        {translate('fees.counter')}
      </Button>
      {wallet === null ? null : (
        <Button component={Link} to={`/advance_payment_fees/balances/${wallet}`} color="inherit">
          {translate('fees.advance.balancePage')}
        </Button>
      )}
      <Facts
        facts={[
          { label: translate('fees.advance.left'), value: formatMoney(balance) },
          { label: translate('fees.advance.open'), value: formatMoney(open) },
        ]}
      />
      <TakeAdvance key={data.movements.length} statement={data} />
      <Movements statement={data} />
    </>
  );
};

/** Advance payments: find a student, take the money, hand out the receipt. */
export const AdvanceCounter = () => {
  const translate = useTranslate();
  const { studentId } = useParams();
  if (studentId) return <OfStudent key={studentId} id={studentId} />;
  return <FindStudent title={translate('fees.advance.counter')} addressOf={({ id }) => `${base}/${id}`} />;
};
