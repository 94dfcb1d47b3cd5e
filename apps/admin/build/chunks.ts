import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Context = Parameters<Exclude<NonNullable<Splitting['groups']>[number]['name'], string>>[1];

/** What the sign-in page needs: the first half of the product. */
const firstHalf = ['src/main.tsx', 'src/shell/entrance/PublicPages.tsx'];

/** What every page behind the sign-in shows: its frame. */
const secondHalf = ['src/shell/SignedIn.tsx'];

/** What a list adds to the frame: the screen opened most often. */
const lists = ['src/engine/list/ListScreen.tsx'];

/** Pages that must share a module before it is bundled with the frame of the signed-in half. */
const sharedBy = 20;

/**
 * Both halves use small parts of the definitions (including those of the bench) and of the rules, which stay where they are
 * used.
 */
const isLibrary = (id: string): boolean => /\/(?:libs|bench)\//.test(id);

/**
 * Three large files instead of two hundred small ones: a request costs more than a kilobyte, and large files compress
 * better. One for the sign-in page, one for what most pages behind it share, one for lists; what only a few pages use stays
 * with them.
 * @param root folder of the admin
 */
export const chunks = (root: string): Splitting => {
  const isOf = (paths: readonly string[]) => {
    let half: ReadonlySet<string> | undefined;
    return (id: string, context: Context): boolean => {
      half ??= reachable(
        paths.map((path) => `${root}/${path}`),
        context,
      );
      return half.has(id);
    };
  };
  const [isFirst, isSecond, isList] = [isOf(firstHalf), isOf(secondHalf), isOf(lists)];
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'start',
        name: (id, context) => (!isLibrary(id) && isFirst(id, context) ? 'start' : null),
        priority: 2,
      },
      {
        debugName: 'always',
        name: (id, context) => (!isFirst(id, context) && isSecond(id, context) ? 'frame' : null),
        priority: 2,
      },
      {
        debugName: 'list',
        name: (id, context) =>
          !isLibrary(id) && !isFirst(id, context) && !isSecond(id, context) && isList(id, context)
            ? 'list'
            : null,
        priority: 2,
      },
      {
        debugName: 'frame',
        name: (id, context) => (isFirst(id, context) ? null : 'frame'),
        minShareCount: sharedBy,
        priority: 1,
      },
    ],
  };
};

const reachable = (from: readonly string[], context: Context): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
};
