import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { componentsOf } from './components.ts';
import { fontStack } from './palette.ts';
import type { PartWords } from './part-words.ts';
import { tokensOf } from './tokens.ts';
import type { Mode } from './tokens.ts';

export interface ThemeChoice {
  readonly mode: Mode;
  /** The organisation's colour. */
  readonly colour: string;
  readonly fontName: unknown;
  readonly tableColour: string;
  readonly words: PartWords;
}

/** The product's MUI theme: office density, an 8 px grid, clear focus, tabular figures. */
export const createSchoolTheme = ({ mode, colour, fontName, tableColour, words }: ThemeChoice): Theme => {
  const tokens = tokensOf(mode, colour);
  return createTheme({
    spacing: 8,
    shape: { borderRadius: 8 },
    palette: {
      mode,
      primary: { main: tokens.accent, contrastText: mode === 'light' ? '#ffffff' : tokens.ground },
      secondary: { main: tokens.accent },
      error: { main: tokens.bad },
      warning: { main: tokens.warn },
      info: { main: tokens.info },
      success: { main: tokens.good },
      background: { default: tokens.ground, paper: tokens.surface },
      text: { primary: tokens.ink, secondary: tokens.soft },
      divider: tokens.line,
    },
    typography: {
      fontFamily: fontStack(fontName),
      fontSize: 14,
      h1: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.35, letterSpacing: '-0.005em' },
      h3: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.4 },
      h4: { fontSize: '1.5rem', fontWeight: 700 },
      h5: { fontSize: '1.25rem', fontWeight: 700 },
      h6: { fontSize: '1rem', fontWeight: 700 },
      subtitle1: { fontSize: '1rem' },
      subtitle2: { fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
      overline: { letterSpacing: '0.06em', fontWeight: 600 },
    },
    breakpoints: { values: { xs: 0, sm: 768, md: 992, lg: 1200, xl: 1536 } },
    components: componentsOf(tokens, tableColour, words),
  });
};
