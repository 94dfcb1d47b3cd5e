import { normalPath } from '../session/gate.ts';
import { fontStack } from './palette.ts';

/** The font kept in this browser, on the page of the settings where it is tried; undefined elsewhere. */
export const savedFont = (path: string, stored: string | null): string | undefined =>
  stored && normalPath(path) === '/configuration/settings' ? fontStack(stored.replace(/"/g, '')) : undefined;
