import { preset } from '../../jest.preset.mjs';

export default preset(import.meta.dirname, {
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  // A bound for what hangs, not for what is slow: a busy machine may need many times as long.
  testTimeout: 240_000,
  // Jest keeps the modules of every file that a worker has run; after eighty files that was all the memory Node allows.
  workerIdleMemoryLimit: '2GB',
});
