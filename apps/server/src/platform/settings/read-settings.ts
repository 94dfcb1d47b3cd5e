import { join, resolve } from 'node:path';
import { settingDefinitions } from './definitions.ts';
import type { SettingDefinition, SettingKey, Settings } from './definitions.ts';
import { readEnvFile } from './env-file.ts';
import { meantForUs, nearestName } from './near-miss.ts';
import { InvalidValue } from './parsers.ts';
import { projectRoot } from './project-root.ts';
import { keptSecret } from './kept-secret.ts';

/** A setting that prevents startup; the message is one line that names it. */
export class SettingsError extends Error {}

/** Where the settings come from; the process and the project unless a test overrides it. */
export type SettingsSource = {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly root?: string;
};

const definitions: readonly (readonly [string, SettingDefinition])[] = Object.entries(settingDefinitions);
const knownNames = definitions.map(([, definition]) => definition.name);

const refuseUnknown = (names: readonly string[], where: string): void => {
  for (const name of names) {
    const meant = nearestName(name, knownNames);
    const hint =
      meant === undefined ? 'see .env.example for the settings there are' : `did you mean ${meant}?`;
    throw new SettingsError(`Unknown setting ${name} in ${where}: ${hint}`);
  }
};

const collectTexts = (source: Required<SettingsSource>): Map<string, string> => {
  const fromFile = readEnvFile(join(source.root, '.env'));
  const isUnknown = (name: string): boolean => !knownNames.includes(name);
  refuseUnknown(Object.keys(fromFile).filter(isUnknown), '.env');
  const foreignLooking = Object.keys(source.environment).filter(isUnknown);
  refuseUnknown(
    foreignLooking.filter((name) => meantForUs(name, knownNames)),
    'the environment',
  );
  return new Map(knownNames.map((name) => [name, source.environment[name] ?? fromFile[name] ?? '']));
};

/** Replaces the names of settings in a default with their values, as in `http://localhost:PORT`. */
const expandFallback = (fallback: string, texts: ReadonlyMap<string, string>): string =>
  fallback.replace(/[A-Z]+(?:_[A-Z]+)*/g, (name) => texts.get(name) ?? name);

const parseOne = (definition: SettingDefinition, texts: Map<string, string>): unknown => {
  const text = texts.get(definition.name) || expandFallback(definition.fallback, texts);
  texts.set(definition.name, text);
  try {
    return definition.parse(text);
  } catch (error) {
    if (error instanceof InvalidValue)
      throw new SettingsError(`Invalid ${definition.name}: ${error.message}`);
    throw error;
  }
};

const isComplete = (values: Partial<Record<SettingKey, unknown>>): values is Settings =>
  definitions.every(([key]) => key in values);

/**
 * Reads all settings: first the environment, then `.env` in the project, then the defaults.
 * @throws SettingsError naming the first variable that is unknown or has no usable value
 */
export const readSettings = (given: SettingsSource = {}): Settings => {
  const source = { environment: given.environment ?? process.env, root: given.root ?? projectRoot() };
  const texts = collectTexts(source);
  const dataDir = texts.get('DATA_DIR') || settingDefinitions.dataDir.fallback;
  texts.set('DATA_DIR', resolve(source.root, dataDir));
  const values = Object.fromEntries(
    definitions.map(([key, definition]) => [key, parseOne(definition, texts)]),
  );
  if (!isComplete(values)) throw new SettingsError('The table of settings is incomplete');
  return values;
};

/** Adds what is generated on first use: the signing key, stored in the data folder. */
export const withGeneratedSecrets = (settings: Settings): Settings =>
  settings.jwtSecret === '' ? { ...settings, jwtSecret: keptSecret(settings.dataDir, 'jwt') } : settings;
