/** Rows and cells of a fragment copied from a spreadsheet. */
export const pastedCells = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
