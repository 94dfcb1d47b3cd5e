const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** The words of a marked-up text, without tags. For lengths, searches and CSV; not a sanitiser. */
export const plainText = (markup: string): string =>
  markup
    .replace(/<(?:br|\/p|\/li|\/h[1-6]|\/div|\/tr)[^<>]*>/gi, '\n')
    .replace(/<\/t[dh]\s*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .trim();
