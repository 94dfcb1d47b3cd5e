/** Maximum length of a name in bytes; file systems allow 255, and browsers append a number to an existing name. */
const longest = 200;
const unnamed = 'file';

/** Control characters, and those that reverse the direction of text, so that `exe.txt` can look like `txt.exe`. */
const hidden = /[\p{Cc}\p{Cs}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;
const forbidden = /[<>:"|?*]/g;

const cut = (stem: string, extension: string): string => {
  let text = stem;
  while (Buffer.byteLength(`${text}${extension}`) > longest) text = [...text].slice(0, -1).join('');
  return text;
};

/**
 * The name of a file as it is stored and returned: without folders, line breaks, invisible and forbidden characters;
 * letters of every language are kept.
 */
export const cleanFileName = (name: string): string => {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const text = last.replaceAll(hidden, '').replaceAll(forbidden, '_').replaceAll(/\s+/g, ' ').trim();
  const bare = text.replace(/^\.+/, '').replace(/[. ]+$/, '');
  const dot = bare.lastIndexOf('.');
  const extension = dot > 0 ? bare.slice(dot).slice(0, 20) : '';
  const stem = dot > 0 ? bare.slice(0, dot) : bare;
  return stem === '' ? `${unnamed}${extension}` : `${cut(stem, extension)}${extension}`;
};

/** The extension in lower case without its dot, "" when there is none. */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
};
