import type { PdfOptions, Sheet } from './pdf-options.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const line = (sheet: Sheet, left: string, right: string): string =>
  `<div style="box-sizing:border-box;width:100%;padding:0 ${sheet.margin.right}mm 0 ${sheet.margin.left}mm;` +
  `display:flex;justify-content:space-between;font:8px sans-serif;color:#444">` +
  `<span>${left}</span><span>${right}</span></div>`;

/** Header and footer in the form the browser takes: it fills in the page numbers. */
export const pageMarks = (
  { header, footer, pageWords = '{page} / {pages}' }: PdfOptions,
  sheet: Sheet,
): { readonly headerTemplate: string; readonly footerTemplate: string } => {
  const numbers = escape(pageWords)
    .replace('{page}', '<span class="pageNumber"></span>')
    .replace('{pages}', '<span class="totalPages"></span>');
  return {
    headerTemplate: header === undefined ? '<span></span>' : line(sheet, escape(header), ''),
    footerTemplate: footer === undefined ? '<span></span>' : line(sheet, escape(footer), numbers),
  };
};
