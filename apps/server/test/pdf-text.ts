import { constants, inflateSync } from 'node:zlib';

/** The last byte of a checksum may look like a line break; everything before it is complete all the same. */
const options = { finishFlush: constants.Z_SYNC_FLUSH };

const inflated = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1'), options).toString('latin1');
    } catch {
      return '';
    }
  });
};

const unicode = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const glyphsOf = (streams: readonly string[]): Map<string, string> => {
  const glyphs = new Map<string, string>();
  for (const stream of streams) {
    for (const [, block = ''] of stream.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
      for (const [, from = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
        glyphs.set(from.toUpperCase(), unicode(to));
    }
    for (const [, block = ''] of stream.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
      for (const [, first = '', last = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
        const start = Number.parseInt(first, 16);
        for (let code = start; code <= Number.parseInt(last, 16); code += 1) {
          const target = String.fromCodePoint(Number.parseInt(to, 16) + code - start);
          glyphs.set(code.toString(16).toUpperCase().padStart(first.length, '0'), target);
        }
      }
    }
  }
  return glyphs;
};

/** The text of a PDF printed by Chromium in one font, without spaces. */
export const pdfText = (pdf: Buffer): string => {
  const streams = inflated(pdf);
  const glyphs = glyphsOf(streams);
  return streams
    .filter((stream) => /\bBT\b/.test(stream))
    .map((stream) =>
      [...stream.matchAll(/<([0-9A-Fa-f]+)>/g)]
        .map(([, hex = '']) =>
          (hex.match(/.{4}/g) ?? []).map((code) => glyphs.get(code.toUpperCase()) ?? '').join(''),
        )
        .join(''),
    )
    .join('\n')
    .normalize('NFKC')
    .replaceAll(/ /g, '');
};

export const pdfPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
