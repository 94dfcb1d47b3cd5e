import { currentAppearance, onAppearance } from './appearance.ts';
import { colourOf, defaultColour, fontStack } from './palette.ts';
import { pageAttributes } from './side-state.ts';
import { applyTokens, tokensOf } from './tokens.ts';
import { isWideWindow, onWindowWidth } from './wide-window.ts';

/** Tells style sheets and others that the panel at the right is open (000 §4). */
const panelClass = 'right-bar-enabled';

let colour = defaultColour;
let font: unknown;

const apply = (): void => {
  const appearance = currentAppearance();
  const root = document.documentElement;
  for (const [name, value] of Object.entries(pageAttributes(appearance, isWideWindow()))) {
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
  document.body.classList.toggle(panelClass, appearance.panelOpen);
  root.style.setProperty('--s-font', fontStack(font));
  applyTokens(root.style, tokensOf(appearance.mode, colour));
};

/** The look that the sign-in answered with, so that the first paint has the colours of the school. */
const takeStoredLook = (settings: unknown): void => {
  if (typeof settings !== 'object' || settings === null) return;
  const { themeColorId, fontName } = settings as Readonly<Record<string, unknown>>;
  colour = colourOf(themeColorId);
  font = fontName;
};

/** Keeps the page's attributes, colours and font in step with what the user and the organisation have chosen. */
export const startPageLook = (settings?: unknown): void => {
  takeStoredLook(settings);
  apply();
  onAppearance(apply);
  onWindowWidth(apply);
};

/** The colour and font of the organisation, known after signing in. */
export const takeOrganisationLook = (themeColorId: unknown, fontName: unknown): void => {
  colour = colourOf(themeColorId);
  font = fontName;
  apply();
};
