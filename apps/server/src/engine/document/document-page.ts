import { cleanPage, cleanStyle } from '../../platform/templates/check-markup.ts';
import { fillTemplate } from '../../platform/templates/render-template.ts';
import type { ParsedTemplate } from '../../platform/templates/render-template.ts';
import type { Letterhead } from '../../platform/letterhead/letterhead.ts';
import { sheets } from '../../platform/pdf/pdf-options.ts';
import type { Sheet } from '../../platform/pdf/pdf-options.ts';
import type { Design } from './documents.ts';
import type { TokenValues } from './token-values.ts';

/** Records that stand on one sheet. */
export const perSheet = ({ cells }: Sheet): number =>
  cells && !cells.areCopies ? cells.columns * cells.rows : 1;

const mm = (value: number): string => `${value}mm`;

/** Each record begins a page, or fills a cell of a sheet with lines to cut along. */
const layoutStyle = ({ cells }: Sheet): string => {
  if (cells?.areCopies) {
    return `.sheet + .sheet { break-before: page; }
  .record { min-height: ${mm(cells.height)}; padding: 9mm 15mm 6mm; break-inside: avoid; }
  .record + .record { border-top: 0.3mm dashed #55606e; }`;
  }
  if (!cells) return '.record + .record { break-before: page; }';
  const cut =
    perSheet({ cells } as Sheet) > 1 ? 'outline: 0.2mm dashed #9aa3ad; outline-offset: -0.2mm;' : '';
  return `.sheet { display: grid; grid-template-columns: repeat(${cells.columns}, ${mm(cells.width)});
    grid-auto-rows: ${mm(cells.height)}; align-content: start; }
  .sheet + .sheet { break-before: page; }
  .record { height: ${mm(cells.height - (cut === '' ? 0.1 : 0))}; overflow: hidden; ${cut} }`;
};

/** On a screen the sheet lies on a desk; its margins are those of the paper. */
const screenStyle = ({ width, height, margin, cells }: Sheet): string => `
  html { background: #d7dbe0; }
  body { width: ${mm(width)}; min-height: ${height === undefined ? '0' : mm(height)}; margin: 4mm auto; background: #fff;
    padding: ${[margin.top, margin.right, margin.bottom, margin.left].map(mm).join(' ')};
    box-shadow: 0 1px 4px rgb(0 0 0 / 30%);${cells ? '' : ' overflow-wrap: anywhere;'} }`;

const base = '* { box-sizing: border-box; margin: 0; } .record { position: relative; }';
/** Both were checked when they were kept; a name with other signs is left out all the same. */
const brand = ({ colour, font }: PageRequest['head']): string =>
  `:root { --school-colour: ${/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#1f3a5f'}; --school-font: '${font.replaceAll(/[^\w -]/g, '')}'; }`;
/** The printer says this in a header; a page that is looked at in a frame says it itself. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`;

const inSheets = (records: readonly string[], size: number): string => {
  const found: string[] = [];
  for (let from = 0; from < records.length; from += size) {
    found.push(`<div class="sheet">${records.slice(from, from + size).join('')}</div>`);
  }
  return found.join('');
};

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface PageRequest {
  readonly title: string;
  /** Colour and font of the institution: `var(--school-colour)` and `var(--school-font)` in styles. */
  readonly head: Pick<Letterhead, 'colour' | 'font'>;
  readonly design: Design;
  /** The body of the design, read once. */
  readonly template: ParsedTemplate;
  readonly records: readonly TokenValues[];
  /** Whose the cells of a sheet are that is cut in copies. */
  readonly copies?: readonly string[] | undefined;
  /** For a frame in the browser: sheets on a desk. */
  readonly onScreen?: boolean;
}

/**
 * The complete page of one or more records. It has no scripts, no handlers and no addresses but `data:`.
 * @throws an error of Liquid when the template takes too long
 */
export const documentPage = async (request: PageRequest): Promise<string> => {
  const { title, head, design, template, records, copies, onScreen = false } = request;
  const sheet = sheets[design.paper];
  const written = sheet.cells?.areCopies
    ? records.flatMap((values) => (copies ?? ['', '']).map((copy) => ({ ...values, copy })))
    : records;
  const filled: string[] = [];
  for (const values of written) {
    filled.push(`<section class="record">${cleanPage(await fillTemplate(template, values))}</section>`);
  }
  const body = sheet.cells ? inSheets(filled, sheet.cells.columns * sheet.cells.rows) : filled.join('');
  const style = [
    brand(head),
    base,
    layoutStyle(sheet),
    ...(onScreen ? [screenStyle(sheet)] : []),
    cleanStyle(design.style),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${policy}<title>${escapeText(title)}</title><style>${style.join('\n')}</style></head><body>${body}</body></html>`;
};
