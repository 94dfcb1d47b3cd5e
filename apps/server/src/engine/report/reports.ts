import { Forbidden, NotFound, isAmong, isOff } from '@school/kernel';
import type { AnyReport } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { ReportQuery } from './report-query.ts';
import type { ReportSource } from './made-report.ts';
import { definedStatement } from './defined-query.ts';

/** What a module attaches to a report of the catalogue. */
export interface ReportBinding {
  /**
   * The query for accepted parameters; rows of one group are contiguous.
   * @throws Invalid for parameters that contradict each other
   */
  readonly statement: (parameters: RecordValues, context: CallContext) => ReportQuery | Promise<ReportQuery>;
  /**
   * Keys of columns in the order that the parameters determine: the months of the school year; the others stay where they are.
   */
  readonly order?: (
    parameters: RecordValues,
    context: CallContext,
  ) => readonly string[] | Promise<readonly string[]>;
  /** Keys of columns that must be empty for these parameters: days without lessons. */
  readonly leftOut?: (
    parameters: RecordValues,
    context: CallContext,
  ) => readonly string[] | Promise<readonly string[]>;
}

/** A report that a caller may run. */
export interface FoundReport {
  readonly report: AnyReport;
  readonly binding: ReportBinding;
}

/** Reports of the catalogue with what modules have attached to them. */
export class Reports {
  readonly engine: Engine;
  private readonly bindings = new Map<string, ReportBinding>();
  private readonly sources: ReportSource[] = [];

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Attaches a query to a report; to be called during application set-up. */
  bind(key: string, binding: ReportBinding): void {
    if (!this.engine.catalogue.reports.some((report) => report.key === key)) {
      throw new Error(`The catalogue has no report "${key}".`);
    }
    this.bindings.set(key, binding);
  }

  /** Attaches reports that are in no catalogue; to be called during application set-up. */
  add(source: ReportSource): void {
    this.sources.push(source);
  }

  /** The source of such a report by its key, `own-12`, along with the number in it. */
  sourceOf(key: string): { readonly source: ReportSource; readonly id: number | undefined } | undefined {
    const [, name, number] = /^([a-z]+)(?:-(\d{1,15}))?$/.exec(key) ?? [];
    const source = this.sources.find((one) => one.key === name);
    return source && { source, id: number === undefined ? undefined : Number(number) };
  }

  /** @throws NotFound for a report that no one offers, Forbidden for callers who may never run it */
  find({ actor }: CallContext, key: string): FoundReport {
    const report = this.engine.catalogue.reports.find((candidate) => candidate.key === key);
    const binding = this.bindings.get(key) ?? (report && this.defined(report));
    if (!report || !binding || isOff(actor, report.module)) throw new NotFound();
    if (!isAmong(actor, report.access)) throw new Forbidden();
    return { report, binding };
  }

  /** A report that defines where its rows come from needs nothing attached. */
  private defined(report: AnyReport): ReportBinding | undefined {
    if (report.from === undefined) return undefined;
    return { statement: (values, context) => definedStatement(this.engine, report, values, context) };
  }
}
