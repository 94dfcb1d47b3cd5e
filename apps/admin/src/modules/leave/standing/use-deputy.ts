import { fieldsIn, type AnyOperation } from '@school/kernel';
import { chooseDeputy } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import type { ApplicationRow } from '../parts/application.ts';

const { key, label, description = '', input = {} }: AnyOperation = chooseDeputy;

/** Asks for who decides in the user's place during one of their own leaves, and saves it. */
export const useDeputy = () => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const toast = useToast();
  const { write } = useWrite();
  return (row: ApplicationRow) =>
    dialogs.ask({
      title: translate(`words.${label}`, { _: label }),
      text: translate(`words.${description}`, { _: description }),
      verb: translate('ra.action.save'),
      fields: fieldsIn(input),
      owner: `operations.${key}`,
      by: { resource: 'leaveApplication', kind: 'operation', name: key, record: row.id },
      send: async (given) => {
        const saved = await write({
          path: `/setup/v1/LeaveDeputy/choose/${row.id}`,
          body: given,
          fallback: 'leave.fail.deputy',
        });
        if (saved !== undefined) toast.success('leave.done.deputy');
        return saved !== undefined;
      },
    });
};
