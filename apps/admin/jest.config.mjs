import { preset } from '../../jest.preset.mjs';

const plain = preset(import.meta.dirname);

/** Rules are tried in Node, components (`.spec.tsx`) in a page. */
export default {
  projects: [
    { ...plain, displayName: 'rules', testMatch: ['<rootDir>/**/*.spec.ts'] },
    {
      ...plain,
      displayName: 'components',
      testMatch: ['<rootDir>/**/*.spec.tsx'],
      testEnvironment: '<rootDir>/test/browser-environment.mjs',
      setupFilesAfterEnv: [...plain.setupFilesAfterEnv, '<rootDir>/test/patience.ts'],
      moduleNameMapper: { ...plain.moduleNameMapper, '\\.css$': '<rootDir>/test/style.mjs' },
    },
  ],
};
