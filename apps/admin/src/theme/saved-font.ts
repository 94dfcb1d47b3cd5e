import { normalPath } from '../session/gate.ts';
import { fontStack } from './palette.ts';

/** The font stored in this browser, on the settings page where it is tried out; undefined elsewhere. */
export const savedFont = (path: string, stored: string | null): string | undefined =>
  stored && normalPath(path) === '/configuration/settings' ? fontStack(stored.replace(/"/g, '')) : undefined;
