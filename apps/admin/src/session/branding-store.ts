import { useSyncExternalStore } from 'react';
import { defaultBranding, withAnswer } from './branding.ts';
import type { Branding } from './branding.ts';
import { takeOrganisationLook } from '../theme/page-look.ts';
import { publicCall } from './public-call.ts';

let branding: Branding = defaultBranding;
let asked = false;
const listeners = new Set<() => void>();

const become = (next: Branding): void => {
  branding = next;
  for (const listener of listeners) listener();
};

/** Asks the server; on failure the defaults stay. */
export const reloadBranding = async (): Promise<void> => {
  asked = true;
  become({ ...branding, loading: true });
  try {
    const { data } = await publicCall('public/v1/getNameAndLogo');
    become(withAnswer(defaultBranding, data));
    if (branding.themeColorId !== undefined) {
      takeOrganisationLook(branding.themeColorId, branding.fontName);
    }
  } catch (problem) {
    become({ ...branding, loading: false, error: problem instanceof Error ? problem.message : '' });
  }
};

/** Asks once, at startup. */
export const loadBranding = async (): Promise<void> => {
  if (!asked) await reloadBranding();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useBranding = (): Branding => useSyncExternalStore(subscribe, () => branding);
