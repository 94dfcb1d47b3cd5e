/** Shared Jest settings: specs loaded by Node itself, TypeScript through swc, workspace packages read from source. */
export const preset = (rootDir, extra = {}) => ({
  rootDir,
  testEnvironment: 'node',
  testRunner: `${import.meta.dirname}/tools/jest/native-runner.cjs`,
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFilesAfterEnv: [`${import.meta.dirname}/jest.seed.mjs`],
  transform: {},
  ...extra,
});
