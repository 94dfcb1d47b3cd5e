import { Inject, Injectable, Logger } from '@nestjs/common';
import { NotFound, Refusal, tokenText } from '@school/kernel';
import type { Document, Paper } from '@school/kernel';
import { stackOf } from '../../platform/errors/source-stack.ts';
import { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import { sheets } from '../../platform/pdf/pdf-options.ts';
import type { CallContext } from '../context.ts';
import { perSheet } from './document-page.ts';
import { DocumentWriter } from './document-writer.ts';
import { Documents } from './documents.ts';
import type { Design } from './documents.ts';
import { runsAlike } from './kept-papers.ts';
import { portionsOf, printedTogether } from './portions.ts';
import type { PdfFile } from './send-pdf.ts';
import { unknownPaper } from './unknown-paper.ts';

/** The texts are part of the contract. */
const notFound = (): Refusal => new Refusal(404, 'PDF not found', { code: 'NOT_FOUND' });
const failed = (): Refusal => new Refusal(500, 'Server error while generating PDF', { code: 'PDF_FAILED' });

/** Records per portion: enough to be fast, few enough for the browser's memory and for cancelling. */
const portion = 50;
/** The first portion is small, so that whoever waits soon sees something happen. */
const firstPortion = 10;
/** Pictures are large, so sheets of cards are printed in smaller portions of whole sheets. */
const sheetsAtOnce = 2;
/** Page numbers running through the documents of many people would mean nothing to any of them. */
const ofMany = { pageWords: '', tagged: false } as const;

export interface PrintOptions {
  /** One of the papers of the document; the usual one if omitted. */
  readonly paper?: string | undefined;
  /** An unsaved design; that of the institution if omitted. */
  readonly design?: Design;
  /** Called after each portion with the number of records printed. */
  readonly progress?: (done: number) => Promise<void>;
}

const paperOf = (document: Document, paper: string): Paper => {
  const found = document.papers.find((known) => known === paper);
  if (found) return found;
  throw unknownPaper(document);
};

/** Prints documents of the catalogue. */
@Injectable()
export class Printing {
  private readonly logger = new Logger('Documents');

  constructor(
    @Inject(Documents) private readonly documents: Documents,
    @Inject(DocumentWriter) private readonly writer: DocumentWriter,
    @Inject(PdfPrinter) private readonly printer: PdfPrinter,
  ) {}

  /**
   * The document of one or more records as one file.
   * @throws Refusal 404 for records that the caller may not see, 403 for documents that the caller may never print
   */
  async print(
    caller: CallContext,
    key: string,
    ids: readonly number[],
    options: PrintOptions = {},
  ): Promise<PdfFile> {
    const document = this.documents.find(caller, key);
    try {
      if (document.kept && !options.design) return await this.printKept(caller, document, ids, options);
      const usual = options.design ?? (await this.writer.design(caller, key));
      const design = options.paper ? { ...usual, paper: paperOf(document, options.paper) } : usual;
      return await this.printAll(caller, document, design, ids, options);
    } catch (error) {
      throw this.told(error);
    }
  }

  /** The document without a record. @throws Refusal 404 for unknown documents */
  async sample(caller: CallContext, key: string, design?: Design): Promise<PdfFile> {
    const document = this.documents.get(key);
    try {
      const wanted = design ?? (await this.writer.design(caller, key));
      const written = await this.writer.sample(caller, document, wanted);
      return { name: document.label, content: await this.printer.renderPdf(written.html, written.options) };
    } catch (error) {
      throw this.told(error);
    }
  }

  private async printAll(
    caller: CallContext,
    document: Document,
    design: Design,
    ids: readonly number[],
    { progress }: PrintOptions,
  ): Promise<PdfFile> {
    const sheet = sheets[design.paper];
    const size = sheet.cells ? Math.max(20, sheetsAtOnce * perSheet(sheet)) : portion;
    const portions = portionsOf(ids, sheet.cells ? size : firstPortion, size);
    let name = `${document.label} ${ids.length}`;
    const content = await printedTogether(portions, progress, async (some) => {
      const { html, options, values } = await this.writer.write(caller, document, design, some);
      if (ids.length === 1) name = tokenText(values[0] ?? {}, document.fileName) || name;
      return [await this.printer.renderPdf(html, ids.length === 1 ? options : { ...options, ...ofMany })];
    });
    return { name, content };
  }

  /** Documents as they were issued; those of the same design go to the printer together. */
  private async printKept(
    caller: CallContext,
    document: Document,
    ids: readonly number[],
    { paper, progress }: PrintOptions,
  ): Promise<PdfFile> {
    const kept = this.documents.binding(document.key)?.kept;
    if (!kept) throw new NotFound();
    const names: string[] = [];
    const content = await printedTogether(portionsOf(ids, portion, portion), progress, async (some) => {
      const papers = await kept(caller, some);
      names.push(...papers.slice(0, 2).map(({ name }) => name));
      const marks = papers.length === 1 && ids.length === 1 ? {} : ofMany;
      const parts: Buffer[] = [];
      for (const run of runsAlike(papers, portion)) {
        const design = paper ? { ...run.design, paper: paperOf(document, paper) } : run.design;
        const { html, options } = await this.writer.keep(caller, document, design, run.papers);
        parts.push(await this.printer.renderPdf(html, { ...options, ...marks }));
      }
      return parts;
    });
    const [name = document.label] = names;
    return { name: names.length === 1 ? name : `${document.label} ${ids.length}`, content };
  }

  private told(error: unknown): unknown {
    if (error instanceof NotFound) return notFound();
    if (error instanceof Refusal) return error;
    // A cancelled job is not an error.
    if (error instanceof Error && error.name === 'JobInterrupted') return error;
    this.logger.error(stackOf(error));
    return failed();
  }
}
