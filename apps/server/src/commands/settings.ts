import { readSettings } from '../platform/settings/read-settings.ts';
import type { Command } from './command.ts';

/** Checks the settings before anything expensive is done; a wrong one is a one-line error. */
export const command: Command = {
  run: () => {
    readSettings();
    return Promise.resolve();
  },
};
