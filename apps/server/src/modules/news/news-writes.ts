import type { NewsItem } from '@school/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '@school/kernel';
import { newsAttachmentsMax, newsFileBytesMax, newsFileTypes } from '@school/resources';
import type { FastifyRequest } from 'fastify';
import type { Work } from '../../engine/behaviour.ts';
import type { CallContext } from '../../engine/context.ts';
import { Engine } from '../../engine/engine.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { answerOnce } from '../../engine/write/idempotency.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { extensionOf } from '../../platform/files/file-name.ts';
import { Files } from '../../platform/files/files.ts';
import { explainUpload } from '../system/upload.ts';
import { readNewsForm } from './news-form.ts';
import type { KeptFile, NewsForm } from './news-form.ts';
import { newsInputOf } from './news-input.ts';
import { refuseAttachments, refuseFileSize, refuseFileType } from './news-refusal.ts';
import { NewsStore } from './news.store.ts';

const isTaken = (name: string): boolean => (newsFileTypes as readonly string[]).includes(extensionOf(name));

const inWordsOfNews = (error: unknown, { filename }: MultipartFile): unknown => {
  if (error instanceof Refusal && error.status === 413) return refuseFileSize(filename);
  return error instanceof Refusal && error.status === 415 ? refuseFileType(filename) : error;
};

/** Creates, updates and deletes announcements from forms with files. */
@Injectable()
export class NewsWrites {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Files) private readonly files: Files,
    @Inject(NewsStore) private readonly store: NewsStore,
  ) {}

  async create(request: FastifyRequest, caller: CallContext): Promise<Envelope<NewsItem | undefined>> {
    const form = await this.form(request, caller);
    const { values } = newsInputOf(form, true);
    return this.once(request, caller, form, async (work) => {
      const attachments = form.files.map(({ id }) => ({ file: id }));
      const [saved] = await work.records.create(work, 'news', [{ ...values, attachments }]);
      return succeeded(await this.store.one(work, Number(saved?.['id'])), 'News created successfully!');
    });
  }

  async update(
    request: FastifyRequest,
    caller: CallContext,
    id: number,
  ): Promise<Envelope<NewsItem | undefined>> {
    const form = await this.form(request, caller);
    const { values, removed } = newsInputOf(form, false);
    return this.once(request, caller, form, async (work) => {
      // Locked first, so that two concurrent changes never keep more files than allowed.
      await work.transaction.query({ text: 'select from news where id = $1 for update', values: [id] });
      const kept = await this.store.keptAttachments(work, id, removed);
      if (kept.length + form.files.length > newsAttachmentsMax) throw refuseAttachments();
      const attachments = [...kept, ...form.files.map((file) => ({ file: file.id }))];
      await work.records.update(work, 'news', id, { ...values, attachments });
      return succeeded(await this.store.one(work, id), 'News updated successfully!');
    });
  }

  remove(
    request: FastifyRequest,
    caller: CallContext,
    id: number,
  ): Promise<Envelope<{ readonly id: number }>> {
    return this.once(request, caller, { texts: new Map(), files: [] }, async (work) => {
      await work.records.remove(work, 'news', id);
      return succeeded({ id }, 'News item deleted successfully');
    });
  }

  private form(request: FastifyRequest, caller: CallContext): Promise<NewsForm> {
    if (!request.isMultipart())
      throw new Refusal(415, 'Send the news item as multipart/form-data.', { code: 'UNSUPPORTED_TYPE' });
    return readNewsForm(request, (part) => this.keep(part, caller));
  }

  private async keep(part: MultipartFile, caller: CallContext): Promise<KeptFile> {
    if (!isTaken(part.filename)) {
      part.file.resume();
      throw refuseFileType(part.filename);
    }
    const incoming = { name: part.filename, source: part.file, createdBy: caller.actor.id };
    return this.files
      .receive(caller.institute, { ...incoming, limit: newsFileBytesMax })
      .catch((error: unknown) => {
        throw inWordsOfNews(explainUpload(error, part), part);
      });
  }

  /** The same form under the same key is one write, compared by its texts and the content of its files. */
  private async once<T>(
    request: FastifyRequest,
    caller: CallContext,
    form: NewsForm,
    write: (work: Work) => Promise<Envelope<T>>,
  ): Promise<Envelope<T>> {
    const key = request.headers['idempotency-key'];
    const body = [[...form.texts], form.files.map(({ sha256 }) => sha256)];
    const sent = { method: request.method, path: request.url.split('?', 1)[0] ?? '', body };
    const text = await inTransaction(this.engine, new EngineRecords(this.engine), caller, (work) =>
      answerOnce(work, { ...sent, key: typeof key === 'string' ? key : undefined }, async () =>
        JSON.stringify(await write(work)),
      ),
    );
    return JSON.parse(text) as Envelope<T>;
  }
}
