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

/** One page per record, as wide as there are records; the small first portion takes longest. */
const renderPdf = async (html: string): Promise<Buffer> => {
  const file = await PDFDocument.create();
  for (let page = 0; page < Number(html); page += 1) file.addPage([Number(html), 100]);
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

  it('has two portions on their way, one for each core', async () => {
    await printing.print(caller, 'slip', month);
    expect(steps.slice(0, 3)).toEqual(['writes 10', 'writes 50', 'has printed 10']);
    const onTheirWay = steps.map(
      (_, at) =>
        steps.slice(0, at + 1).filter((step) => step.startsWith('writes')).length -
        steps.slice(0, at + 1).filter((step) => step.startsWith('has printed')).length,
    );
    expect(Math.max(...onTheirWay)).toBe(2);
    expect(printed.toSorted((a, b) => a - b)).toEqual([10, 40, 50, 50]);
  });

  it('says soon and often how far it is', async () => {
    const told: number[] = [];
    const { content } = await printing.print(caller, 'slip', month, {
      progress: async (done) => void told.push(done),
    });
    const portions = told.map((done, at) => done - (told[at - 1] ?? 0));
    expect(portions.toSorted((a, b) => a - b)).toEqual([10, 40, 50, 50]);
    expect(told[0]).toBe(10);
    expect((await PDFDocument.load(content)).getPageCount()).toBe(month.length);
  });

  it('keeps the order of the records, whichever portion is printed first', async () => {
    const { content } = await printing.print(caller, 'slip', month);
    const widths = (await PDFDocument.load(content)).getPages().map((page) => page.getWidth());
    expect(widths).toEqual([10, 50, 50, 40].flatMap((size) => Array.from({ length: size }, () => size)));
  });

  it('ends where it is cancelled, and begins no more', async () => {
    const progress = async (done: number): Promise<void> => {
      if (done >= 60) throw new JobInterrupted('cancelled');
    };
    await expect(printing.print(caller, 'slip', month, { progress })).rejects.toBeInstanceOf(JobInterrupted);
    expect(printed).toEqual([10, 50, 50]);
  });
});
