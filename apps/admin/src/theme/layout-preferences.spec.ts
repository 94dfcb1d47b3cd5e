import { memoryStore } from '../session/memory-store.ts';
import { defaultPreferences, keepPreferences, readPreferences, withChange } from './layout-preferences.ts';
import { pageAttributes, sideStateOf } from './side-state.ts';

const vertical = withChange(defaultPreferences, { layout: 'vertical' });

it('begins with the defaults of the specification (K038, K039, K040, K041, K042, K043, K044, K045, K046, K048)', () => {
  expect(defaultPreferences).toMatchObject({
    layout: 'horizontal',
    mode: 'light',
    width: 'fluid',
    sideTheme: 'light',
    sideImage: 'none',
    sideType: 'default',
    barTheme: 'light',
    preloader: false,
    panelOpen: false,
    sideShown: true,
  });
});

it('is kept in the browser, all but the open panel', () => {
  const store = memoryStore();
  const chosen = withChange(vertical, {
    sideTheme: 'winter',
    barTheme: 'dark',
    preloader: true,
    panelOpen: true,
  });
  keepPreferences(store, chosen);
  expect(readPreferences(store)).toEqual({ ...chosen, panelOpen: false });
  store.setItem('leftSideBarTheme', 'purple');
  expect(readPreferences(store).sideTheme).toBe('light');
});

it('puts mode, layout and looks on the page (B011, B082)', () => {
  const attributes = pageAttributes(withChange(vertical, { mode: 'dark', sideImage: 'img2' }), true);
  expect(attributes).toMatchObject({
    'data-layout': 'vertical',
    'data-layout-mode': 'dark',
    'data-sidebar': 'light',
    'data-sidebar-image': 'img2',
  });
});

it('takes the attributes of the side menu away with the horizontal layout (B083)', () => {
  const attributes = pageAttributes(withChange(vertical, { layout: 'horizontal' }), true);
  const ofSide = Object.entries(attributes).filter(([name]) => name.startsWith('data-sidebar'));
  expect(ofSide).toHaveLength(4);
  expect(ofSide.every(([, value]) => value === undefined)).toBe(true);
});

it('forces the size of the menu with the width of the page (B084, B085)', () => {
  const boxed = withChange(vertical, { width: 'boxed' });
  expect([boxed.sideType, pageAttributes(boxed, true)['data-layout-size']]).toEqual(['icon', 'boxed']);
  const scrollable = withChange(boxed, { width: 'scrollable' });
  expect(scrollable.sideType).toBe('default');
  expect(pageAttributes(scrollable, true)).toMatchObject({
    'data-layout-size': 'fluid',
    'data-layout-scrollable': 'true',
  });
  expect(withChange(boxed, { width: 'fluid' }).sideType).toBe('default');
});

it.each([
  ['default', true, 'whole', 'rail'],
  ['compact', true, 'narrow', 'rail'],
  ['icon', true, 'rail', 'whole'],
  ['condensed', true, 'unfolding', 'whole'],
  ['condensed', false, 'away', 'whole'],
] as const)('%s menu, wide %s: %s, turned %s (B086, B087)', (sideType, wide, own, turned) => {
  const chosen = withChange(vertical, { sideType });
  expect(sideStateOf(chosen, wide)).toBe(own);
  expect(sideStateOf(withChange(chosen, { sideTurned: true }), wide)).toBe(turned);
});

it('hides the menu on wish, and the button brings it back', () => {
  const hidden = withChange(vertical, { sideShown: false });
  expect(sideStateOf(hidden, true)).toBe('away');
  expect(sideStateOf(withChange(hidden, { sideTurned: true }), true)).toBe('whole');
});
