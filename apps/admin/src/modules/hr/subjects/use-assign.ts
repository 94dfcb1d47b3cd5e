import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { CallError, messageOf } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useQueryClient } from '@tanstack/react-query';

const path = '/setup/v1/WorkAllotment/save';

/** Sets the teachers of a subject; asks first if someone would get more periods than their grade allows. */
export const useAssign = () => {
  const translate = useTranslate();
  const { http } = useEnvironment();
  const dialogs = useDialogs();
  const toast = useToast();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const send = (subjectId: number, employeeIds: readonly number[], override: boolean): Promise<unknown> =>
    http(path, { method: 'PUT', body: { items: [{ subjectId, employeeIds }], override } });
  const askOverride = ({ message }: CallError): Promise<boolean> =>
    dialogs.confirm({
      title: translate('subjects.overrideTitle'),
      text: message,
      verb: translate('subjects.overrideVerb'),
      tone: 'warning',
    });
  const assign = async (subjectId: number, employeeIds: readonly number[]): Promise<boolean> => {
    setBusy(true);
    try {
      try {
        await send(subjectId, employeeIds, false);
      } catch (error) {
        if (!(error instanceof CallError) || error.data.code !== 'OVERLOADED') throw error;
        if (!(await askOverride(error))) return false;
        await send(subjectId, employeeIds, true);
      }
      toast.success('subjects.saved');
      await client.invalidateQueries();
      return true;
    } catch (error) {
      toast.error(translate(messageOf(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, assign };
};
