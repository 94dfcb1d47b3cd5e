import { swcOptions } from './tools/jest/swc-options.mjs';

/**
 * Shared Jest settings: specs loaded by Node itself, TypeScript through swc, workspace packages read from source. Specs that
 * need a realm for each file name another runner, and are compiled by the transformer.
 */
export const preset = (rootDir, extra = {}) => ({
  rootDir,
  testEnvironment: 'node',
  testRunner: `${import.meta.dirname}/tools/jest/native-runner.cjs`,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  moduleNameMapper: { '^@school/(kernel|resources|domain)$': `${import.meta.dirname}/libs/$1/src/index.ts` },
  setupFilesAfterEnv: [`${import.meta.dirname}/jest.seed.mjs`],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', swcOptions],
  },
  ...extra,
});
