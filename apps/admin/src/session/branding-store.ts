import { useSyncExternalStore } from 'react';
import { defaultBranding, withAnswer } from './branding.ts';
import type { Branding } from './branding.ts';
import { publicCall } from './public-call.ts';

let branding: Branding = defaultBranding;
let asked = false;
const listeners = new Set<() => void>();

const become = (next: Branding): void => {
  branding = next;
  for (const listener of listeners) listener();
};

/** Asks the server once, at start. A failure keeps the defaults. */
export const loadBranding = async (): Promise<void> => {
  if (asked) return;
  asked = true;
  become({ ...branding, loading: true });
  try {
    const { data } = await publicCall('public/v1/getNameAndLogo');
    become(withAnswer(defaultBranding, data));
  } catch (problem) {
    become({ ...branding, loading: false, error: problem instanceof Error ? problem.message : '' });
  }
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useBranding = (): Branding => useSyncExternalStore(subscribe, () => branding);
