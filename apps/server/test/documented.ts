import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import * as kernel from '@school/kernel';

/**
 * A definition as shown on a page of `docs/`, made from its own code block.
 * @param page name of the page, `add-a-report`
 * @param block which of its blocks of TypeScript, 0 the first
 */
export const documented = (page: string, block = 0): unknown => {
  const text = readFileSync(new URL(`../../../docs/${page}.md`, import.meta.url), 'utf8');
  const source = [...text.matchAll(/```ts\n([\s\S]*?)```/g)][block]?.[1];
  if (source === undefined) throw new Error(`docs/${page}.md has no block ${block}.`);
  const plain = source.replaceAll(/^import .*$/gm, '').replace(/[;,]\s*$/, '');
  const named = plain.replace(/export const \w+(?:: \w+)? =/, 'definition =');
  // Without a name the block is an expression, or a part of a definition.
  const part = /^\s*\w+: /.test(plain) ? `({ ${plain} })` : `(${plain})`;
  const code = named === plain ? `definition = ${part}` : named;
  return runInNewContext(`let definition; ${code}; definition`, { ...kernel });
};
