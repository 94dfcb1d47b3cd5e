import { findBrowser } from '../platform/chromium/find-browser.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';

/** Prints the path of the browser, for the tests that drive it. */
export const command: Command = {
  run: async () => {
    const browser = await findBrowser(readSettings());
    if (browser === undefined)
      throw new UsageError('No browser was found: install Chromium or set CHROMIUM_PATH');
    process.stdout.write(`${browser.executablePath}\n`);
  },
};
