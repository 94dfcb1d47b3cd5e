import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { placeLessons, taskBoardOf } from '@school/domain';
import type { PlacingState, TaskBoard } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobRun } from '../../../platform/jobs/job.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { foundBy, progressOf } from './make-timetable.ts';
import { endRun, failRun, noteProgress, readRun } from './run.store.ts';
import type { RunProgress } from './run.store.ts';
import { schoolWeekOf } from './school-week.store.ts';

interface Sent {
  readonly run: number;
}

/** How long the search blocks everything else at a time, and how often it reports its progress. */
const [turnMilliseconds, reportMilliseconds] = [10, 1_000];

/** Searches for timetables in the background, a few milliseconds at a time, and keeps the best one found. */
@Injectable()
export class TimetableSearch {
  readonly definition = defineJob({
    kind: 'timetable.search',
    title: 'Make a timetable',
    run: ({ run }: Sent, job) => this.run(run, job),
    left: async ({ run }: Sent, { context }) => {
      await failRun(this.database.of(context.institute), run);
      return undefined;
    },
  });

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  /** Starts the job of a search, together with whatever else the transaction writes. */
  async start({ context, transaction }: Work, run: number): Promise<string> {
    const options = { uniqueKey: `timetable-search:${run}`, transaction };
    return (await this.jobs.start(context, this.definition, { run }, options)).jobId;
  }

  private async run(id: number, job: JobRun): Promise<RunProgress | undefined> {
    const connection = this.database.of(job.context.institute);
    const run = await readRun(connection, id);
    if (!run || !['WAITING', 'SEARCHING'].includes(run.state)) return undefined;
    const { timetable, chosen: batches, seed, seconds } = run;
    const board = taskBoardOf(await schoolWeekOf(connection, { timetable, batches, seed }));
    const best = await this.search(board, { connection, id, job, until: Date.now() + seconds * 1_000 });
    await endRun(connection, id, foundBy(board, best));
    return progressOf(board, best);
  }

  /** Searches until nothing improves, the time is up or someone wants it to stop; returns the best state. */
  private async search(
    board: TaskBoard,
    at: { connection: Connection; id: number; job: JobRun; until: number },
  ): Promise<PlacingState> {
    const steps = placeLessons(board.input, Number.MAX_SAFE_INTEGER);
    let turnEnds = Date.now() + turnMilliseconds;
    let nextReport = 0;
    for (;;) {
      const { value, done } = steps.next();
      if (done || Date.now() >= at.until) return value;
      if (Date.now() < turnEnds) continue;
      if (Date.now() >= nextReport) {
        const progress = progressOf(board, value);
        if (await noteProgress(at.connection, at.id, progress)) return value;
        await at.job.progress(progress.placed, progress.lessons);
        nextReport = Date.now() + reportMilliseconds;
      }
      await nextTurn();
      turnEnds = Date.now() + turnMilliseconds;
    }
  }
}
