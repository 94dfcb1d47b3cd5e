import { initialSettingsState, settingsReducer, tabOfNumber } from './settings-state.ts';
import type { SettingsEvent } from './settings-state.ts';

const after = (...events: readonly SettingsEvent[]) => events.reduce(settingsReducer, initialSettingsState);

it('begins with the first tab, loading (K050, K051)', () => {
  expect(initialSettingsState).toMatchObject({ activeTabForSetting: 1, settingsStatus: 'loading' });
});

it('is loading while saving and loaded afterwards (B080)', () => {
  expect(after({ type: 'settled' }).settingsStatus).toBe('loaded');
  const saving = after({ type: 'settled' }, { type: 'opened', tab: 'financial' }, { type: 'saving' });
  expect(saving).toEqual({
    activeTabForSetting: 2,
    settingsStatus: 'loading',
    submitBasic: false,
    submitFinancial: true,
    submitAdmin: false,
  });
  expect(settingsReducer(saving, { type: 'settled' })).toMatchObject({
    settingsStatus: 'loaded',
    submitFinancial: false,
  });
});

it('opens the first tab for what is no tab', () => {
  expect(after({ type: 'opened', tab: 'nonsense' }).activeTabForSetting).toBe(1);
  expect([tabOfNumber(3), tabOfNumber(9)]).toEqual(['admin', 'basic']);
});
