/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const digits = hex.replace('#', '');
  const six = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  const part = (from: number): number => Number.parseInt(six.slice(from, from + 2), 16);
  return [part(0), part(2), part(4)];
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast between two colours as computed by WCAG 2.2, 1 to 21. Text needs 4.5. */
export const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** `share` of the second colour mixed into the first, 0 to 1. */
export const mix = (one: string, other: string, share: number): string => {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  return hexOf(from.map((part, index) => part + ((to[index] ?? 0) - part) * share) as unknown as Rgb);
};

/** The nearest shade of `colour` that is readable on `ground`: darkened on light backgrounds, lightened on dark ones. */
export const readableOn = (ground: string, colour: string, wanted = 4.5): string => {
  const towards = luminance(ground) > 0.4 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.04) {
    const shade = mix(colour, towards, share);
    if (contrast(shade, ground) >= wanted) return shade;
  }
  return towards;
};

/** Text colours for a coloured background, in order of preference: on mid-grey backgrounds only pure black is readable. */
const inks = ['#ffffff', '#111827', '#000000'] as const;

/** White, or a dark colour that is readable on the given one. */
export const inkOn = (ground: string): (typeof inks)[number] =>
  inks.find((ink) => contrast(ink, ground) >= 4.5) ?? '#000000';

export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);
