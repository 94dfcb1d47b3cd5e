import type { AnyResource } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { messageOf } from '../data/call-error.ts';
import type { ImportRead } from '../data/calls.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useProvider } from '../environment/use-provider.ts';
import { useToast } from '../feedback/use-toast.ts';
import { uploadFile } from '../files/upload.ts';
import { isOver, type Job } from '../jobs/job.ts';
import { useJob } from '../jobs/use-jobs.ts';
import { usePreference } from '../preference/use-preference.ts';
import {
  creatableIn,
  fieldsByColumn,
  mapColumn,
  remember,
  sourcesByField,
  withRemembered,
} from './import-mapping.ts';
import type { Constants, ImportField, Mapping } from './import-mapping.ts';

export type ImportStep = 'file' | 'columns' | 'check' | 'run';

export interface ImportState {
  readonly step: ImportStep;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly file: ImportRead | undefined;
  readonly mapping: Mapping;
  readonly constants: Constants;
  readonly job: Job | undefined;
  readonly take: (file: File) => Promise<void>;
  readonly map: (column: string, field: string | null) => void;
  /** Sets a value for all rows; undefined takes the field back. */
  readonly fix: (field: string, value: unknown) => void;
  readonly start: (dryRun: boolean, createMissing: boolean) => Promise<void>;
  /** Ends what is running at the server. */
  readonly stop: () => Promise<void>;
  readonly back: () => void;
  /** From the beginning, with the next file. */
  readonly again: () => void;
}

/** An import from the file to the run: read, mapped, tried without writing, then written. */
export const useImport = (resource: AnyResource, fields: readonly ImportField[]): ImportState => {
  const provider = useProvider();
  const client = useQueryClient();
  const translate = useTranslate();
  const { http } = useEnvironment();
  const toast = useToast();
  const [step, setStep] = useState<ImportStep>('file');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fileId, setFileId] = useState<number>();
  const [file, setFile] = useState<ImportRead>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [constants, setConstants] = useState<Constants>({});
  const [jobId, setJobId] = useState<string>();
  const mapped = usePreference<unknown>(`import.${resource.key}`);
  const job = useJob(jobId);
  useEffect(() => {
    if (step === 'run' && isOver(job)) void client.invalidateQueries({ queryKey: [resource.key] });
  }, [step, job, client, resource.key]);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(translate(messageOf(error), { _: messageOf(error) }));
    } finally {
      setBusy(false);
    }
  };
  return {
    step,
    busy,
    problem,
    file,
    mapping,
    constants,
    job,
    take: (chosen) =>
      attempt(async () => {
        const { id } = await uploadFile(http, chosen);
        const read = await provider.importRead(resource.key, id);
        setFileId(id);
        setFile(read);
        setMapping(withRemembered(fieldsByColumn(read), mapped.value, fields));
        setStep('columns');
      }),
    map: (column, field) => {
      setMapping(mapColumn(mapping, column, field));
      // A column says more than one value for all.
      setConstants((now) => Object.fromEntries(Object.entries(now).filter(([path]) => path !== field)));
    },
    fix: (field, value) => setConstants((now) => ({ ...now, [field]: value })),
    start: (dryRun, createMissing) =>
      attempt(async () => {
        if (fileId === undefined) return;
        setJobId(undefined);
        const started = await provider.importRun(resource.key, {
          fileId,
          mapping: sourcesByField(mapping, constants),
          dryRun,
          createMissing: createMissing ? creatableIn(resource, mapping) : [],
        });
        if (started.isNew === false) toast.info('engine.job.already');
        mapped.keep(remember(mapped.value, mapping));
        setJobId(started.jobId);
        setStep(dryRun ? 'check' : 'run');
      }),
    stop: async () => {
      if (jobId === undefined || isOver(job)) return;
      await http(`/setup/v1/jobs/${jobId}/cancel`, { method: 'POST', body: {} }).catch(toast.failure);
    },
    back: () => {
      setProblem(undefined);
      setStep(step === 'check' ? 'columns' : 'file');
    },
    again: () => {
      setProblem(undefined);
      setJobId(undefined);
      setStep('file');
    },
  };
};
