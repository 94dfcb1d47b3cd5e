import { nodesIn, sourcesIn, textOf } from './sources.mjs';

const definition = /define(?:Resource|Settings)\(\s*'(\w+)'/g;
const named = /\b(?:from|join|update|into|using)\s+(?:only\s+)?(?:lateral\s+)?"?([a-z_]+)"?/gi;

const snake = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const moduleOf = (path, root) => path.slice(root.length + 1).split('/')[0];

/** Which module defines a table. */
const owners = () => {
  const root = 'libs/resources/src';
  return new Map(
    sourcesIn(root).flatMap((path) =>
      [...textOf(path).matchAll(definition)].map(([, key]) => [snake(key), moduleOf(path, root)]),
    ),
  );
};

/** The module of a table; names of join tables start with the table of their resource. */
const ownerOf = (tables, table) => {
  const parts = table.split('_');
  for (let end = parts.length; end > 0; end -= 1) {
    const owner = tables.get(parts.slice(0, end).join('_'));
    if (owner !== undefined) return owner;
  }
  return undefined;
};

const statementsIn = (path) =>
  [...nodesIn(path)].flatMap((node) => {
    if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw);
    return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
  });

const isStatement = (text) => /\b(?:select|from|join|update|insert|delete)\b/i.test(text);

/** Pairs of modules of which one names tables of the other in SQL. @returns "payroll -> hr (28 files)" */
export const tableReads = () => {
  const tables = owners();
  const root = 'apps/server/src/modules';
  const pairs = new Map();
  for (const path of sourcesIn(root)) {
    const reader = moduleOf(path, root);
    const read = statementsIn(path)
      .filter(isStatement)
      .flatMap((text) => [...text.matchAll(named)])
      .map(([, table]) => ownerOf(tables, table.toLowerCase()))
      .filter((owner) => owner !== undefined && owner !== reader);
    for (const owner of new Set(read)) {
      const pair = `${reader} -> ${owner}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  return [...pairs].sort(([, a], [, b]) => b - a).map(([pair, files]) => `${pair} (${files} files)`);
};
