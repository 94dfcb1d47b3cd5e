import { fittingTabs } from './fitting-tabs.ts';

const keys = ['general', 'fees', 'contact', 'bank', 'history'];
const widths = new Map(keys.map((key) => [key, 100]));
const shown = (room: number, { open = 'general', blank = [] as readonly string[] } = {}) =>
  keys.filter((key) =>
    fittingTabs(
      { keys, kept: new Set([open, 'history']), blank: new Set(blank) },
      { room, more: 80, widths },
    ).has(key),
  );

it('stands in one row as long as there is room', () => {
  expect(shown(500)).toEqual(keys);
  expect(shown(499)).toEqual(['general', 'fees', 'contact', 'history']);
  expect(shown(400)).toEqual(['general', 'fees', 'history']);
});

it('keeps the open part and the history in sight, however little room there is', () => {
  expect(shown(400, { open: 'bank' })).toEqual(['general', 'bank', 'history']);
  expect(shown(50, { open: 'bank' })).toEqual(['bank', 'history']);
});

it('lets parts with nothing in them go first', () => {
  expect(shown(499, { blank: ['fees'] })).toEqual(['general', 'contact', 'bank', 'history']);
  expect(shown(500, { blank: ['fees'] })).toEqual(keys);
});

it('shows all where nothing is laid out', () => {
  expect(shown(0)).toEqual(keys);
});
