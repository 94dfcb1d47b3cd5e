import type { BulkGenerated, EmployeeRow } from '@school/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isAbort } from '../../../engine/data/call-error.ts';
import { newKey } from '../../../engine/data/idempotency.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { serverSentence, wasAnswered } from '../../../engine/own-screen/failure-text.ts';
import { payslipCall } from '../calls/payroll-calls.ts';
import { bulkPayload, type GenerationPlan } from './edits.ts';

export interface Outcome {
  readonly created: number;
  readonly skipped: number;
}
export interface Generation {
  readonly busy: boolean;
  readonly jobId: string | undefined;
  readonly outcome: Outcome | undefined;
  /** The server's message for the last rejection. */
  readonly refusal: string | undefined;
  readonly run: (
    plan: GenerationPlan,
    group: { groupId: number; payPeriod: string; frequency: string },
  ) => Promise<void>;
  /** The job has finished. */
  readonly jobDone: (outcome: Outcome) => void;
  readonly jobFailed: () => void;
  readonly reset: () => void;
}

/** Creates payslips: rows directly, many unedited ones in a job. */
export const useGeneration = (): Generation => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const translate = useTranslate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [jobId, setJobId] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusal, setRefusal] = useState<string>();
  const post = async <T>(name: string, body: unknown): Promise<T> =>
    (await http<T>(payslipCall(name), { method: 'POST', body, headers: { 'Idempotency-Key': newKey() } }))
      .data;
  const succeed = (made: Outcome): void => {
    setOutcome(made);
    toast.success('payroll.all.success');
    void client.invalidateQueries({ queryKey: ['call'] });
  };
  const sendRows = async (
    rows: readonly EmployeeRow[],
    payPeriod: string,
    frequency: string,
  ): Promise<Outcome> => {
    const made = await post<Partial<BulkGenerated>>(
      'bulkGeneratePayslip',
      bulkPayload(rows, payPeriod, frequency),
    );
    return { created: made?.created?.length ?? rows.length, skipped: made?.skipped?.length ?? 0 };
  };
  const run: Generation['run'] = async (plan, { groupId, payPeriod, frequency }) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      if (plan.how === 'rows') {
        succeed(await sendRows(plan.rows, payPeriod, frequency));
        return;
      }
      const job = await post<{ jobId: string }>('generateAll', { groupId, payPeriod, edits: plan.edits });
      setJobId(String(job.jobId));
    } catch (error) {
      if (isAbort(error)) return;
      setRefusal(serverSentence(error));
      toast.error(translate(wasAnswered(error) ? 'payroll.all.failed' : 'payroll.all.threw'));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    jobId,
    outcome,
    refusal,
    run,
    jobDone: (made) => {
      setJobId(undefined);
      succeed(made);
    },
    jobFailed: () => {
      setJobId(undefined);
      toast.error(translate('payroll.all.failed'));
      void client.invalidateQueries({ queryKey: ['call'] });
    },
    reset: () => setOutcome(undefined),
  };
};
