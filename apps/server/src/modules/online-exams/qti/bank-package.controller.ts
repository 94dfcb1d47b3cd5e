import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { QuestionType } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { RecordValues } from '../../../engine/behaviour.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Engine } from '../../../engine/engine.ts';
import { Described } from '../../../engine/calls/described.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { ZipWriter } from '../../../engine/transfer/sheet/zip-writer.ts';
import { EngineRecords } from '../../../engine/write/records.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../../platform/bodies/no-query.pipe.ts';
import { contentDisposition } from '../../../platform/files/content-disposition.ts';
import { Files } from '../../../platform/files/files.ts';
import type { BankOption, BankQuestion } from './bank-question.ts';
import { manifestXml, type PackagedItem } from './manifest.ts';
import { mostItems } from './read-package.ts';
import { itemXml } from './write-item.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const optionOf = (line: RecordValues): BankOption => ({
  gap: numberOf(line['gap']),
  text: textOf(line['text']),
  isCorrect: line['isCorrect'] === true,
  matchText: textOf(line['matchText']),
  explanation: textOf(line['explanation']),
});

const questionOf = (row: RecordValues, picture: string | undefined): BankQuestion => ({
  type: String(row['type']) as QuestionType,
  name: String(row['name'] ?? ''),
  text: String(row['text'] ?? ''),
  options: ((row['options'] ?? []) as readonly RecordValues[]).map(optionOf),
  marks: String(row['marks']),
  negativeMarks: textOf(row['negativeMarks']),
  caseSensitive: row['caseSensitive'] === true,
  tolerance: String(row['tolerance'] ?? '0'),
  wordLimit: numberOf(row['wordLimit']),
  explanation: textOf(row['explanation']),
  picture: picture === undefined ? null : { href: picture, alt: textOf(row['pictureAlt']) ?? '' },
});

/** A topic of the bank as a QTI 2.1 package, for other programs and other schools. */
@Controller('setup/v1/QuestionCategory')
export class BankPackageController {
  private readonly records: EngineRecords;

  constructor(
    @Inject(Engine) engine: Engine,
    @Inject(Files) private readonly files: Files,
  ) {
    this.records = new EngineRecords(engine);
  }

  @Get(':id/export')
  @Described('Gives a topic of the question bank as a QTI package', { answers: 'file' })
  async give(
    @Param('id', IdPipe) id: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    requireAny(caller.actor, ['OnlineExamManagement', 'EMPLOYEE']);
    const topic = await this.records.read(caller, 'questionCategory', id);
    if (!topic) throw new NotFound();
    const filter = { category: id, archived: false };
    const questions = await this.records.list(caller, 'question', {
      filter,
      fields: ['id'],
      sort: [['id', 'ASC']],
      most: mostItems,
    });
    const zip = new ZipWriter();
    this.pack(zip, caller, questions).catch((error: unknown) =>
      zip.fail(error instanceof Error ? error : new Error(String(error))),
    );
    void reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(`${String(topic['name'])}.zip`),
    });
    return zip.output;
  }

  private async pack(zip: ZipWriter, caller: CallContext, questions: readonly RecordValues[]): Promise<void> {
    const put = async (name: string, content: string | Buffer): Promise<void> => {
      zip.open(name);
      await zip.write(Buffer.from(content));
      await zip.close();
    };
    const items: PackagedItem[] = [];
    for (const { id } of questions) {
      const row = await this.records.read(caller, 'question', Number(id));
      if (!row) continue;
      const identifier = `question-${Number(id)}`;
      const picture = await this.pictureOf(caller, row);
      const path = picture && `images/${identifier}${picture.extension}`;
      const href = `${identifier}.xml`;
      await put(href, itemXml(identifier, questionOf(row, path)));
      if (picture && path) await put(path, picture.content);
      items.push({ identifier, href, files: path ? [href, path] : [href] });
    }
    await put('imsmanifest.xml', manifestXml('bank', items));
    zip.end();
  }

  private async pictureOf(
    { institute }: CallContext,
    row: RecordValues,
  ): Promise<{ readonly extension: string; readonly content: Buffer } | undefined> {
    const { picture } = row;
    const id = typeof picture === 'object' && picture !== null ? Number(Reflect.get(picture, 'id')) : 0;
    const file = id > 0 ? await this.files.find(institute, id) : undefined;
    if (!file) return undefined;
    return {
      extension: extname(file.name).toLowerCase(),
      content: await buffer(await this.files.read(institute, file)),
    };
  }
}
