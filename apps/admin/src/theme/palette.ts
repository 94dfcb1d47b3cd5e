import { isColour } from './contrast.ts';

/** Colours a school can choose from, by id; the first one is the default. */
export const themeColours: Readonly<Record<string, string>> = {
  '1': '#0d6efd',
  '2': '#0f766e',
  '3': '#15803d',
  '4': '#4d7c0f',
  '5': '#b45309',
  '6': '#c2410c',
  '7': '#b91c1c',
  '8': '#be185d',
  '9': '#7e22ce',
  '10': '#4338ca',
};

export const defaultColour = '#0d6efd';
export const defaultFont = 'Arial';

/** The colour of an organisation setting: a palette id or a colour value. */
export const colourOf = (themeColorId: unknown): string => {
  if (isColour(themeColorId)) return themeColorId;
  return themeColours[String(themeColorId ?? '')] ?? defaultColour;
};

/** Colour of table headers: the saved one, otherwise the organisation's, otherwise blue. */
export const tableColourOf = (saved: string | null, themeColorId: unknown): string =>
  isColour(saved) ? saved : colourOf(themeColorId);

/** A font with its fallbacks. Anything but a plain font name is rejected. */
export const fontStack = (fontName: unknown): string => {
  const name =
    typeof fontName === 'string' && /^[\w\s-]{1,40}$/.test(fontName.trim()) ? fontName.trim() : defaultFont;
  return `"${name}", "Helvetica Neue", Helvetica, "Segoe UI", system-ui, sans-serif`;
};
