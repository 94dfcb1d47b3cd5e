import { settingDefinitions } from './definitions.ts';
import type { SettingDefinition } from './definitions.ts';

const introduction = `# Settings. Copy this file to .env and change what you need; every line is optional.
# Environment variables take precedence over .env. An unknown or invalid one stops the start.
`;

const entry = ({ name, meaning, fallback, fallbackNote }: SettingDefinition): string => {
  const comments = [`# ${meaning}`, ...(fallbackNote === undefined ? [] : [`# Empty: ${fallbackNote}.`])];
  // Defaults composed of other settings would be taken literally in the file, so they remain a comment.
  const isDerived = /[A-Z]{2}/.test(fallback);
  return [...comments, `${isDerived ? '# ' : ''}${name}=${fallback}`, ''].join('\n');
};

/** The text of `.env.example`: every setting with its meaning and default. */
export const envExample = (): string =>
  [introduction, ...Object.values(settingDefinitions).map((definition) => entry(definition))].join('\n');
