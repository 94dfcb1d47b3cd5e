import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { CallError, messageOf } from '../../../engine/data/call-error.ts';
import { newKey } from '../../../engine/data/idempotency.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';

export interface BankField {
  readonly id: number;
  readonly name: string;
  readonly format: string;
  readonly mandatory: boolean;
}
interface BankDetail {
  readonly bankField: number;
  readonly bankInfo: string;
}
/** Problems by field id; under '' those that concern all of them. */
type Wrong = Readonly<Record<string, string>>;

const base = 'setup/v1/EmployeeBankDetails';

const wrongOf = (error: CallError, say: (key: string) => string): Wrong => {
  const at = error.problems.map(({ field, message }) => [field.replace(/^.*\./, ''), message] as const);
  return at.length > 0 ? Object.fromEntries(at) : { '': say(messageOf(error)) };
};

/** The bank details of an employee, one per active bank field, and the function that saves them together. */
export const useBankDetails = (employee: number) => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const translate = useTranslate();
  const toast = useToast();
  const fields = useCall<readonly BankField[]>('setup/v1/BankFields/getallunArchived', {
    filter: { active: true },
    sort: ['priority', 'ASC'],
  });
  const details = useCall<readonly BankDetail[]>(`${base}/getallunArchived`, {
    filter: { employee },
  });
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const known = useMemo((): Readonly<Record<string, string>> | undefined => {
    if (!fields.data || !details.data) return undefined;
    const kept = new Map(details.data.map(({ bankField, bankInfo }) => [bankField, bankInfo]));
    return Object.fromEntries(fields.data.map(({ id }) => [id, kept.get(id) ?? '']));
  }, [fields.data, details.data]);
  /** @returns whether they were saved; otherwise `wrong` says why not */
  const save = async (values: Readonly<Record<string, string>>): Promise<boolean> => {
    setBusy(true);
    setWrong({});
    try {
      await http(`${base}/ofEmployee/${employee}`, {
        method: 'POST',
        body: { values },
        headers: { 'Idempotency-Key': newKey() },
      });
      await client.invalidateQueries({ queryKey: ['call'] });
      toast.success('admission.bank.saved');
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setWrong(wrongOf(error, (key) => translate(key, { _: key })));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    fields: fields.data,
    known,
    problem: fields.error ?? details.error,
    retry: () => void Promise.all([fields.refetch(), details.refetch()]),
    wrong,
    busy,
    save,
  };
};
