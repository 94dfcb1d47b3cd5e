import { createHash } from 'node:crypto';

/** Hashes of the entries of an archive, collected while their contents pass through. */
export class Hashes {
  private readonly byPath = new Map<string, string>();

  /** Passes a content on and records its hash. */
  async *of(path: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    for await (const piece of content) {
      hash.update(piece);
      yield piece;
    }
    this.byPath.set(path, hash.digest('hex'));
  }

  /** All hashes so far. */
  all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.byPath);
  }
}
