import { NotFound, Refusal } from '@school/kernel';
import { joinPdfs } from '../../platform/pdf/join-pdfs.ts';

/** Ids of the records that are printed as one part of a file. */
type Portion = readonly number[];

/** Bytes of a complete file. */
const largest = 150_000_000;

/** Portions in flight: while the browser prints one, the next is read and written, and the other core prints it. */
const lanes = 2;

const tooLarge = (): Refusal =>
  new Refusal(413, 'The documents are too large for one file. Choose fewer records.', {
    code: 'TOO_LARGE',
  });

/** Ids in portions, the first with a size of its own. */
export const portionsOf = (ids: readonly number[], first: number, size: number): readonly Portion[] => {
  const found = [ids.slice(0, first)];
  for (let from = first; from < ids.length; from += size) found.push(ids.slice(from, from + size));
  return found.filter(({ length }) => length > 0);
};

/**
 * One file of all portions in order, printed two at a time. After a failure no further portion is started.
 * @param progress called after each portion with the number of records printed; what it throws ends the work
 * @throws NotFound when nothing was printed, Refusal 413 when the file becomes too large
 */
export const printedTogether = async (
  portions: readonly Portion[],
  progress: ((done: number) => Promise<void>) | undefined,
  print: (portion: Portion) => Promise<readonly Buffer[]>,
): Promise<Buffer> => {
  const parts: (readonly Buffer[])[] = [];
  const waiting = [...portions.entries()];
  let bytes = 0;
  let done = 0;
  const printNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const [place, some] = next;
    const printed = await print(some);
    parts[place] = printed;
    bytes += printed.reduce((sum, { length }) => sum + length, 0);
    if (bytes > largest) throw tooLarge();
    done += some.length;
    await progress?.(done);
    return printNext();
  };
  const untilFailure = (): Promise<void> =>
    printNext().catch((error: unknown) => {
      waiting.splice(0);
      throw error;
    });
  await Promise.all(Array.from({ length: lanes }, untilFailure));
  const files = parts.flat();
  if (files.length === 0) throw new NotFound();
  return joinPdfs(files);
};
