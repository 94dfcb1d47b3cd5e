import PictureAsPdf from '@mui/icons-material/PictureAsPdf';
import { Button } from '@mui/material';
import type { PayslipDetail } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { officePaths } from '../mode/payroll-paths.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { payslipPdf } from './payslip-pdf-path.ts';
import { usePdf } from './use-pdf.ts';
import { usePayslipVerbs } from './use-payslip-verbs.ts';

interface PayslipActionsProps {
  readonly payslip: PayslipDetail;
  readonly onGone: () => void;
}

/** What the status and the user's rights allow. */
export const PayslipActions = ({ payslip, onGone }: PayslipActionsProps) => {
  const translate = useTranslate();
  const rights = usePayrollRights();
  const verbs = usePayslipVerbs();
  const pdf = usePdf();
  const { status } = payslip;
  const isOpen = status === 'PENDING' || status === 'REJECTED';
  return (
    <>
      <Button
        startIcon={<PictureAsPdf />}
        variant="outlined"
        loading={pdf.busy !== undefined}
        onClick={() => void pdf.save(payslipPdf(payslip.id), `${payslip.number || payslip.id}.pdf`)}
      >
        {translate('payroll.verb.pdf')}
      </Button>
      {rights.generate && isOpen ? (
        <>
          <Button variant="outlined" component={Link} to={officePaths.edit(payslip.id)}>
            {translate('engine.verb.edit')}
          </Button>
          <Button
            color="error"
            disabled={verbs.busy}
            onClick={() => void verbs.remove(payslip).then((gone) => gone && onGone())}
          >
            {translate('engine.verb.delete')}
          </Button>
        </>
      ) : null}
      {rights.decide && status === 'APPROVED' ? (
        <Button
          variant="outlined"
          color="warning"
          disabled={verbs.busy}
          onClick={() => void verbs.revert(payslip)}
        >
          {translate('payroll.verb.revert')}
        </Button>
      ) : null}
      {rights.decide && status === 'PENDING' ? (
        <>
          <Button
            variant="outlined"
            color="error"
            disabled={verbs.busy}
            onClick={() => void verbs.reject(payslip)}
          >
            {translate('payroll.verb.reject')}
          </Button>
          <Button variant="contained" disabled={verbs.busy} onClick={() => void verbs.approve(payslip)}>
            {translate('payroll.verb.approve')}
          </Button>
        </>
      ) : null}
    </>
  );
};
