import type { NewsItem } from '@school/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Invalid, NotFound } from '@school/kernel';
import type { Filter } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import type { CallContext } from '../../engine/context.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import type { Connection } from '../../platform/database/database.ts';
import { Database } from '../../platform/database/database.ts';
import { newsAnswer } from './news-answer.ts';

/** First and last position, both included. */
export type NewsRange = readonly [from: number, to: number];

export interface NewsPage {
  readonly items: readonly NewsItem[];
  readonly total: number;
}

const idsOf = (rows: readonly RecordValues[]): readonly number[] => rows.map((row) => Number(row['id']));

/** Announcements as a caller may read them. */
@Injectable()
export class NewsStore {
  constructor(
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Database) private readonly database: Database,
  ) {}

  /** Newest first. The caller's row rules apply in addition to the filter. */
  async page(caller: CallContext, range: NewsRange, filter: Filter = {}): Promise<NewsPage> {
    const [rows, total] = await Promise.all([
      this.records.list(caller, 'news', { filter, range, sort: [['id', 'DESC']] }),
      this.records.count(caller, 'news', { filter }),
    ]);
    const ids = idsOf(rows);
    const [files, visited] = await Promise.all([
      this.attachments(caller, ids),
      this.visited(this.database.of(caller.institute), caller.actor.id, ids),
    ]);
    const items = rows.map((row) => {
      const id = Number(row['id']);
      const attachments = files.filter((file) => file['news'] === id);
      return newsAnswer({ ...row, attachments }, { visited: visited.has(id), locale: caller.locale });
    });
    return { items, total };
  }

  /** @throws NotFound for unknown items and those for other roles */
  async one(from: CallContext | Work, id: number): Promise<NewsItem> {
    const row = await this.records.read(from, 'news', id);
    if (!row) throw new NotFound();
    const context = 'transaction' in from ? from.context : from;
    const connection = 'transaction' in from ? from.transaction : this.database.of(from.institute);
    const visited = await this.visited(connection, context.actor.id, [id]);
    return newsAnswer(row, { visited: visited.has(id), locale: context.locale });
  }

  /**
   * Records that the caller has opened an item and returns the number of users who have. Opening it again, or twice
   * concurrently, counts once: the unique row decides.
   */
  async recordView(caller: CallContext, id: number): Promise<number> {
    if (!(await this.records.read(caller, 'news', id))) throw new NotFound();
    const [row] = await this.database.of(caller.institute).query<{ view_count: number }>({
      name: 'news_view_record',
      text: `with first as (
          insert into news_view (news_id, user_id, created_by) values ($1, $2, $2)
          on conflict (user_id, news_id) do nothing returning 1),
        counted as (update news set view_count = view_count + 1
          where id = $1 and exists (select from first) returning view_count)
        select coalesce((select view_count from counted), (select view_count from news where id = $1)) as view_count`,
      values: [id, caller.actor.id],
    });
    if (!row) throw new NotFound();
    return row.view_count;
  }

  /** The remaining lines: those of the record without the removed ones. */
  async keptAttachments(
    work: Work,
    id: number,
    removed: readonly number[],
  ): Promise<readonly RecordValues[]> {
    const row = await work.records.read(work, 'news', id);
    if (!row) throw new NotFound();
    const all = (row['attachments'] ?? []) as readonly RecordValues[];
    const strangers = removed.filter((one) => !all.some((line) => line['id'] === one));
    if (strangers.length > 0) throw new Invalid('An attachment to remove does not belong to this item.');
    return all
      .filter((line) => !removed.includes(Number(line['id'])))
      .map((line) => ({ id: line['id'], file: (line['file'] as { id: number }).id }));
  }

  private async attachments(caller: CallContext, ids: readonly number[]): Promise<readonly RecordValues[]> {
    if (ids.length === 0) return [];
    return this.records.list(caller, 'newsAttachment', {
      filter: { news_in: ids },
      sort: [['id', 'ASC']],
      system: true,
    });
  }

  private async visited(
    connection: Connection,
    user: number,
    ids: readonly number[],
  ): Promise<ReadonlySet<number>> {
    const rows = await connection.query<{ news_id: string }>({
      name: 'news_visited',
      text: 'select news_id from news_view where user_id = $1 and news_id = any($2::bigint[])',
      values: [user, ids],
    });
    return new Set(rows.map(({ news_id: id }) => Number(id)));
  }
}
