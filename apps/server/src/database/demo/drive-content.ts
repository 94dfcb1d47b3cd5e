import { paintedPng } from './painted-png.ts';
import type { DemoItem } from './drive.ts';

/** Documents that look the same whenever they are generated. */
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

const colours = [
  [66, 133, 244],
  [52, 168, 83],
  [251, 188, 5],
  [234, 67, 53],
] as const;

/** A desk plan: coloured squares on white. */
const seatingPlan = (): Buffer =>
  paintedPng(480, 320, (x, y) => {
    if (x % 80 < 12 || x % 80 > 67 || y % 64 < 12 || y % 64 > 51) return [255, 255, 255];
    return colours[(Math.floor(x / 80) + Math.floor(y / 64)) % colours.length] ?? colours[0];
  });

/** The bytes of a demo file, by its extension. */
export const demoContent = async (name: string, lines: DemoItem['lines'] = []): Promise<Blob> => {
  if (name.endsWith('.pdf')) return new Blob([new Uint8Array(await pdfOf(lines))]);
  if (name.endsWith('.png')) return new Blob([new Uint8Array(seatingPlan())]);
  return new Blob([`${lines.join('\n')}\n`]);
};
