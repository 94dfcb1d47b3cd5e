import { Alert, Button } from '@mui/material';
import { sumMoney, type EmployeeRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { officePaths, payrollPaths } from '../mode/payroll-paths.ts';
import { useCheckText } from '../parts/check-text.ts';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { DraftOffer } from '../../../engine/form/draft/DraftOffer.tsx';
import { LoadedSoFar } from '../parts/LoadedSoFar.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { generationPlan, generationProblems } from './edits.ts';
import { GeneratedDialog } from './GeneratedDialog.tsx';
import { GenerationJob } from './GenerationJob.tsx';
import { GridPart } from './GridPart.tsx';
import { useGeneration } from './use-generation.ts';
import { useGroupPeriod } from './use-group-period.ts';
import { useKeptEdits } from './use-kept-edits.ts';
import { usePayGrid } from './use-pay-grid.ts';

const mostNamed = 5;

/** What the check of certain rows has found. */
interface Checked {
  readonly of: readonly EmployeeRow[];
  readonly texts: readonly string[];
}

/** Everyone without a payslip for the period, with amounts that can be changed before the payslips are created. */
export const GenerateAllPayslips = () => {
  const translate = useTranslate();
  const checkText = useCheckText();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { groupId, payPeriod, group, employees, total, isComplete, problems, retry } = useGroupPeriod();
  const grid = usePayGrid(employees);
  const kept = useKeptEdits(`${groupId}/${payPeriod}`, grid.edits, grid.takeUp);
  const generation = useGeneration();
  const [checked, setChecked] = useState<Checked>();
  const { chosen } = grid;
  const generate = async (): Promise<void> => {
    const found = generationProblems(chosen);
    setChecked({ of: chosen, texts: found.slice(0, mostNamed).map(checkText) });
    if (found.length > 0 || !group) return;
    const yes = await dialogs.confirm({
      title: translate('payroll.all.confirmTitle', { smart_count: chosen.length }),
      text: translate('payroll.all.confirmText', {
        group: group.groupName,
        net: formatMoney(sumMoney(chosen.map(({ netPay }) => netPay))),
      }),
      verb: translate('payroll.verb.generate'),
    });
    if (!yes) return;
    await generation.run(generationPlan(chosen, grid.rows?.length ?? 0, grid.edits), {
      groupId: Number(groupId),
      payPeriod: group.payPeriod,
      frequency: group.frequency,
    });
  };
  const close = (): void => {
    generation.reset();
    grid.startAnew();
  };
  // Reported errors no longer apply once the user selects or types.
  const refusals = [
    ...(checked?.of === chosen ? checked.texts : []),
    ...(generation.refusal ? [generation.refusal] : []),
  ];
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
              disabled={chosen.length === 0 || !group || !isComplete}
              loading={generation.busy}
              onClick={() => void generate()}
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
      {group || problems.length === 0 ? (
        <Facts
          facts={[
            { label: translate('payroll.fact.group'), value: group?.groupName },
            { label: translate('payroll.fact.payPeriod'), value: group && <PeriodText {...group} /> },
            {
              label: translate('payroll.fact.frequency'),
              value: group && translate(`payroll.frequency.${group.frequency}`),
            },
          ]}
        />
      ) : null}
      {refusals.map((text) => (
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
          onClose={close}
        />
      ) : null}
    </>
  );
};
