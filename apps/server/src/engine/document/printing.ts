import { Inject, Injectable, Logger } from '@nestjs/common';
import { NotFound, Refusal } from '@school/kernel';
import { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import type { CallContext } from '../context.ts';
import { Documents } from './documents.ts';
import type { PdfFile } from './send-pdf.ts';

/** The texts are part of the contract. */
const notFound = (): Refusal => new Refusal(404, 'PDF not found', { code: 'NOT_FOUND' });
const failed = (): Refusal => new Refusal(500, 'Server error while generating PDF', { code: 'PDF_FAILED' });

/** Milliseconds: pages of many records are made one after the other. */
const leastTime = 30_000;
const timePerRecord = 250;

/** Prints documents of the catalogue. */
@Injectable()
export class Printing {
  private readonly logger = new Logger('Documents');

  constructor(
    @Inject(Documents) private readonly documents: Documents,
    @Inject(PdfPrinter) private readonly printer: PdfPrinter,
  ) {}

  /**
   * The document of one or more records as one file.
   * @throws Refusal 404 for records that the caller may not see, 403 for documents he may never print
   */
  async print(caller: CallContext, key: string, ids: readonly number[]): Promise<PdfFile> {
    const { document, binding } = this.documents.find(caller, key);
    try {
      const { html, name, footer } = await binding.write(caller, ids);
      // Numbers that run through the documents of many people would mean nothing to any of them.
      const pageWords = ids.length === 1 ? 'Page {page} of {pages}' : '';
      const time = Math.max(leastTime, ids.length * timePerRecord);
      return {
        name,
        content: await this.printer.renderPdf(html, { paper: document.paper, footer, pageWords, time }),
      };
    } catch (error) {
      throw this.told(error);
    }
  }

  private told(error: unknown): unknown {
    if (error instanceof NotFound) return notFound();
    if (error instanceof Refusal) return error;
    this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return failed();
  }
}
