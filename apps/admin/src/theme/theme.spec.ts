import { fontNames, themeColours as named } from '@school/resources';
import { chartColours } from './chart-colours.ts';
import { contrast, inkOn, isColour, mix, readableOn } from './contrast.ts';
import { colourOf, fontStack, tableColourOf, themeColours } from './palette.ts';
import { layoutOf, modeOf } from './layout-preferences.ts';
import { savedFont } from './saved-font.ts';
import { applyTokens, tokensOf } from './tokens.ts';

it('finds a text that reads well on whatever colour heads the tables', () => {
  const parts = ['00', '33', '66', '77', '80', '99', 'cc', 'ff'];
  const grounds = parts.flatMap((red) =>
    parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
  );
  expect(grounds.filter((ground) => contrast(inkOn(ground), ground) < 4.5)).toEqual([]);
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect([inkOn('#0d6efd'), inkOn('#ffd166')]).toEqual(['#ffffff', '#111827']);
  expect(contrast(readableOn('#ffffff', '#ffd166'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  it.each([...Object.values(themeColours), '#ffff00', '#000000', '#ffffff'])(
    'is readable in %s',
    (colour) => {
      const tokens = tokensOf(mode, colour);
      const pairs: [string, string][] = [
        [tokens.ink, tokens.ground],
        [tokens.ink, tokens.surface],
        [tokens.soft, tokens.ground],
        [tokens.soft, tokens.surface],
        [tokens.soft, tokens.accentGround],
        [tokens.brandInk, tokens.brand],
        [tokens.accent, tokens.surface],
        [tokens.accent, tokens.accentGround],
        [tokens.bad, tokens.badGround],
        [tokens.bad, tokens.surface],
        [tokens.good, tokens.goodGround],
        [tokens.warn, tokens.surface],
        [tokens.info, tokens.surface],
      ];
      for (const [ink, ground] of pairs) {
        expect([ink, ground, contrast(ink, ground) >= 4.5]).toEqual([ink, ground, true]);
      }
      // The border of an input has to be visible as well.
      expect(contrast(tokens.strongLine, tokens.surface)).toBeGreaterThanOrEqual(3);
    },
  );
});

it('finds colour and font of the organisation (B311) (K007, K009, K075)', () => {
  expect([colourOf('1'), colourOf('#abc'), colourOf(2), colourOf('99'), colourOf(undefined)]).toEqual([
    '#0d6efd',
    '#abc',
    '#0f766e',
    '#0d6efd',
    '#0d6efd',
  ]);
  expect(Object.keys(themeColours)).toHaveLength(10);
  expect([tableColourOf('#123456', '3'), tableColourOf(null, '3'), tableColourOf('red', null)]).toEqual([
    '#123456',
    '#15803d',
    '#0d6efd',
  ]);
  expect(fontStack('Open Sans')).toMatch(/^"Open Sans", /);
  expect(fontStack('x"; background: url(//evil)')).toMatch(/^"Arial", /);
  expect([isColour('#12'), isColour(7)]).toEqual([false, false]);
});

it('reads the stored layout: nothing is horizontal, an unknown word vertical (K052)', () => {
  expect([null, 'horizontal', '"horizontal"', 'vertical', 'diagonal'].map(layoutOf)).toEqual([
    'horizontal',
    'horizontal',
    'horizontal',
    'vertical',
    'vertical',
  ]);
  expect([null, 'dark', 'light', 'x'].map(modeOf)).toEqual(['light', 'dark', 'light', 'light']);
});

it('puts the tokens on the page', () => {
  const set = new Map<string, string | null>();
  applyTokens({ setProperty: (name, value) => void set.set(name, value) }, tokensOf('light', '#0d6efd'));
  expect([set.get('--s-surface'), set.get('--s-brand-ink')]).toEqual(['#ffffff', '#ffffff']);
});

it('applies a saved font on the settings page only (B012)', () => {
  expect(savedFont('/Configuration/settings', 'Georgia')).toMatch(/^"Georgia", /);
  expect(savedFont('/dashboard', 'Georgia')).toBeUndefined();
  expect(savedFont('/configuration/settings', null)).toBeUndefined();
});

it('knows the colours and fonts that the settings offer', () => {
  const offered = Object.fromEntries(Object.entries(named).map(([id, { colour }]) => [id, colour]));
  expect(themeColours).toEqual(offered);
  for (const font of Object.keys(fontNames)) expect(fontStack(font)).toContain(`"${font}"`);
});

it('draws charts in colours that stand out on their ground, by day and by night', () => {
  for (const mode of ['light', 'dark'] as const) {
    const { surface } = tokensOf(mode, '#0d6efd');
    expect(chartColours[mode].filter((colour) => contrast(colour, surface) < 3)).toEqual([]);
    expect(new Set(chartColours[mode]).size).toBe(7);
  }
});
