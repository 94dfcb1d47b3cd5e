import { crc32, deflateSync } from 'node:zlib';
import type { DemoItem } from './drive.ts';

/** Documents that look the same whenever they are made. */
const made = new Date('2026-01-05T08:00:00Z');

const pdfOf = async ([title = '', ...lines]: readonly string[]): Promise<Uint8Array> => {
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create();
  const [font, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  document.setCreationDate(made);
  document.setModificationDate(made);
  const page = document.addPage([595, 842]);
  page.drawText(title, { x: 60, y: 760, size: 20, font: bold });
  lines.forEach((line, at) => page.drawText(line, { x: 60, y: 715 - at * 24, size: 12, font }));
  return document.save();
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const colours = [
  [66, 133, 244],
  [52, 168, 83],
  [251, 188, 5],
  [234, 67, 53],
] as const;

/** A plan of desks: coloured squares on white, 480 by 320 points. */
const pngOf = (): Buffer => {
  const [width, height] = [480, 320];
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3, 255);
    row[0] = 0;
    for (let x = 0; x < width; x += 1) {
      if (x % 80 < 12 || x % 80 > 67 || y % 64 < 12 || y % 64 > 51) continue;
      const colour = colours[(Math.floor(x / 80) + Math.floor(y / 64)) % colours.length] ?? colours[0];
      row.set(colour, 1 + x * 3);
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** The bytes of a demo file, by the end of its name. */
export const demoContent = async (name: string, lines: DemoItem['lines'] = []): Promise<Blob> => {
  if (name.endsWith('.pdf')) return new Blob([new Uint8Array(await pdfOf(lines))]);
  if (name.endsWith('.png')) return new Blob([new Uint8Array(pngOf())]);
  return new Blob([`${lines.join('\n')}\n`]);
};
