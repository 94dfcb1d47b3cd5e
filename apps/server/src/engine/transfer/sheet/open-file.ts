import type { Readable } from 'node:stream';

/** Gives the bytes of a file from the beginning, each time anew. */
export type OpenFile = () => Promise<Readable>;
