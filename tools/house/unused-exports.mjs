import { nodesIn, sourcesIn, textOf } from './sources.mjs';

const folders = [
  'apps/server/src',
  'apps/admin/src',
  'libs/domain/src',
  'libs/resources/src',
  'libs/kernel/src',
];
const looked = /^apps\/(?:server|admin)\/src\/modules\/|^libs\/domain\/src\//;
/** A list of everything in a library does not count as a use. */
const isOffer = (path) => /^libs\/\w+\/src\/index\.ts$/.test(path);

const wordsOf = (path) => new Set(textOf(path).match(/[A-Za-z_$][\w$]*/g));

const exportedBy = (path) =>
  [...nodesIn(path)].flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const { id, declarations = [] } = node.declaration;
    return [id, ...declarations.map((one) => one.id)].flatMap((name) => name?.name ?? []);
  });

const isNamedAgain = (path, name) =>
  (textOf(path).match(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g')) ?? []).length >
  1;

/** Exports of modules and rules that nothing in the product names, though a test may: `path name`. */
export const unusedExports = () => {
  const users = new Map();
  for (const path of [...folders, 'apps/server/bench'].flatMap(sourcesIn).filter((one) => !isOffer(one)))
    for (const word of wordsOf(path)) users.set(word, (users.get(word) ?? 0) + 1);
  return folders
    .flatMap(sourcesIn)
    .filter((path) => looked.test(path) && !isOffer(path))
    .flatMap((path) =>
      exportedBy(path)
        .filter((name) => users.get(name) === 1 && !isNamedAgain(path, name))
        .map((name) => `${path} ${name}`),
    );
};
