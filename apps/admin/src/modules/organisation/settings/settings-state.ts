/** Tabs of the settings in order; the state counts them from 1 (000 §3). */
export const settingsTabs = ['basic', 'financial', 'admin'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export interface SettingsState {
  readonly activeTabForSetting: number;
  readonly settingsStatus: 'loading' | 'loaded';
  /** The tab from which settings are being saved. */
  readonly submitBasic: boolean;
  readonly submitFinancial: boolean;
  readonly submitAdmin: boolean;
}

export const initialSettingsState: SettingsState = {
  activeTabForSetting: 1,
  settingsStatus: 'loading',
  submitBasic: false,
  submitFinancial: false,
  submitAdmin: false,
};

export type SettingsEvent =
  | { readonly type: 'opened'; readonly tab: string }
  | { readonly type: 'saving' }
  /** Loaded, saved, or failed to save. */
  | { readonly type: 'settled' };

/** Number of a tab; the first one for anything that is not a tab. */
export const numberOfTab = (tab: string | null): number =>
  Math.max(1, settingsTabs.indexOf(tab as SettingsTab) + 1);

export const tabOfNumber = (number: number): SettingsTab => settingsTabs[number - 1] ?? 'basic';

/** Loading until the settings have arrived and while they are being saved, loaded afterwards (000 §4). */
export const settingsReducer = (state: SettingsState, event: SettingsEvent): SettingsState => {
  if (event.type === 'opened') return { ...state, activeTabForSetting: numberOfTab(event.tab) };
  const from = event.type === 'saving' ? tabOfNumber(state.activeTabForSetting) : undefined;
  return {
    ...state,
    settingsStatus: event.type === 'saving' ? 'loading' : 'loaded',
    submitBasic: from === 'basic',
    submitFinancial: from === 'financial',
    submitAdmin: from === 'admin',
  };
};
