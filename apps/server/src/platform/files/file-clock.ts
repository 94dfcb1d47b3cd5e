import { Logger } from '@nestjs/common';
import { HourlyRounds } from '../clock/hourly-rounds.ts';
import type { InstitutionClock } from '../clock/institution-clock.ts';
import type { Database } from '../database/database.ts';
import type { Files } from './files.ts';

const firstPause = 7 * 60_000;
/** Hours of the institution in which hardly anybody waits for the disk. */
const night: ReadonlySet<number> = new Set([1, 2, 3, 4]);

const hourIn = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hour12: false }).format(new Date())) %
  24;

/** Reads all files once a night and says which are missing or no longer what they were. */
export class FileClock {
  private readonly logger = new Logger('FileClock');
  private readonly rounds: HourlyRounds;

  constructor(database: Database, files: Files, clock: InstitutionClock) {
    this.rounds = new HourlyRounds({
      name: 'FileClock',
      firstPause,
      database,
      run: async (institute) => {
        if (!night.has(hourIn(await clock.timeZone(institute)))) return;
        const { checked, wrong } = await files.check(institute);
        if (wrong > 0) this.logger.error(`${institute}: ${wrong} of ${checked} files are missing or changed`);
      },
    });
  }

  begin(): void {
    this.rounds.begin();
  }

  end(): void {
    this.rounds.end();
  }
}
