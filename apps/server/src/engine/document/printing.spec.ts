import { PDFDocument } from 'pdf-lib';
import type { Document } from '@school/kernel';
import { JobInterrupted } from '../../platform/jobs/job.ts';
import type { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import type { CallContext } from '../context.ts';
import type { DocumentWriter } from './document-writer.ts';
import type { Documents } from './documents.ts';
import { Printing } from './printing.ts';

const slip = { key: 'slip', label: 'Slip', papers: ['A4'], fileName: 'Slip' } as unknown as Document;
const caller = {} as CallContext;
const month = Array.from({ length: 150 }, (_, at) => at + 1);

/** One page for each record. */
const renderPdf = async (html: string): Promise<Buffer> => {
  const file = await PDFDocument.create();
  for (let page = 0; page < Number(html); page += 1) file.addPage();
  return Buffer.from(await file.save());
};

describe('a month printed as one file', () => {
  const printed: number[] = [];
  const steps: string[] = [];
  const printing = new Printing(
    { find: () => slip } as unknown as Documents,
    {
      design: async () => ({ paper: 'A4' }),
      write: async (_: unknown, __: unknown, ___: unknown, ids: readonly number[]) => {
        steps.push(`writes ${ids.length}`);
        return { html: String(ids.length), options: {}, values: [] };
      },
    } as unknown as DocumentWriter,
    {
      renderPdf: async (html: string) => {
        printed.push(Number(html));
        const part = await renderPdf(html);
        steps.push(`has printed ${html}`);
        return part;
      },
    } as unknown as PdfPrinter,
  );
  beforeEach(() => {
    printed.splice(0);
    steps.splice(0);
  });

  it('writes each portion while the one before is printed', async () => {
    await printing.print(caller, 'slip', month);
    expect(steps).toEqual([
      'writes 10',
      'writes 50',
      'has printed 10',
      'writes 50',
      'has printed 50',
      'writes 40',
      'has printed 50',
      'has printed 40',
    ]);
  });

  it('says soon and often how far it is', async () => {
    const told: number[] = [];
    const { content } = await printing.print(caller, 'slip', month, {
      progress: async (done) => void told.push(done),
    });
    expect(told).toEqual([10, 60, 110, 150]);
    expect((await PDFDocument.load(content)).getPageCount()).toBe(month.length);
  });

  it('ends where it is cancelled, and prints no more', async () => {
    const progress = async (done: number): Promise<void> => {
      if (done >= 60) throw new JobInterrupted('cancelled');
    };
    await expect(printing.print(caller, 'slip', month, { progress })).rejects.toBeInstanceOf(JobInterrupted);
    expect(printed).toEqual([10, 50]);
  });
});
