import { preset } from '../../jest.preset.mjs';

const general = preset(import.meta.dirname);

/** Components render into a page, which a worker has for all its files, as it has the modules. */
export default {
  ...general,
  // Jest keeps the modules of every file that a worker has run.
  workerIdleMemoryLimit: '2GB',
  // Whole pages are rendered, alongside other specs on a two-core machine: lateness is not a failure.
  testTimeout: 240_000,
  setupFilesAfterEnv: [...general.setupFilesAfterEnv, '<rootDir>/test/page.mjs'],
};
