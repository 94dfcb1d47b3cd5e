import type { Readable } from 'node:stream';
import { ZipWriter } from '../transfer/sheet/zip-writer.ts';
import type { PdfFile } from './send-pdf.ts';

/** Names that are unique within an archive. */
const freeName = (name: string, taken: Set<string>): string => {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} (${count})`;
  taken.add(free.toLowerCase());
  return free;
};

/**
 * An archive with one file per record, written while the documents are printed one after the other, so that memory holds
 * only the one in progress.
 * @param step called with the number done; a throw from it or from the printing ends the archive with that error
 */
export const zipOf = (
  ids: readonly number[],
  print: (id: number) => Promise<PdfFile>,
  step: (done: number) => Promise<void>,
): Readable => {
  const zip = new ZipWriter();
  const taken = new Set<string>();
  const fill = async (): Promise<void> => {
    for (const [index, id] of ids.entries()) {
      const { name, content } = await print(id);
      zip.open(`${freeName(name.replaceAll(/[\\/:*?"<>|]/g, '-'), taken)}.pdf`);
      await zip.write(content);
      await zip.close();
      await step(index + 1);
    }
    zip.end();
  };
  fill().catch((error: unknown) => zip.fail(error instanceof Error ? error : new Error(String(error))));
  return zip.output;
};
