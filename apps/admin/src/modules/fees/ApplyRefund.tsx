import type { RefundStatement } from '@school/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { Link, useParams } from 'react-router-dom';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { BackLink } from '../../engine/own-screen/BackLink.tsx';
import { Empty } from '../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { FindStudent } from './FindStudent.tsx';
import { RefundFee } from './RefundFee.tsx';

const Refunds = ({ refunds }: Pick<RefundStatement, 'refunds'>) => {
  const translate = useTranslate();
  if (refunds.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('fees.refund.done')}
      </Typography>
      <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {refunds.map(({ id, date, number, label, amount, reason, status }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'flex', gap: 2, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                <Link to={`/finance/view_refunds/${id}`}>{number ?? label}</Link>
                {status === 'REVERSED' ? ` – ${translate('fees.cancelled')}` : ''}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[formatDate(date), label, reason].join(' · ')}
              </Typography>
            </Box>
            <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(amount)}
            </Typography>
          </Box>
        ))}
      </Paper>
    </Box>
  );
};

const OfStudent = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const { data, problem, retry } = useLoad<RefundStatement>(
    `/finance/v1/feesRefund/student/${id}`,
    'fees.fail.refunds',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const { student, fees, refunds } = data;
  return (
    <>
      <PageHeader title={student.name} under={`${student.admissionNumber} · ${student.batch}`} />
      <BackLink to="/finance/apply_refund" label={translate('fees.find.again')} />
      {fees.length === 0 ? <Empty text={translate('fees.refund.nothingPaid')} /> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5 }}>
        {fees.map((fee) => (
          <RefundFee key={`${fee.id}/${fee.refunded}`} fee={fee} />
        ))}
      </Box>
      <Refunds refunds={refunds} />
    </>
  );
};

/** Refunds part of what was paid: find a student, choose a fee and the rule that applies. */
export const ApplyRefund = () => {
  const translate = useTranslate();
  const { studentId } = useParams();
  if (studentId) return <OfStudent key={studentId} id={studentId} />;
  return (
    <FindStudent
      title={translate('fees.refund.title')}
      addressOf={({ id }) => `/finance/fees_refund_dates/${id}`}
    />
  );
};
