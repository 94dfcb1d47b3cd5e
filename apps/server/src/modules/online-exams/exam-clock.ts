import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import type { Work } from '../../engine/behaviour.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds, MinuteRounds } from '../../platform/clock/rounds.ts';
import { endedExams, overdueAttempts } from './clock.store.ts';
import { examFacts } from './exam.store.ts';
import { finishAttempt } from './finishing.ts';
import { followSubjects } from './question.behaviour.ts';
import { refreshResults } from './results.ts';

/** Hands in attempts whose time is up, and lets results out when an exam has closed. Each server comes by; locks let one do it. */
@Injectable()
export class ExamClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(MinuteRounds) minutes: MinuteRounds,
    @Inject(HourlyRounds) hours: HourlyRounds,
  ) {
    minutes.add({ name: 'ExamClock', run: (institute, { today }) => this.runFor(institute, today) });
    hours.add({
      name: 'QuestionTopics',
      run: (institute, { today }) => this.work(institute, today, followSubjects),
    });
  }

  async runFor(institute: string, today: string): Promise<void> {
    const database = this.engine.database.of(institute);
    for (const { id } of await overdueAttempts(database)) {
      await this.work(institute, today, async (work) => {
        await finishAttempt(id, 'AUTO_SUBMITTED', work);
      });
    }
    for (const { id } of await endedExams(database)) {
      await this.work(institute, today, async (work) => {
        const exam = await examFacts(work.transaction, id);
        if (exam) await refreshResults(work, exam);
      });
    }
  }

  private work(institute: string, today: string, run: (work: Work) => Promise<void>): Promise<void> {
    const context = productContext(institute, today, 'exam-clock');
    return inTransaction(this.engine, new EngineRecords(this.engine), context, run);
  }
}
