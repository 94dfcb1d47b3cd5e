import type { AnyResource, Filter, ImportRead, Job } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../data/call-error.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useProvider } from '../environment/use-provider.ts';
import { useToast } from '../feedback/use-toast.ts';
import { uploadFile } from '../files/upload.ts';
import { isOver } from '../jobs/job.ts';
import { useJob } from '../jobs/use-jobs.ts';
import { usePreference } from '../preference/use-preference.ts';
import {
  besideIn,
  constantsIn,
  creatableIn,
  fieldsByColumn,
  fieldsForNew,
  figuresOf,
  mapColumn,
  missingFields,
  remember,
  sourcesByField,
  withRemembered,
  type Constants,
  type ImportField,
  type Mapping,
} from './import-mapping.ts';
import { mendedBody, withCell, type Mended } from './wrong-cells.ts';

export type ImportStep = 'file' | 'columns' | 'check' | 'run';

export interface ImportState {
  readonly step: ImportStep;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly file: ImportRead | undefined;
  /** What it may fill. */
  readonly fields: readonly ImportField[];
  readonly mapping: Mapping;
  readonly constants: Constants;
  /** Fields that only new rows need; rows whose record already exists keep what it has. */
  readonly forNew: readonly ImportField[];
  /** Paths of required fields that still have neither a column nor a value. */
  readonly missing: readonly string[];
  readonly job: Job | undefined;
  /** The edits to invalid rows, by their position in the file that a new trial reads. */
  readonly mended: Mended;
  /** Something was edited since the last trial. */
  readonly untried: boolean;
  readonly mend: (row: number, column: string, text: string) => void;
  /** Retries what was corrected: the file with the edits or, after a run, the invalid rows alone. */
  readonly tryAgain: (createMissing: boolean) => Promise<void>;
  readonly take: (file: File) => Promise<void>;
  readonly map: (column: string, field: string | null) => void;
  /** Sets a value for all rows; undefined unsets the field. */
  readonly fix: (field: string, value: unknown) => void;
  readonly start: (dryRun: boolean, createMissing: boolean) => Promise<void>;
  /** Stops what is running on the server. */
  readonly stop: () => Promise<void>;
  readonly back: () => void;
  /** Starts over, with the next file. */
  readonly again: () => void;
}

/** One task at a time, with the reason why the last one failed. */
const useAttempt = () => {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
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
  return { busy, problem, attempt, forget: (): void => setProblem(undefined) };
};

/** The edits to invalid rows, and whether they were tried. */
const useMending = () => {
  const [mended, setMended] = useState<Mended>(new Map());
  const [untried, setUntried] = useState(false);
  return {
    mended,
    untried,
    mend: (row: number, column: string, text: string): void => {
      setMended((now) => withCell(now, row, column, text));
      setUntried(true);
    },
    tried: (): void => setUntried(false),
    forgetMended: (): void => {
      setMended(new Map());
      setUntried(false);
    },
  };
};

/** The job of the last trial or run. Rows that it imports are in the list immediately. */
const useImportJob = (resource: AnyResource, running: boolean) => {
  const client = useQueryClient();
  const { http } = useEnvironment();
  const toast = useToast();
  const [jobId, setJobId] = useState<string>();
  const job = useJob(jobId);
  useEffect(() => {
    if (running && isOver(job)) void client.invalidateQueries({ queryKey: [resource.key] });
  }, [running, job, client, resource.key]);
  const stop = async (): Promise<void> => {
    if (jobId === undefined || isOver(job)) return;
    await http(`/setup/v1/jobs/${jobId}/cancel`, { method: 'POST', body: {} }).catch(toast.failure);
  };
  return { job, setJobId, stop };
};

/** What fills each field: a column of the file, or one value for all rows. @param given initial values */
const useMapping = (resource: AnyResource, fields: readonly ImportField[], given: Constants) => {
  const [mapping, setMapping] = useState<Mapping>({});
  const [constants, setConstants] = useState(given);
  const forNew = fieldsForNew(resource, mapping, fields, given);
  return {
    mapping,
    constants,
    forNew,
    missing: missingFields(mapping, fields, constants, forNew),
    sources: sourcesByField(mapping, constants, forNew),
    setMapping,
    map: (column: string, field: string | null): void => {
      setMapping(mapColumn(mapping, column, field));
      // A column carries more information than one value for all.
      setConstants((now) => Object.fromEntries(Object.entries(now).filter(([path]) => path !== field)));
    },
    fix: (field: string, value: unknown): void => setConstants((now) => ({ ...now, [field]: value })),
  };
};

/**
 * An import from the file to the run: read, mapped, tried without writing, then written.
 * @param given what all rows get if the file does not contain it: the record on whose page it is imported
 */
export const useImport = (
  resource: AnyResource,
  own: readonly ImportField[],
  given?: Filter,
): ImportState => {
  const provider = useProvider();
  const { http } = useEnvironment();
  const toast = useToast();
  const [step, setStep] = useState<ImportStep>('file');
  const { busy, problem, attempt, forget } = useAttempt();
  const [fileId, setFileId] = useState<number>();
  const [file, setFile] = useState<ImportRead>();
  const fields = useMemo(() => [...own, ...besideIn(file)], [own, file]);
  const { sources, setMapping, ...columns } = useMapping(resource, fields, constantsIn(given, fields));
  const { mapping } = columns;
  const { job, setJobId, stop } = useImportJob(resource, step === 'run');
  const { mended, untried, mend, tried, forgetMended } = useMending();
  const mapped = usePreference<unknown>(`import.${resource.key}`);
  const begin = async (from: number, dryRun: boolean, createMissing: boolean): Promise<void> => {
    setJobId(undefined);
    const started = await provider.importRun(resource.key, {
      fileId: from,
      mapping: sources,
      dryRun,
      createMissing: createMissing ? creatableIn(resource, mapping) : [],
      mended: mendedBody(mended),
    });
    if (started.isNew === false) toast.info('engine.job.already');
    mapped.keep(remember(mapped.value, mapping));
    setFileId(from);
    tried();
    // The errors left after a run are in a file of their own.
    if (!dryRun) forgetMended();
    setJobId(started.jobId);
    setStep(dryRun ? 'check' : 'run');
  };
  return {
    step,
    busy,
    problem,
    file,
    fields,
    ...columns,
    job,
    mended,
    untried,
    mend,
    tryAgain: (createMissing) =>
      attempt(async () => {
        const from = step === 'run' ? figuresOf(job?.result).wrongFile?.id : fileId;
        if (from !== undefined) await begin(from, true, createMissing);
      }),
    take: (chosen) =>
      attempt(async () => {
        const { id } = await uploadFile(http, chosen);
        const read = await provider.importRead(resource.key, id);
        setFileId(id);
        setFile(read);
        forgetMended();
        setMapping(withRemembered(fieldsByColumn(read), mapped.value, [...own, ...besideIn(read)]));
        setStep('columns');
      }),
    start: (dryRun, createMissing) =>
      attempt(async () => {
        if (fileId !== undefined) await begin(fileId, dryRun, createMissing);
      }),
    stop,
    back: () => {
      forget();
      setStep(step === 'check' ? 'columns' : 'file');
    },
    again: () => {
      forget();
      setJobId(undefined);
      setStep('file');
    },
  };
};
