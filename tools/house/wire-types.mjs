import { lineAt, nodesIn, sourcesIn } from './sources.mjs';

/** Fewer properties than this are alike by coincidence. */
const fewest = 4;
/** Ratio of shared properties to all properties of both from which two types count as nearly the same. */
const near = 0.75;

const membersOf = (node) => {
  if (node.type === 'TSInterfaceDeclaration') return node.body.body;
  if (node.type === 'TSTypeAliasDeclaration' && node.typeAnnotation.type === 'TSTypeLiteral')
    return node.typeAnnotation.members;
  return [];
};

const shapesIn = (folder) =>
  sourcesIn(folder).flatMap((path) =>
    [...nodesIn(path)]
      .map((node) => ({
        path,
        name: node.id?.name,
        line: lineAt(path, node.start),
        keys: new Set(
          membersOf(node).flatMap(({ type, key }) =>
            type === 'TSPropertySignature' ? (key.name ?? key.value) : [],
          ),
        ),
      }))
      .filter(({ keys }) => keys.size >= fewest),
  );

const alike = (left, right) => {
  const shared = [...left.keys].filter((key) => right.keys.has(key)).length;
  return shared / (left.keys.size + right.keys.size - shared);
};

/** Types that exist in server and admin with the same, or nearly the same, properties. @returns one line each */
export const wireTypes = () => {
  const answered = shapesIn('apps/server/src');
  return shapesIn('apps/admin/src').flatMap((shape) => {
    const [best] = answered
      .map((other) => ({ other, share: alike(shape, other) }))
      .filter(({ share }) => share >= near)
      .sort((left, right) => right.share - left.share);
    return best === undefined
      ? []
      : [
          `${shape.path}:${shape.line} ${shape.name} ~ ${best.other.path}:${best.other.line} ${best.other.name}`,
        ];
  });
};
