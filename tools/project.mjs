import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root folder of the project. */
export const root = resolve(import.meta.dirname, '..');

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

/** Whether a path inside the project exists. */
export const isInProject = (...parts) => existsSync(inProject(...parts));

/** All messages of the tools go to standard error, so that standard output belongs to the command they run. */
export const say = (text) => process.stderr.write(`${text}\n`);
