import { f } from '@school/kernel';
import { longestReason, type SkippedPayslip } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import type { PayslipItem } from './payslip-row.ts';

type Named = Pick<PayslipItem, 'id' | 'employeeName' | 'version'>;
/** Which payslips of many: those named, or all of a group and period. */
export type Scope =
  { readonly ids: readonly number[] } | { readonly groupId: number; readonly payPeriod: string };
export interface Skipped {
  readonly rows: readonly SkippedPayslip[];
}

const reasonField = { reason: f.text({ label: 'Reason', required: true, max: longestReason }) };

/** Everything that may happen to payslips, one by one or many at a time; each asks first and says what came of it. */
export const usePayslipVerbs = () => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const toast = useToast();
  const { busy, write } = useWrite();
  const [skipped, setSkipped] = useState<readonly SkippedPayslip[]>([]);
  const say = (key: string, params?: object): string => translate(`payroll.${key}`, params ?? {});

  /** Asks for a reason and sends it; what was typed stays when it is refused. */
  const withReason = async (
    verb: 'reject' | 'revert',
    title: string,
    send: (reason: string) => Promise<boolean>,
  ): Promise<boolean> => {
    const values = await dialogs.ask({
      title,
      text: say(`ask.${verb}Text`),
      verb: say(`verb.${verb}`),
      tone: verb === 'reject' ? 'error' : 'warning',
      fields: reasonField,
      owner: 'payroll.ask',
      send: ({ reason }) => send(String(reason).trim()),
    });
    return values !== undefined;
  };
  const told = (name: string, count: number, left: readonly SkippedPayslip[] | undefined): void => {
    setSkipped(left ?? []);
    if (count > 0 || !left?.length) toast.success('payroll.done.' + name, { smart_count: count });
  };

  const approve = async (row: Named): Promise<boolean> => {
    const body = { version: row.version };
    const path = payslipCall(`approve/${row.id}`);
    const done = await write({ method: 'PUT', path, body, fallback: 'payroll.fail.approve' });
    if (done !== undefined) toast.success('payroll.done.approve', { smart_count: 1 });
    return done !== undefined;
  };
  const reject = (row: Named): Promise<boolean> =>
    withReason('reject', say('ask.rejectTitle', { name: row.employeeName }), async (reason) => {
      const path = payslipCall(`reject/${row.id}/${encodeURIComponent(reason)}`);
      const body = { reason, version: row.version };
      const done = await write({ method: 'PUT', path, body, fallback: 'payroll.fail.reject' });
      if (done !== undefined) toast.success('payroll.done.reject', { smart_count: 1 });
      return done !== undefined;
    });
  const revert = (row: Named): Promise<boolean> =>
    withReason('revert', say('ask.revertTitle', { name: row.employeeName }), async (reason) => {
      const path = payslipCall(`revert/${row.id}`);
      const body = { reason, version: row.version };
      const done = await write({ method: 'PUT', path, body, fallback: 'payroll.fail.revert' });
      if (done !== undefined) toast.success('payroll.done.revert', { smart_count: 1 });
      return done !== undefined;
    });
  const remove = async (row: Named): Promise<boolean> => {
    const yes = await dialogs.confirm({
      title: say('ask.deleteTitle', { name: row.employeeName }),
      text: say('ask.deleteText'),
      verb: translate('engine.verb.delete'),
      tone: 'error',
    });
    if (!yes) return false;
    const path = payslipCall(`delete/${row.id}`);
    const done = await write({ method: 'DELETE', path, fallback: 'payroll.fail.delete' });
    if (done !== undefined) toast.success('payroll.done.delete', { smart_count: 1 });
    return done !== undefined;
  };
  const approveAll = async (scope: Scope, count: number): Promise<boolean> => {
    const yes = await dialogs.confirm({
      title: say('ask.approveAllTitle', { smart_count: count }),
      text: say('ask.approveAllText'),
      verb: say('verb.approve'),
    });
    if (!yes) return false;
    const answer = await write<{ approved?: unknown; skipped?: readonly SkippedPayslip[] }>({
      path: payslipCall('approvedAll'),
      body: scope,
      fallback: 'payroll.fail.approveAll',
    });
    if (answer) told('approve', countOf(answer.approved), answer.skipped);
    return answer !== undefined;
  };
  const revertAll = (scope: Scope, count: number): Promise<boolean> =>
    withReason('revert', say('ask.revertAllTitle', { smart_count: count }), async (reason) => {
      const answer = await write<{ reverted?: unknown; skipped?: readonly SkippedPayslip[] }>({
        method: 'PUT',
        path: payslipCall('revertAll'),
        body: { ...scope, reason },
        fallback: 'payroll.fail.revertAll',
      });
      if (answer) told('revert', countOf(answer.reverted), answer.skipped);
      return answer !== undefined;
    });
  const deletePending = async (scope: Scope, count: number): Promise<boolean> => {
    const yes = await dialogs.confirm({
      title: say('ask.deletePendingTitle', { smart_count: count }),
      text: say('ask.deleteText'),
      verb: translate('engine.verb.delete'),
      tone: 'error',
    });
    if (!yes) return false;
    const answer = await write<{ deleted?: unknown; skipped?: readonly SkippedPayslip[] }>({
      path: payslipCall('deletePendingPaySlips'),
      body: scope,
      fallback: 'payroll.fail.deletePending',
    });
    if (answer) told('delete', countOf(answer.deleted), answer.skipped);
    return answer !== undefined;
  };
  return {
    busy,
    skipped,
    forgetSkipped: () => setSkipped([]),
    approve,
    reject,
    revert,
    remove,
    approveAll,
    revertAll,
    deletePending,
  };
};

export type PayslipVerbs = ReturnType<typeof usePayslipVerbs>;

/** A count that may come as a number or as the list itself. */
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value) || 0);
