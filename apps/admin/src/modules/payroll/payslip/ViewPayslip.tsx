import { Box } from '@mui/material';
import type { PayslipDetail } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { PayslipActions } from './PayslipActions.tsx';
import { PayslipEvents } from './PayslipEvents.tsx';
import { PayslipNotes } from './PayslipNotes.tsx';
import { PayslipSheet } from './PayslipSheet.tsx';

/** One payslip as it is printed, with its history and the next possible actions. */
export const ViewPayslip = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { id = '' } = useParams();
  const { data, problem, retry } = useLoad<PayslipDetail>(payslipCall(`get/${id}`), 'payroll.fail.payslip');
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  return (
    <>
      <PageHeader
        title={data.number || translate('payroll.sheet.title')}
        beside={<StatusChip status={data.status} />}
        under={data.employeeName}
        actions={
          <PayslipActions
            payslip={data}
            onGone={() => void navigate(paths.groupPayslips(data.groupId, data.payPeriod), { replace: true })}
          />
        }
      />
      <PayslipNotes payslip={data} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 820px) minmax(260px, 1fr)' },
          '@media print': { display: 'block' },
        }}
      >
        <PayslipSheet payslip={data} />
        {data.events?.length ? <PayslipEvents payslip={data} /> : null}
      </Box>
    </>
  );
};
