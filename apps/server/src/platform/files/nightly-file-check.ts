import { Logger } from '@nestjs/common';
import type { RoundWork } from '../clock/rounds.ts';
import { mainInstitute } from '../database/database.ts';
import type { Files } from './files.ts';

/** Hours of the institution in which hardly anyone is waiting for the disk. */
const night: ReadonlySet<number> = new Set([1, 2, 3, 4]);

/** Reads all files once a night and reports which are missing, changed, or nobody's. */
export const nightlyFileCheck = (files: Files): RoundWork => {
  const logger = new Logger('FileCheck');
  const lastDay = new Map<string, string>();
  /** There is one store for all institutes. */
  const tidy = async (): Promise<void> => {
    const now = new Date();
    await files.removeTemporary(now);
    let lost = 0;
    for await (const _ of files.lost(now)) lost += 1;
    if (lost > 0) logger.warn(`${lost} files belong to nothing; "health --remove-lost" removes them`);
  };
  const run: RoundWork['run'] = async (institute, { today, hour }) => {
    if (!night.has(hour) || lastDay.get(institute) === today) return;
    const { checked, wrong } = await files.check(institute);
    lastDay.set(institute, today);
    if (institute === mainInstitute) await tidy();
    if (wrong > 0) logger.error(`${institute}: ${wrong} of ${checked} files are missing or changed`);
  };
  return { name: 'FileCheck', run, long: true };
};
