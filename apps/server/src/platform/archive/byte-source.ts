/** Takes exact numbers of bytes from a stream with chunks of any size. */
export class ByteSource {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  /** Up to that many bytes as they arrive; an empty buffer at the end of the stream. */
  async some(most: number): Promise<Buffer> {
    while (this.rest.length === 0) {
      const { done, value } = await this.chunks.next();
      if (done) return Buffer.alloc(0);
      this.rest = value;
    }
    const taken = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(taken.length);
    return taken;
  }

  /** Exactly that many bytes, piece by piece. */
  async *pieces(count: number): AsyncGenerator<Buffer> {
    let missing = count;
    while (missing > 0) {
      const piece = await this.some(missing);
      if (piece.length === 0) throw new Error('The archive is cut off');
      missing -= piece.length;
      yield piece;
    }
  }

  /** Exactly that many bytes in one piece. */
  async exactly(count: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.pieces(count)) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}
