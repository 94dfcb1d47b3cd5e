import { currentAppearance, onAppearance } from './appearance.ts';
import { colourOf, defaultColour, fontStack } from './palette.ts';
import { applyTokens, tokensOf } from './tokens.ts';

let colour = defaultColour;
let font: unknown;

const apply = (): void => {
  const { layout, mode } = currentAppearance();
  const root = document.documentElement;
  root.dataset.layout = layout;
  root.dataset.layoutMode = mode;
  root.style.setProperty('--s-font', fontStack(font));
  applyTokens(root.style, tokensOf(mode, colour));
};

/** Keeps the page's attributes, colours and font in step with what the user and the organisation have chosen. */
export const startPageLook = (): void => {
  apply();
  onAppearance(apply);
};

/** The colour and font of the organisation, known after signing in. */
export const takeOrganisationLook = (themeColorId: unknown, fontName: unknown): void => {
  colour = colourOf(themeColorId);
  font = fontName;
  apply();
};
