import { Inject, Injectable, Logger } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import type { Work } from '../../engine/behaviour.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds, MinuteRounds } from '../../platform/clock/rounds.ts';
import { errorMessage } from '../../platform/errors/describe-error.ts';
import { endedExams, overdueAttempts } from './clock.store.ts';
import { examFacts } from './exam.store.ts';
import { finishAttempt } from './finishing.ts';
import { followSubjects } from './question.behaviour.ts';
import { refreshResults } from './results.ts';

/**
 * Hands in attempts whose time is up, and releases results when an exam has closed. Every server runs this; locks let only one do
 * it.
 */
@Injectable()
export class ExamClock {
  private readonly logger = new Logger('ExamClock');

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

  /** What is due in an institute; an attempt or exam that fails is logged and retried, the others continue. */
  async runFor(institute: string, today: string): Promise<void> {
    const database = this.engine.database.of(institute);
    for (const { id } of await overdueAttempts(database)) {
      await this.attend(institute, today, `Attempt ${id} is not handed in`, async (work) => {
        await finishAttempt(id, 'AUTO_SUBMITTED', work);
      });
    }
    for (const { id } of await endedExams(database)) {
      await this.attend(institute, today, `Results of exam ${id} do not go out`, async (work) => {
        const exam = await examFacts(work.transaction, id);
        if (exam) await refreshResults(work, exam);
      });
    }
  }

  private async attend(
    institute: string,
    today: string,
    failure: string,
    run: (work: Work) => Promise<void>,
  ): Promise<void> {
    try {
      await this.work(institute, today, run);
    } catch (error) {
      this.logger.error(`${institute}: ${failure}: ${errorMessage(error)}`);
    }
  }

  private work(institute: string, today: string, run: (work: Work) => Promise<void>): Promise<void> {
    const context = productContext(institute, today, 'exam-clock');
    return inTransaction(this.engine, new EngineRecords(this.engine), context, run);
  }
}
