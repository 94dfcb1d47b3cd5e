import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordRow } from '../../../engine/data/record-row.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { browserStore } from '../../../session/browser-store.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { readSettings, settingsBody, type StoredSettings } from './payslip-toggles.ts';

const base = '/setup/v1/PayslipSettings';
/** Name of the copy in this browser, shown while the server cannot be reached. */
export const settingsKey = 'payslipSettings';

const kept = (): StoredSettings | undefined => {
  const text = browserStore.getItem(settingsKey);
  if (text === null) return undefined;
  try {
    return readSettings(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** What payslips show: stored on the server for everyone, and in this browser. */
export const usePayslipSettings = () => {
  const { data, problem, retry } = useLoad<unknown>(`${base}/get`, 'payroll.fail.settings');
  const { busy, write } = useWrite();
  const toast = useToast();
  const client = useQueryClient();
  const [changed, setChanged] = useState<Partial<StoredSettings>>({});
  const stored =
    data === undefined ? (problem ? (kept() ?? readSettings({})) : undefined) : readSettings(data);
  const settings = stored && { ...stored, ...changed };
  const save = async (): Promise<void> => {
    if (!settings) return;
    browserStore.setItem(settingsKey, JSON.stringify(settings));
    const body = settingsBody(settings);
    const saved = await write({
      method: 'PUT',
      path: `${base}/update`,
      body,
      fallback: 'payroll.fail.settings',
    });
    if (saved === undefined) return;
    setChanged({});
    await client.invalidateQueries({ queryKey: ['payslipSetting'] });
    toast.success('payroll.settings.saved');
  };
  return {
    settings,
    /** As stored on the server; undefined until it has answered. */
    record: data as RecordRow | undefined,
    /** Called after they were reset to their defaults. */
    takeDefaults: (): void => {
      browserStore.removeItem(settingsKey);
      setChanged({});
      retry();
    },
    problem,
    retry,
    busy,
    save,
    dirty: Object.keys(changed).length > 0,
    change: (part: Partial<StoredSettings>): void => setChanged((now) => ({ ...now, ...part })),
  };
};
