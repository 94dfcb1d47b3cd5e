/** Size of every block of a tar file: headers take one block, contents are padded to whole ones. */
export const blockBytes = 512;

/** The data in the header of an entry. */
export type TarHeader = {
  readonly path: string;
  readonly size: number;
  readonly mode: number;
  readonly kind: string;
};

const fieldText = (block: Buffer, from: number, length: number): string => {
  const field = block.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString('utf8');
};

const fieldNumber = (block: Buffer, from: number, length: number): number =>
  Number.parseInt(fieldText(block, from, length).trim() || '0', 8);

/** Reads a header block; an empty block, which marks the end, returns nothing. */
export const readHeader = (block: Buffer): TarHeader | undefined => {
  if (block.every((byte) => byte === 0)) return undefined;
  const prefix = fieldText(block, 345, 155);
  const name = fieldText(block, 0, 100);
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    size: fieldNumber(block, 124, 12),
    mode: fieldNumber(block, 100, 8),
    kind: fieldText(block, 156, 1) || '0',
  };
};

/** Number of bytes that pad a content to whole blocks. */
export const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** Splits a path over the two fields of the header that hold it. */
const splitPath = (path: string): readonly [string, string] => {
  if (Buffer.byteLength(path) <= 100) return ['', path];
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return [prefix, name];
  }
  throw new Error(`The path is too long for an archive: ${path}`);
};

/** Writes the header block of a plain file. */
export const writeHeader = (path: string, size: number): Buffer => {
  const block = Buffer.alloc(blockBytes);
  const [prefix, name] = splitPath(path);
  block.write(name, 0);
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write('        0', 148);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)} `, 148);
  return block;
};
