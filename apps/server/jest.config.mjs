import { preset } from '../../jest.preset.mjs';

export default preset(import.meta.dirname, {
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testTimeout: 20_000,
});
