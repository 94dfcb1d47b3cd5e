import { useMemo } from 'react';
import { usePreference } from '../../engine/preference/use-preference.ts';

const most = 20;

/** The groups the user wants in front, the same on every device. */
export const usePins = (): { readonly pins: readonly string[]; readonly toggle: (url: string) => void } => {
  const { value, keep } = usePreference<unknown>('menu.pins');
  const pins = useMemo(
    () => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []),
    [value],
  );
  return {
    pins,
    toggle: (url) =>
      keep(pins.includes(url) ? pins.filter((one) => one !== url) : [...pins, url].slice(-most)),
  };
};
