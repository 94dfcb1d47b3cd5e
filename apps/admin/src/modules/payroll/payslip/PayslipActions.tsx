import PictureAsPdf from '@mui/icons-material/PictureAsPdf';
import { Button } from '@mui/material';
import type { PayslipDetail } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { holds } from '../../../engine/catalogue/conditions.ts';
import { operationsOn } from '../../../engine/catalogue/rights.ts';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useRecordVerbs } from '../../../engine/verbs/use-record-verbs.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { payslipPdf } from './payslip-pdf-path.ts';
import { usePdf } from './use-pdf.ts';

interface PayslipActionsProps {
  readonly payslip: PayslipDetail;
  readonly onGone: () => void;
}

const gone = 'deletePayslip';

/** What the status and the user's privileges allow. */
export const PayslipActions = ({ payslip, onGone }: PayslipActionsProps) => {
  const translate = useTranslate();
  const words = useWords();
  const environment = useEnvironment();
  const { mode } = usePayrollMode();
  const rights = usePayrollRights();
  const pdf = usePdf();
  const resource = environment.catalogue.resource('payslip');
  const verbs = useRecordVerbs(resource);
  const { status } = payslip;
  const row = { id: payslip.id, status };
  const offered = operationsOn(environment.actor, resource, 'one').filter(
    ({ key, when }) =>
      (!when || holds(resource, when, row, environment)) && (key !== gone || mode === 'office'),
  );
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
      {rights.generate && (status === 'PENDING' || status === 'REJECTED') ? (
        <Button variant="outlined" component={Link} to={officePaths.edit(payslip.id)}>
          {translate('engine.verb.edit')}
        </Button>
      ) : null}
      {offered.toReversed().map((operation) => (
        <Button
          key={operation.key}
          variant={operation.tone === undefined ? 'contained' : 'outlined'}
          color={operation.tone === 'error' || operation.tone === 'warning' ? operation.tone : 'primary'}
          onClick={() =>
            void verbs
              .operate(operation, [payslip.id], { ...payslip })
              .then((done) => done && operation.key === gone && onGone())
          }
        >
          {words.say(`operations.${operation.key}`, operation.label)}
        </Button>
      ))}
    </>
  );
};
