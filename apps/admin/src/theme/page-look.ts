import { currentAppearance, onAppearance } from './appearance.ts';
import { colourOf, defaultColour, fontStack } from './palette.ts';
import { pageAttributes } from './side-state.ts';
import { applyTokens, tokensOf } from './tokens.ts';
import { isWideWindow, onWindowWidth } from './wide-window.ts';

/** Tells style sheets and others that the right-hand panel is open (000 §4). */
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

/** The look returned by the sign-in, so that the first paint has the school's colours. */
const takeStoredLook = (settings: unknown): void => {
  if (typeof settings !== 'object' || settings === null) return;
  const { themeColorId, fontName } = settings as Readonly<Record<string, unknown>>;
  colour = colourOf(themeColorId);
  font = fontName;
};

/** Keeps the page's attributes, colours and font in sync with the choices of the user and the organisation. */
export const startPageLook = (settings?: unknown): void => {
  takeStoredLook(settings);
  apply();
  onAppearance(apply);
  onWindowWidth(apply);
};

/** The organisation's colour and font, known after sign-in. */
export const takeOrganisationLook = (themeColorId: unknown, fontName: unknown): void => {
  colour = colourOf(themeColorId);
  font = fontName;
  apply();
};
