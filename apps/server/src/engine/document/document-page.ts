import type { TokenValues } from '@school/kernel';
import { cleanPage, cleanStyle } from '../../platform/templates/check-markup.ts';
import { fillTemplate, parseTemplate } from '../../platform/templates/render-template.ts';
import type { Letterhead } from '../../platform/letterhead/letterhead.ts';
import { sheets } from '../../platform/pdf/pdf-options.ts';
import type { Sheet } from '../../platform/pdf/pdf-options.ts';
import type { Design } from './documents.ts';
import { cropMarks, inSheets, sheetStyle, stampStyle } from './sheet-layout.ts';

/** Records that share one sheet. */
export const perSheet = ({ cells }: Sheet): number =>
  cells && !cells.areCopies ? cells.columns * cells.rows : 1;

const mm = (value: number): string => `${value}mm`;

/** On a screen the sheet lies on a desk; its margins are those of the paper. */
const screenStyle = ({ width, height, margin, cells }: Sheet): string => `
  html { background: #d7dbe0; }
  body { width: ${mm(width)}; min-height: ${height === undefined ? '0' : mm(height)}; margin: 4mm auto; background: #fff;
    padding: ${[margin.top, margin.right, margin.bottom, margin.left].map(mm).join(' ')};
    box-shadow: 0 1px 4px rgb(0 0 0 / 30%);${cells ? '' : ' overflow-wrap: anywhere;'} }`;

const base = '* { box-sizing: border-box; margin: 0; } .record { position: relative; }';
/** Both were validated when saved; other characters in a font name are removed all the same. */
const brand = ({ colour, font }: PageRequest['head']): string =>
  `:root { --school-colour: ${/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#1f3a5f'}; --school-font: '${font.replaceAll(/[^\w -]/g, '')}'; }`;
/** The printer sets this in a header; a page viewed in a frame states it itself. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`;

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface PageRequest {
  readonly title: string;
  /** Colour and font of the institution: `var(--school-colour)` and `var(--school-font)` in styles. */
  readonly head: Pick<Letterhead, 'colour' | 'font'>;
  readonly design: Design;
  readonly records: readonly TokenValues[];
  /** Whose the cells are on a sheet that is cut into copies. */
  readonly copies?: readonly string[] | undefined;
  /** What is printed across each record, if anything. */
  readonly stamps?: readonly (string | undefined)[];
  /** For a frame in the browser: sheets on a desk. */
  readonly onScreen?: boolean;
}

/** One side of each record. */
const sidesOf = async (
  template: string,
  records: readonly TokenValues[],
  stamps: PageRequest['stamps'] = [],
): Promise<readonly string[]> => {
  const parsed = parseTemplate(template);
  const sides: string[] = [];
  for (const [at, values] of records.entries()) {
    const stamp = stamps[at];
    const mark = stamp === undefined ? '' : `<div class="stamp">${escapeText(stamp)}</div>`;
    sides.push(`<section class="record">${cleanPage(await fillTemplate(parsed, values))}${mark}</section>`);
  }
  return sides;
};

/**
 * The complete page of one or more records. It has no scripts, no handlers and no addresses but `data:`.
 * @throws an error of Liquid when the template takes too long
 */
export const documentPage = async (request: PageRequest): Promise<string> => {
  const { title, head, design, records, copies, stamps, onScreen = false } = request;
  const sheet = sheets[design.paper];
  const written = sheet.cells?.areCopies
    ? records.flatMap((values) => (copies ?? ['', '']).map((copy) => ({ ...values, copy })))
    : records;
  const fronts = await sidesOf(design.body, written, stamps);
  const backs = design.back ? await sidesOf(design.back, written) : [];
  const body = sheet.cells
    ? inSheets(fronts, backs, sheet.cells, cropMarks(sheet))
    : fronts.map((front, at) => `${front}${backs[at] ?? ''}`).join('');
  const style = [
    brand(head),
    base,
    sheetStyle(sheet),
    ...(onScreen ? [screenStyle(sheet)] : []),
    cleanStyle(design.style),
    stampStyle(sheet),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${policy}<title>${escapeText(title)}</title><style>${style.join('\n')}</style></head><body>${body}</body></html>`;
};
