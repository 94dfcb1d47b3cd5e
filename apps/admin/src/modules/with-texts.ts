import { loadModuleTexts } from '../i18n/current-language.ts';
import type { ModuleTexts } from '../i18n/message-files.ts';

/** Makes a lazily loaded part bring its modules' texts along. */
export const withTexts =
  (...names: readonly ModuleTexts[]) =>
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([load(), loadModuleTexts(names)]);
    return part;
  };

/** The same for all parts of a module. */
export const allWithTexts = <T>(
  names: readonly ModuleTexts[],
  loaders: Readonly<Record<string, () => Promise<T>>>,
): Readonly<Record<string, () => Promise<T>>> =>
  Object.fromEntries(Object.entries(loaders).map(([key, load]) => [key, withTexts(...names)(load)]));
