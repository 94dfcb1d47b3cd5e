/** Characters not allowed in XML 1.0 (section 2.2), and lone surrogates. */
const unknown = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const everyUnknown = new RegExp(unknown, 'gu');

/** Text inside XML: its special characters escaped, characters that XML does not allow omitted. */
export const xmlText = (text: string): string => {
  const known = unknown.test(text) ? text.replaceAll(everyUnknown, '') : text;
  return /[&<>"]/.test(known)
    ? known.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : known;
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Name of a column: A, B, … Z, AA. */
export const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + String.fromCharCode(65 + (index % 26));

/**
 * Start of a sheet up to its first row: a header that stays in view, and the columns with their styles.
 * @param grouped rows can be collapsed below the headings of their groups
 * @param header row of the header; what is above it stays in view with it
 */
export const sheetStart = (
  columns: readonly { readonly width: number; readonly style: number }[],
  grouped = false,
  header = 1,
): string =>
  `${head}<worksheet xmlns="${main}">${grouped ? '<sheetPr><outlinePr summaryBelow="0"/></sheetPr>' : ''}<sheetViews><sheetView workbookViewId="0"><pane ySplit="${header}" topLeftCell="A${header + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${grouped ? '<sheetFormatPr defaultRowHeight="15" outlineLevelRow="1"/>' : ''}${
    columns.length === 0
      ? ''
      : `<cols>${columns.map(({ width, style }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${style}" customWidth="1"/>`).join('')}</cols>`
  }<sheetData>`;

/** End of a sheet, with a filter over its header. */
export const sheetEnd = (columns: number, header = 1): string =>
  `</sheetData><autoFilter ref="A${header}:${columnName(Math.max(0, columns - 1))}${header}"/></worksheet>`;

const numbersFrom = 164;

/** Styles: 0 plain, 1 the header, from 2 upwards two per number format: a value, and one in a group heading. */
export const stylesPart = (formats: readonly string[]): string => {
  const numFmts = formats.map(
    (format, index) => `<numFmt numFmtId="${numbersFrom + index}" formatCode="${xmlText(format)}"/>`,
  );
  const own = formats.flatMap((_, index) => [
    `<xf numFmtId="${numbersFrom + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    `<xf numFmtId="${numbersFrom + index}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  ]);
  return `${head}<styleSheet xmlns="${main}">${numFmts.length > 0 ? `<numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts>` : ''}<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${own.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>${own.join('')}</cellXfs></styleSheet>`;
};

/** The parts that tie together sheets with the given names, by their path in the file. */
export const bookParts = (sheets: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/>${sheets.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${content}.worksheet+xml"/>`).join('')}</Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${sheets.map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
});
