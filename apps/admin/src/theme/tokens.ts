import { inkOn, mix, readableOn } from './contrast.ts';

export type Mode = 'light' | 'dark';

/** The colours of one appearance; style sheets read them as `--s-<name>`, the MUI theme from here. */
export interface Tokens {
  readonly ground: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly strongLine: string;
  readonly ink: string;
  readonly soft: string;
  /** Filled buttons and bars. */
  readonly brand: string;
  readonly brandInk: string;
  readonly brandDeep: string;
  /** Links, icons and markers on the surface. */
  readonly accent: string;
  readonly accentGround: string;
  readonly good: string;
  readonly goodGround: string;
  readonly bad: string;
  readonly badGround: string;
  readonly warn: string;
  readonly info: string;
  readonly shadow: string;
}

const neutral: Readonly<Record<Mode, Omit<Tokens, `brand${string}` | `accent${string}`>>> = {
  light: {
    ground: '#f5f7fa',
    surface: '#ffffff',
    raised: '#ffffff',
    line: '#e2e7ef',
    strongLine: '#858fa3',
    ink: '#182033',
    soft: '#535e75',
    good: '#146c43',
    goodGround: '#e4f5ec',
    bad: '#b3261e',
    badGround: '#fdecea',
    warn: '#8a5300',
    info: '#0b5c8f',
    shadow: '0 1px 2px rgb(16 24 40 / 6%), 0 4px 16px rgb(16 24 40 / 6%)',
  },
  dark: {
    ground: '#0e131d',
    surface: '#161d2a',
    raised: '#1d2635',
    line: '#2a3547',
    strongLine: '#6b7a94',
    ink: '#e8edf6',
    soft: '#a7b2c6',
    good: '#6fd3a0',
    goodGround: '#12301f',
    bad: '#ff9d94',
    badGround: '#3b1714',
    warn: '#f2bd6b',
    info: '#7cc4f5',
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 4px 16px rgb(0 0 0 / 30%)',
  },
};

/** The tokens of an appearance in the organisation's colour. Every pair that carries text has 4.5 or more. */
export const tokensOf = (mode: Mode, colour: string): Tokens => {
  const base = neutral[mode];
  const accentGround = mix(base.surface, colour, mode === 'light' ? 0.09 : 0.14);
  const brand =
    mode === 'light' ? readableOn('#ffffff', colour) : mix(readableOn('#ffffff', colour), '#ffffff', 0.06);
  const fill = inkOn(brand) === '#ffffff' ? brand : readableOn('#ffffff', colour);
  return {
    ...base,
    brand: fill,
    brandInk: '#ffffff',
    brandDeep: mix(fill, '#05070f', 0.35),
    accent: readableOn(accentGround, colour),
    accentGround,
  };
};

const propertyOf = (name: string): string =>
  `--s-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Sets the tokens on an element as custom properties. */
export const applyTokens = (style: Pick<CSSStyleDeclaration, 'setProperty'>, tokens: Tokens): void => {
  for (const [name, value] of Object.entries(tokens)) style.setProperty(propertyOf(name), value);
};
