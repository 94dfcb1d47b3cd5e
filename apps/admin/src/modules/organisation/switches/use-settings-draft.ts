import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { baseOf } from '../../../engine/data/addresses.ts';
import { StaleError } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';

/** Lists of keys by field name. */
export type Lists = Readonly<Record<string, readonly string[]>>;

const listsOf = (record: Readonly<Record<string, unknown>>, fields: readonly string[]): Lists =>
  Object.fromEntries(
    fields.map((field) => [field, Array.isArray(record[field]) ? record[field].map(String) : []]),
  );

const same = (a: Lists, b: Lists): boolean =>
  Object.keys(a).every(
    (field) => [...(a[field] ?? [])].sort().join() === [...(b[field] ?? [])].sort().join(),
  );

/** The single settings record made up of lists, and its pending changes. */
export const useSettingsDraft = (key: string) => {
  const { http, catalogue } = useEnvironment();
  const toast = useToast();
  const client = useQueryClient();
  const resource = catalogue.resource(key);
  const fields = Object.keys(resource.fields);
  const base = baseOf(resource);
  const stored = useCall<Readonly<Record<string, unknown>>>(`${base}/get`);
  const [draft, setDraft] = useState<Lists>();
  const [busy, setBusy] = useState(false);
  const saved = stored.data && listsOf(stored.data, fields);
  const toggle = (field: string, item: string): void => {
    const lists = draft ?? saved;
    const list = lists?.[field] ?? [];
    const next = list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
    setDraft({ ...lists, [field]: next });
  };
  const save = async (): Promise<boolean> => {
    setBusy(true);
    try {
      const version = stored.data?.['version'];
      await http(`${base}/update`, {
        method: 'PUT',
        body: { ...draft, ...(version === 0 ? {} : { version }) },
      });
      await client.invalidateQueries({ queryKey: ['call'] });
      setDraft(undefined);
      toast.success('engine.toast.settingsSaved');
      return true;
    } catch (error) {
      toast.failure(error);
      if (error instanceof StaleError) await stored.refetch();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    lists: draft ?? saved,
    error: stored.error,
    retry: () => void stored.refetch(),
    isChanged: draft !== undefined && saved !== undefined && !same(draft, saved),
    busy,
    toggle,
    drop: () => setDraft(undefined),
    save,
  };
};
