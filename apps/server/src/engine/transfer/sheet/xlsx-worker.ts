/**
 * Program of the thread that reads a workbook: the library reads a file in one go, which would hold up every request meanwhile.
 * Days become "yyyy-MM-dd" (with a time "yyyy-MM-ddTHH:mm:ss") without passing through any time zone, numbers whose format pads
 * with zeros the displayed text, percentages the number before the sign, everything else the cell's content.
 */
export const xlsxProgram = `
const { parentPort, workerData } = require('node:worker_threads');
const { read, SSF } = require(workerData.library);

const pad = (value, length = 2) => String(value).padStart(length, '0');

const dateOf = (value, date1904) => {
  const at = SSF.parse_date_code(value, { date1904 });
  if (!at) return value;
  const day = pad(at.y, 4) + '-' + pad(at.m) + '-' + pad(at.d);
  const time = pad(at.H) + ':' + pad(at.M) + ':' + pad(Math.floor(at.S));
  if (value < 1) return time;
  return time === '00:00:00' ? day : day + 'T' + time;
};

const isPercent = (format) => typeof format === 'string' && format.replace(/"[^"]*"|\\\\./g, '').includes('%');

const valueOf = (cell, date1904) => {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 'b') return cell.v ? 'Yes' : 'No';
  if (cell.t === 'e') return cell.w || '#VALUE!';
  if (cell.t !== 'n') return String(cell.v);
  if (cell.z && SSF.is_date(cell.z)) return dateOf(cell.v, date1904);
  if (isPercent(cell.z)) return Number((cell.v * 100).toPrecision(15));
  if (typeof cell.z === 'string' && /^0{2,}$/.test(cell.z) && Number.isInteger(cell.v)) return pad(cell.v, cell.z.length);
  return cell.v;
};

const book = read(workerData.content, {
  type: 'buffer', dense: true, cellNF: true, cellText: false, cellHTML: false, cellFormula: false,
  cellDates: false, sheets: 0, sheetRows: workerData.mostRows,
});
const sheet = book.Sheets[book.SheetNames[0]];
const date1904 = Boolean(book.Workbook && book.Workbook.WBProps && book.Workbook.WBProps.date1904);
const rows = (sheet && sheet['!data']) || [];
const step = 1000;
for (let from = 0; from < rows.length; from += step) {
  const part = [];
  for (let at = from; at < Math.min(rows.length, from + step); at += 1) {
    part.push(Array.from((rows[at] || []).slice(0, workerData.mostColumns + 1), (cell) => valueOf(cell, date1904)));
  }
  parentPort.postMessage(part);
}
parentPort.postMessage(null);
`;
