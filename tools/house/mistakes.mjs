import { readFileSync, readdirSync } from 'node:fs';
import { inProject } from '../project.mjs';

const specsOfTypes = () =>
  ['libs/kernel/src', 'libs/resources/src'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true })
      .filter((name) => name.endsWith('.types.spec.ts'))
      .map((name) => readFileSync(inProject(folder, name), 'utf8')),
  );

/** Mistakes in definitions for which a spec shows that the compiler refuses them. */
export const refusedByCompiler = () =>
  specsOfTypes().reduce((sum, text) => sum + text.split('@ts-expect-error').length - 1, 0);

/** Kinds of mistakes that `npm run check` reports, by the page that lists them. */
export const toldByCheck = () =>
  readFileSync(inProject('docs/checks.md'), 'utf8').match(/^- \*\*RES\d+\*\*/gm)?.length ?? 0;
