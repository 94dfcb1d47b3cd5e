import { swcOptions } from './tools/jest/swc-options.mjs';

/** Shared Jest settings: native ES modules, TypeScript through swc, workspace packages read from source. */
export const preset = (rootDir, extra = {}) => ({
  rootDir,
  testEnvironment: 'node',
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
