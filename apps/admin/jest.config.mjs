import { preset } from '../../jest.preset.mjs';

const general = preset(import.meta.dirname);

/** The build gives the catalogue in parts; specs take it from the definitions. */
const plain = {
  ...general,
  moduleNameMapper: {
    ...general.moduleNameMapper,
    '^virtual:catalogue$': '<rootDir>/test/virtual-catalogue.ts',
  },
};

/** Rules are tried in Node, and by it alone; components (`.spec.tsx`) in a page, each file in a realm of its own. */
export default {
  // Jest keeps the modules of every file that a worker has run.
  workerIdleMemoryLimit: '2GB',
  projects: [
    { ...plain, displayName: 'rules', testMatch: ['<rootDir>/**/*.spec.ts'] },
    {
      ...plain,
      displayName: 'components',
      testMatch: ['<rootDir>/**/*.spec.tsx'],
      testEnvironment: '<rootDir>/test/browser-environment.mjs',
      testRunner: 'jest-circus/runner',
      setupFilesAfterEnv: [...plain.setupFilesAfterEnv, '<rootDir>/test/patience.ts'],
      moduleNameMapper: { ...plain.moduleNameMapper, '\\.css$': '<rootDir>/test/style.mjs' },
    },
  ],
};
