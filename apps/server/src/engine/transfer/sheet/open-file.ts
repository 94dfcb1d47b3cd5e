import type { Readable } from 'node:stream';

/** Returns the bytes of a file from the beginning on each call. */
export type OpenFile = () => Promise<Readable>;
