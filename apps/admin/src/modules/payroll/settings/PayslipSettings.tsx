import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { ResetButton } from '../../../engine/settings/ResetButton.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { usePdf } from '../payslip/use-pdf.ts';
import { FootnoteSection } from './FootnoteSection.tsx';
import { isComplete, sections } from './payslip-toggles.ts';
import { ToggleSection } from './ToggleSection.tsx';
import { useDetailLabels } from './use-detail-labels.ts';
import { usePayslipSettings } from './use-payslip-settings.ts';

/** What a payslip shows and prints. */
export const PayslipSettings = () => {
  const translate = useTranslate();
  const { settings, record, takeDefaults, problem, retry, busy, save, dirty, change } = usePayslipSettings();
  const { catalogue } = useEnvironment();
  const [second, third] = useDetailLabels();
  const pdf = usePdf();
  const names = { additionalDetail2: second, additionalDetail3: third };
  return (
    <>
      <PageHeader
        title={translate('payroll.settings.title')}
        actions={
          <>
            {record ? (
              <ResetButton
                resource={catalogue.resource('payslipSetting')}
                record={record}
                onReset={takeDefaults}
              />
            ) : null}
            <Button
              variant="outlined"
              loading={pdf.busy !== undefined}
              onClick={() => void pdf.open(payslipCall('sample'), 'payslip.pdf')}
            >
              {translate('payroll.settings.sample')}
            </Button>
            <Button
              variant="contained"
              loading={busy}
              disabled={!settings || !isComplete(settings)}
              onClick={() => void save()}
            >
              {translate('payroll.settings.save')}
            </Button>
          </>
        }
      />
      <LoadProblem text={problem} onRetry={retry} />
      <LeaveGuard dirty={dirty && !busy} />
      {settings ? (
        <Box
          sx={{
            columns: '340px 3',
            columnGap: 2,
            '& > section': { breakInside: 'avoid', mb: 2 },
          }}
        >
          {sections.map(({ key, toggles }) => (
            <ToggleSection
              key={key}
              title={translate(`payroll.section.${key}`)}
              toggles={toggles}
              names={names}
              settings={settings}
              onChange={change}
            />
          ))}
          <FootnoteSection settings={settings} onChange={change} />
        </Box>
      ) : (
        <FormSkeleton />
      )}
    </>
  );
};
