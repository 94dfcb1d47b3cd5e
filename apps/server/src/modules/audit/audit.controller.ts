import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { Forbidden, isAmong } from '@school/kernel';
import type { Actor } from '@school/kernel';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { AuditAnswer } from '@school/domain';
import { visibleChanges } from '../../engine/calls/history.ts';
import { recordTitles } from '../../engine/audit/record-titles.ts';
import { readableRecords } from '../../engine/audit/readable-records.ts';
import { setContentRange } from '../../engine/calls/content-range.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { Engine } from '../../engine/engine.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { plainText } from '../../engine/transfer/sheet/cell.ts';
import { CsvWriter } from '../../engine/transfer/sheet/csv-writer.ts';
import { Described } from '../../engine/calls/described.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { Database } from '../../platform/database/database.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { auditFilterOf, auditParameters, auditRangeOf } from './audit-filter.ts';
import type { AuditFilter, AuditQuery } from './audit-filter.ts';
import { auditRows, countAudit } from './audit.store.ts';
import type { AuditRow } from './audit.store.ts';

const idOf = (text: string | null): number | null => (text === null ? null : Number(text));

const part = 1000;

/** Who did what: writes, sign-ins and exports of the whole institution. */
@Controller('setup/v1/audit')
export class AuditController {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Database) private readonly database: Database,
  ) {}

  @Get()
  @Described('Lists the entries of the audit trail, the newest first', { asks: auditParameters })
  async list(
    @Query() query: AuditQuery,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<readonly AuditAnswer[]>> {
    this.requireReader(caller);
    const [filter, [offset, limit]] = [auditFilterOf(query), auditRangeOf(query)];
    const connection = this.database.of(caller.institute);
    const { timeZone } = await institutionOf(connection);
    const rows = await auditRows(connection, filter, timeZone, { limit, offset });
    const total = Math.max(await countAudit(connection, filter, timeZone), offset + rows.length);
    const span = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
    setContentRange(reply, `audit ${span}/${total}`);
    return succeeded(await this.withTitles(caller, await this.answersOf(caller, rows)));
  }

  /** The matching entries as CSV, the newest 100,000 at most; the export itself is recorded in the trail. */
  @Get('export')
  @Described('Gives the entries of the audit trail as CSV', {
    asks: auditParameters,
    answers: 'file',
  })
  async export(
    @Query() query: AuditQuery,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    this.requireReader(caller);
    const filter = auditFilterOf(query);
    const connection = this.database.of(caller.institute);
    const { timeZone } = await institutionOf(connection);
    await connection.query({
      text: `insert into audit_entry (actor_id, actor_name, address, request_id, resource, verb, changes)
        values ($1, $2, $3, $4, 'audit', 'export', $5)`,
      values: [
        caller.actor.id,
        (caller.username ?? '').slice(0, 200),
        caller.address.slice(0, 64),
        caller.requestId.slice(0, 64),
        JSON.stringify({ filter: [null, filter] }),
      ],
    });
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', contentDisposition(`audit ${caller.today}.csv`));
    const sheet = new CsvWriter();
    void this.write(sheet, caller, filter, timeZone).catch((error: unknown) => {
      sheet.fail(error instanceof Error ? error : new Error(String(error)));
    });
    return sheet.output;
  }

  private async write(
    sheet: CsvWriter,
    caller: CallContext,
    filter: AuditFilter,
    timeZone: string,
  ): Promise<void> {
    const headers = ['At', 'Who', 'Address', 'What', 'Record', 'Action', 'Changes'];
    sheet.begin({
      name: 'Audit',
      columns: headers.map((header) => ({ header, form: plainText })),
      dayOrder: 'YMD',
      sample: [],
    });
    let before: string | undefined;
    for (;;) {
      const rows = await auditRows(this.database.of(caller.institute), filter, timeZone, {
        limit: part,
        before,
      });
      const answers = await this.answersOf(caller, rows);
      await sheet.add(
        answers.map(({ at, by, address, resource, record, verb, changes }) => [
          at,
          by.name,
          address,
          resource,
          record === null ? '' : String(record),
          verb,
          JSON.stringify(changes),
        ]),
      );
      before = rows.at(-1)?.id;
      if (rows.length < part || sheet.output.destroyed) break;
    }
    await sheet.end();
  }

  private requireReader({ actor }: CallContext): void {
    if (!isAmong(actor, ['AuditView'])) throw new Forbidden();
  }

  /**
   * Entries tell all readers who did what and when; values only those who may currently read that record and that field.
   */
  private async answersOf(caller: CallContext, rows: readonly AuditRow[]): Promise<readonly AuditAnswer[]> {
    const { actor } = caller;
    const names = rows.map((row) => ({ resource: row.resource, id: idOf(row.record_id) }));
    const isReadable =
      actor.role === 'ADMIN' ? () => true : await readableRecords(this.engine, caller, names);
    return rows.map((row) => {
      const record = idOf(row.record_id);
      return {
        id: Number(row.id),
        at: row.at.toISOString(),
        by: { id: idOf(row.actor_id), name: row.actor_name },
        address: row.address,
        resource: row.resource,
        record,
        verb: row.verb,
        changes: isReadable({ resource: row.resource, id: record }) ? this.changesOf(actor, row) : [],
      };
    });
  }

  private async withTitles(
    caller: CallContext,
    entries: readonly AuditAnswer[],
  ): Promise<readonly AuditAnswer[]> {
    const names = entries.map(({ resource, record }) => ({ resource, id: record }));
    const titleOf = await recordTitles(this.engine, caller, names);
    return entries.map((entry) => {
      const title = titleOf({ resource: entry.resource, id: entry.record });
      return title === undefined ? entry : { ...entry, title };
    });
  }

  /** The changes of a record that the reader may read, without values that people keep private. */
  private changesOf(
    actor: Actor,
    { resource: key, actor_id: by, changes }: AuditRow,
  ): AuditAnswer['changes'] {
    const { catalogue } = this.engine;
    const resource = catalogue.has(key) ? catalogue.resource(key) : undefined;
    const isHidden = resource?.access.discreet === true && idOf(by) !== actor.id;
    const visible =
      actor.role === 'ADMIN' || !resource
        ? Object.entries(changes)
        : visibleChanges(catalogue, actor, resource, changes);
    return visible.map(([field, [before, after]]) =>
      isHidden ? { field, old: null, new: null, hidden: true } : { field, old: before, new: after },
    );
  }
}
