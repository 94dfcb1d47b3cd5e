import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Invalid, NotFound, Refusal, isOff, readQuestion } from '@school/kernel';
import type { ReportQuestion } from '@school/kernel';
import { writeAudit } from '../../../engine/audit/write-audit.ts';
import { jsonParameter } from '../../../engine/calls/query-parameters.ts';
import type { Query } from '../../../engine/calls/query-parameters.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Engine } from '../../../engine/engine.ts';
import { rightsOf } from '../../../engine/query/rights.ts';
import { answeredQuestion } from '../../../engine/question/answered-question.ts';
import type { AnsweredQuestion } from '../../../engine/question/answered-question.ts';
import { askedResource } from '../../../engine/question/asked-resource.ts';
import { seesSome } from '../../../engine/question/sees-some.ts';
import type { MadeReport } from '../../../engine/report/made-report.ts';
import { Reports } from '../../../engine/report/reports.ts';
import { EngineRecords } from '../../../engine/write/records.ts';
import { schoolWords } from '../../../platform/words/custom-words.ts';

/** A question with the title of its result. */
export interface AskedQuestion {
  readonly question: ReportQuestion;
  readonly title: string;
  /** Someone else may have asked it. */
  readonly isSaved: boolean;
}

/** Reports that users put together, answered with the reader's privileges. */
@Injectable()
export class OwnReports implements OnModuleInit {
  private readonly records: EngineRecords;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Reports) private readonly reports: Reports,
  ) {
    this.records = new EngineRecords(engine);
  }

  onModuleInit(): void {
    this.reports.add({
      key: 'own',
      parameters: ['question'],
      make: (caller, id, query) => this.made(caller, id, query),
    });
  }

  private async made(caller: CallContext, id: number | undefined, query: Query): Promise<MadeReport> {
    if (isOff(caller.actor, 'reporting')) throw new NotFound();
    const asked =
      id === undefined ? this.asked(jsonParameter(query, 'question')) : await this.saved(caller, id);
    const { report, statement, missing } = await this.answered(caller, asked);
    const sees = await this.seesSome(caller, asked);
    const { columns, groupBy, chart } = report;
    const shown = { columns, ...(groupBy === undefined ? {} : { groupBy }), ...(chart ? { chart } : {}) };
    return {
      report,
      statement,
      told: { report: shown, missing, ...(sees ? {} : { unseen: asked.question.of }) },
      leaves: (format) => this.noteExport(caller, asked, format),
    };
  }

  /** A saved report. @throws NotFound for those that the caller does not see */
  async saved(caller: CallContext, id: number): Promise<AskedQuestion> {
    const row = await this.records.read(caller, 'customReport', id);
    const question = readQuestion(row?.['question']);
    if (!row || !question) throw new NotFound();
    return { question, title: String(row['name']), isSaved: true };
  }

  /** An unsaved question. @throws Invalid for one that asks nothing */
  asked(given: unknown): AskedQuestion {
    const question = readQuestion(given);
    if (!question) {
      const message = 'Choose at least one column.';
      throw new Invalid(message, [{ field: 'question', code: 'question', message }]);
    }
    const has = this.engine.catalogue.has(question.of);
    const [, title] = has ? this.engine.catalogue.resource(question.of).label : ['', ''];
    return { question, title, isSaved: false };
  }

  /** The report as the caller may read it. */
  async answered(
    caller: CallContext,
    { question, title, isSaved }: AskedQuestion,
  ): Promise<AnsweredQuestion> {
    const { catalogue, database } = this.engine;
    const connection = database.of(caller.institute);
    const resource = await askedResource(connection, catalogue, question);
    const say = await schoolWords(connection);
    return answeredQuestion({ catalogue, resource, context: caller, say }, question, title, isSaved);
  }

  private seesSome(caller: CallContext, { question }: AskedQuestion): Promise<boolean> {
    const { catalogue, database } = this.engine;
    return seesSome(database.of(caller.institute), catalogue, catalogue.resource(question.of), caller);
  }

  /** Records that rows leave as a file. @throws Refusal 409 for users who may not export them */
  async noteExport(caller: CallContext, { question }: AskedQuestion, format: string): Promise<void> {
    const { catalogue, database } = this.engine;
    const resource = catalogue.resource(question.of);
    if (!rightsOf(caller.actor, resource).may('export')) {
      throw new Refusal(409, 'You are not allowed to export the rows of this report.', { code: 'NO_EXPORT' });
    }
    const changes = {
      format: [null, format] as const,
      columns: [null, question.columns.map(({ path }) => path)] as const,
      ...(question.filter ? { filter: [null, question.filter] as const } : {}),
    };
    await database.transaction(caller.institute, (transaction) => {
      const work = { context: caller, transaction, records: this.records };
      writeAudit(work, { resource, id: null, verb: 'export', version: null, changes });
      return Promise.resolve();
    });
  }
}
