/** Colours that a school can choose from, by id; the first one is the default (000 §9). */
export const themeColours = {
  '1': { label: 'Blue', colour: '#0d6efd' },
  '2': { label: 'Teal', colour: '#0f766e' },
  '3': { label: 'Green', colour: '#15803d' },
  '4': { label: 'Olive', colour: '#4d7c0f' },
  '5': { label: 'Amber', colour: '#b45309' },
  '6': { label: 'Orange', colour: '#c2410c' },
  '7': { label: 'Red', colour: '#b91c1c' },
  '8': { label: 'Pink', colour: '#be185d' },
  '9': { label: 'Purple', colour: '#7e22ce' },
  '10': { label: 'Indigo', colour: '#4338ca' },
} as const;

/** Fonts that every computer has or substitutes well; the first one is the default. */
export const fontNames = {
  Arial: 'Arial',
  'Open Sans': 'Open Sans',
  Verdana: 'Verdana',
  Tahoma: 'Tahoma',
  'Trebuchet MS': 'Trebuchet MS',
  Georgia: 'Georgia',
  'Times New Roman': 'Times New Roman',
} as const;

/** The value of a chosen colour; the default for anything else. */
export const themeColour = (id: string | null | undefined): string =>
  (Object.hasOwn(themeColours, id ?? '') ? themeColours[id as keyof typeof themeColours] : themeColours['1'])
    .colour;

export const themeColourNames = Object.fromEntries(
  Object.entries(themeColours).map(([id, { label }]) => [id, label]),
) as Readonly<Record<keyof typeof themeColours, string>>;

export const themeColourSwatches = Object.fromEntries(
  Object.entries(themeColours).map(([id, { colour }]) => [id, colour]),
) as Readonly<Record<keyof typeof themeColours, string>>;
