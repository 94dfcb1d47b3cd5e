import { f } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import type { ApplicationRow } from '../parts/application.ts';
import type { ApplicationVerb } from './approval-tabs.ts';

const reason = { managerRemark: f.text({ label: 'Reason', required: true, max: 500 }) };

interface Decisions {
  readonly busy: boolean;
  readonly run: Readonly<Record<ApplicationVerb, (row: ApplicationRow) => Promise<unknown>>>;
}

/** Decides on applications: a denial asks for a reason, returning approved days asks for confirmation. */
export const useDecisions = (): Decisions => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const toast = useToast();
  const { write, busy } = useWrite();
  const nameOf = (row: ApplicationRow): string => row._labels?.['employee'] ?? '';
  const move = async (row: ApplicationRow, verb: ApplicationVerb, body: object = {}): Promise<boolean> => {
    const done = await write({
      path: `/setup/v1/employeeLeave/transition/${verb}/${row.id}`,
      body,
      fallback: verb === 'cancel' ? 'leave.fail.cancel' : 'leave.fail.decide',
    });
    if (done !== undefined) toast.success(`leave.done.${verb}`, { name: nameOf(row) });
    return done !== undefined;
  };
  return {
    busy,
    run: {
      approve: (row) => move(row, 'approve'),
      deny: (row) =>
        dialogs.ask({
          title: translate('leave.deny.title', { name: nameOf(row) }),
          verb: translate('leave.verb.deny'),
          tone: 'error',
          fields: reason,
          owner: 'leaveApplication',
          send: (given) => move(row, 'deny', given),
        }),
      cancel: async (row) => {
        const sure = await dialogs.confirm({
          title: translate('leave.cancel.title', { name: nameOf(row) }),
          text: translate('leave.cancel.text'),
          verb: translate('leave.verb.cancel'),
          tone: 'warning',
        });
        return sure && move(row, 'cancel');
      },
    },
  };
};
