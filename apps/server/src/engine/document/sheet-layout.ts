import type { Sheet } from '../../platform/pdf/pdf-options.ts';

type Cells = NonNullable<Sheet['cells']>;

const mm = (value: number): string => `${value}mm`;
/** Length of a crop mark and its distance from the card, in millimetres. */
const [markLength, markGap] = [6, 2];

/** Each record starts a page, or fills a cell of a sheet; sheets of cards are cut along the marks at their edges. */
export const sheetStyle = ({ cells, width, height = 0, exact }: Sheet): string => {
  if (cells?.areCopies) {
    return `.sheet + .sheet { break-before: page; }
  .record { min-height: ${mm(cells.height)}; padding: 9mm 15mm 6mm; break-inside: avoid; }
  .record + .record { border-top: 0.3mm dashed #55606e; }`;
  }
  if (!cells) return '.record + .record { break-before: page; }';
  const { top = 0, left = 0 } = cells.inset ?? {};
  const isSheet = cells.inset !== undefined;
  const page = exact ? `@page { size: ${mm(width)} ${mm(height)}; margin: 0; }` : '';
  return `${page} .sheet { position: relative; display: grid; grid-template-columns: repeat(${cells.columns}, ${mm(cells.width)});
    grid-auto-rows: ${mm(cells.height)}; align-content: start;
    ${isSheet ? `width: ${mm(width)}; height: ${mm(height - 0.2)}; padding: ${mm(top)} ${mm(left)};` : ''} }
  .sheet + .sheet { break-before: page; }
  .crop { position: absolute; background: #1c2430; }
  .record { height: ${mm(cells.height - (isSheet ? 0 : 0.1))}; overflow: hidden; }`;
};

/** What is printed across a record that is a copy or no longer valid; no style of a design can remove it. */
export const stampStyle = ({ cells }: Sheet): string =>
  `.record > .stamp { display: block !important; visibility: visible !important; position: absolute; z-index: 9; right: 3mm; top: ${cells ? '13mm' : '4mm'}; padding: ${cells ? '0.4mm 1.6mm' : '1.2mm 4mm'};
    border: ${cells ? '0.4mm' : '0.7mm'} solid #b3261e; border-radius: 1mm; background: rgb(255 255 255 / 88%); color: #b3261e;
    font: 700 ${cells ? '6.5pt' : '13pt'}/1.3 sans-serif; letter-spacing: 0.5px; text-transform: uppercase; transform: rotate(-6deg); }`;

const bar = (left: number, top: number, width: number, height: number): string =>
  `<i class="crop" style="left: ${mm(left)}; top: ${mm(top)}; width: ${mm(width)}; height: ${mm(height)}"></i>`;

/** Crop marks in the margins of sheets that are cut; none for other papers. */
export const cropMarks = ({ cells, width, height = 0 }: Sheet): string => {
  if (!cells?.inset) return '';
  const { top, left } = cells.inset;
  const line = 0.15;
  const right = width - left + markGap;
  const below = top + cells.rows * cells.height + markGap;
  const down = Array.from({ length: cells.columns + 1 }, (_, at) => left + at * cells.width - line / 2);
  const across = Array.from({ length: cells.rows + 1 }, (_, at) => top + at * cells.height - line / 2);
  return [
    ...down.flatMap((x) => [
      bar(x, top - markGap - markLength, line, markLength),
      bar(x, Math.min(below, height - markLength), line, markLength),
    ]),
    ...across.flatMap((y) => [
      bar(left - markGap - markLength, y, markLength, line),
      bar(right, y, markLength, line),
    ]),
  ].join('');
};

/** Rows of a sheet reversed, so that each back lies behind its front when the sheet is turned. */
const mirrored = (backs: readonly string[], columns: number): readonly string[] => {
  const empty = '<section class="record"></section>';
  const turned: string[] = [];
  for (let from = 0; from < backs.length; from += columns) {
    const row = Array.from({ length: columns }, (_, at) => backs[from + at] ?? empty);
    turned.push(...row.toReversed());
  }
  return turned;
};

/** Records on sheets of cells, each sheet of fronts followed by its sheet of backs. */
export const inSheets = (
  fronts: readonly string[],
  backs: readonly string[],
  { columns, rows }: Cells,
  marks: string,
): string => {
  const size = columns * rows;
  const sheetOf = (records: readonly string[]): string =>
    `<div class="sheet">${records.join('')}${marks}</div>`;
  const found: string[] = [];
  for (let from = 0; from < fronts.length; from += size) {
    found.push(sheetOf(fronts.slice(from, from + size)));
    if (backs.length > 0) found.push(sheetOf(mirrored(backs.slice(from, from + size), columns)));
  }
  return found.join('');
};
