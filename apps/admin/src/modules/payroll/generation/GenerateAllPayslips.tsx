import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { officePaths, payrollPaths } from '../mode/payroll-paths.ts';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { DraftOffer } from '../../../engine/form/draft/DraftOffer.tsx';
import { LoadedSoFar } from '../parts/LoadedSoFar.tsx';
import { usePeriodFacts } from '../parts/use-period-facts.tsx';
import { GeneratedDialog } from './GeneratedDialog.tsx';
import { GenerationJob } from './GenerationJob.tsx';
import { GridPart } from './GridPart.tsx';
import { useCheckedGeneration } from './use-checked-generation.ts';
import { useGroupPeriod } from './use-group-period.ts';
import { useKeptEdits } from './use-kept-edits.ts';
import { usePayGrid } from './use-pay-grid.ts';

/** Everyone without a payslip for the period, with amounts that can be changed before the payslips are created. */
export const GenerateAllPayslips = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const period = useGroupPeriod();
  const { groupId, payPeriod, group, employees, total, isComplete, problems, retry } = period;
  const grid = usePayGrid(employees);
  const kept = useKeptEdits(`${groupId}/${payPeriod}`, grid.edits, grid.takeUp);
  const generation = useCheckedGeneration(period, grid);
  const facts = usePeriodFacts(group);
  return (
    <>
      <PageHeader
        title={translate('payroll.all.title')}
        actions={
          <>
            <Button onClick={() => void navigate(officePaths.regular(groupId, payPeriod))}>
              {translate('engine.verb.cancel')}
            </Button>
            <Button
              variant="contained"
              disabled={grid.chosen.length === 0 || !group || !isComplete}
              loading={generation.busy}
              onClick={() => void generation.generate()}
            >
              {translate('payroll.all.generate')}
            </Button>
          </>
        }
      />
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('payroll.all.banner')}
      </Alert>
      {problems.map((text) => (
        <LoadProblem key={text} text={text} onRetry={retry} />
      ))}
      {group || problems.length === 0 ? <Facts facts={facts} /> : null}
      {generation.refusals.map((text) => (
        <Alert key={text} severity="error" role="alert" sx={{ mb: 1 }}>
          {text}
        </Alert>
      ))}
      {kept.offered && isComplete ? (
        <DraftOffer draft={kept.offered} onTake={kept.take} onDrop={kept.drop} />
      ) : null}
      <LoadedSoFar loaded={employees?.length} total={total} />
      {employees || problems.length === 0 ? (
        <GridPart group={group} employees={employees} grid={grid} />
      ) : null}
      <LeaveGuard dirty={grid.edits.size > 0 && !generation.outcome && !generation.jobId} />
      {generation.jobId ? (
        <GenerationJob jobId={generation.jobId} onDone={generation.jobDone} onFailed={generation.jobFailed} />
      ) : null}
      {generation.outcome ? (
        <GeneratedDialog
          outcome={generation.outcome}
          allPayslips={payrollPaths('office').groupPayslips(groupId, payPeriod)}
          onClose={generation.close}
        />
      ) : null}
    </>
  );
};
