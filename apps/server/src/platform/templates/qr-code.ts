import newCode from 'qrcode-generator';

/** Longer texts produce a code that no phone can read from a card. */
const longest = 300;
/** Light border, in modules, required by readers. */
const border = 2;

// Readers treat bytes as UTF-8; the library alone would truncate letters beyond Latin-1.
Object.assign(newCode, { stringToBytes: (text: string) => [...Buffer.from(text, 'utf8')] });

/**
 * A QR code (ISO/IEC 18004, level M) as a self-contained `<img>`; nothing for an empty or too long text.
 * @param text what a reader shows
 */
export const qrImage = (text: string): string => {
  if (text === '' || text.length > longest) return '';
  const code = newCode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount();
  const dark: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) dark.push(`M${column + border} ${row + border}h1v1h-1z`);
    }
  }
  const whole = size + 2 * border;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" shape-rendering="crispEdges"><rect width="${whole}" height="${whole}" fill="#fff"/><path d="${dark.join('')}"/></svg>`;
  return `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" alt="">`;
};
