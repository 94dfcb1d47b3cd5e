import { closest } from '@school/kernel';
import type { ListToken, Tokens } from '@school/kernel';
import type { Variable } from 'liquidjs';
import { namesIn, parseTemplate } from './render-template.ts';
import type { ParsedTemplate } from './render-template.ts';
import type { TemplateMistake } from './template-mistake.ts';
import { isRaw, lineOf, loopsOf, partsOf, tagOf } from './template-tree.ts';
import type { Loop } from './template-tree.ts';

const allowedTags = new Set(
  'if unless case for assign capture comment cycle break continue echo #'.split(' '),
);

const unknownToken = (line: number, name: string, known: readonly string[]): TemplateMistake => {
  const near = closest(name, known);
  return {
    line,
    code: near === undefined ? 'unknownToken' : 'unknownTokenNear',
    message: `There is no token "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    params: { name, ...(near === undefined ? {} : { near }) },
  };
};

const syntax = (error: unknown): TemplateMistake => {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const [, text = message, line = '1'] = /^(.*?), (?:file:.*?, )?line:(\d+), col:\d+/s.exec(message) ?? [];
  return {
    line: Number(line),
    code: 'syntax',
    message: `The template cannot be read: ${text}.`,
    params: { text },
  };
};

const ofTags = (parts: ReturnType<typeof partsOf>): readonly TemplateMistake[] =>
  parts.flatMap((part) => {
    const tag = tagOf(part);
    const line = lineOf(part);
    if (tag !== undefined && !allowedTags.has(tag)) {
      return [{ line, code: 'tag', message: `{% ${tag} %} cannot be used here.`, params: { name: tag } }];
    }
    return isRaw(part)
      ? [{ line, code: 'raw', message: 'Values are printed as text; "raw" cannot be used here.' }]
      : [];
  });

/** The fields of a list entry, for `rows` and for `row.cells` inside a loop over rows. */
const entryOf = (path: string, loops: readonly Loop[], tokens: Tokens): ListToken['entry'] | undefined => {
  const [name = '', part] = path.split('.');
  if (part === undefined) {
    const token = tokens[name];
    return token?.kind === 'list' ? token.entry : undefined;
  }
  for (const { entry, list } of loops) {
    const outer = entry === name && list !== undefined && list !== path ? tokens[list] : undefined;
    const inner = outer?.kind === 'list' ? outer.entry[part] : undefined;
    if (inner !== undefined && typeof inner !== 'string') return inner.entry;
  }
  return undefined;
};

const ofLoops = (loops: readonly Loop[], tokens: Tokens): readonly TemplateMistake[] =>
  loops.flatMap(({ list, line }) => {
    if (list === undefined || entryOf(list, loops, tokens)) return [];
    const [root = ''] = list.split('.');
    const isKnown = Object.hasOwn(tokens, root) || loops.some(({ entry }) => entry === root);
    // An unknown name is reported as such, and a name of the template's own may be a list.
    return isKnown
      ? [{ line, code: 'noList', message: `"${list}" is no list.`, params: { name: list } }]
      : [];
  });

/** A name with the parts after its dots. */
const named = ({
  segments,
  location,
}: Variable): { readonly words: readonly string[]; readonly line: number } => ({
  words: segments.filter((segment) => typeof segment === 'string'),
  line: location.row,
});

const ofGlobal = (variable: Variable, tokens: Tokens): readonly TemplateMistake[] => {
  const { words, line } = named(variable);
  const [name = '', ...rest] = words;
  if (!Object.hasOwn(tokens, name)) return [unknownToken(line, name, Object.keys(tokens))];
  return rest.length === 0 || (rest.length === 1 && rest[0] === 'size')
    ? []
    : [unknownToken(line, words.join('.'), Object.keys(tokens))];
};

const ofEntry = (variable: Variable, loops: readonly Loop[], tokens: Tokens): readonly TemplateMistake[] => {
  const { words, line } = named(variable);
  const [name = '', part, ...more] = words;
  const entries = loops
    .filter(({ entry }) => entry === name)
    .flatMap(({ list }) => Object.keys((list && entryOf(list, loops, tokens)) ?? {}));
  if (entries.length === 0 || part === undefined) return [];
  if (entries.includes(part) && (more.length === 0 || more.join() === 'size')) return [];
  return [
    unknownToken(
      line,
      words.join('.'),
      entries.map((entry) => `${name}.${entry}`),
    ),
  ];
};

/** Names of the tokens that a template uses. */
export const usedTokens = (template: ParsedTemplate): ReadonlySet<string> =>
  new Set(Object.keys(namesIn(template).globals));

/** Mistakes in the Liquid of a template that may use the given tokens, line by line. */
export const tokenMistakes = (body: string, tokens: Tokens): readonly TemplateMistake[] => {
  let template: ParsedTemplate;
  try {
    template = parseTemplate(body);
  } catch (error) {
    return [syntax(error)];
  }
  const parts = partsOf(template);
  const loops = loopsOf(parts);
  const { globals, variables } = namesIn(template);
  const entries = new Set(loops.map(({ entry }) => entry));
  return [
    ...ofTags(parts),
    ...ofLoops(loops, tokens),
    ...Object.values(globals)
      .flat()
      .flatMap((variable) => ofGlobal(variable, tokens)),
    ...Object.entries(variables)
      .filter(([name]) => entries.has(name))
      .flatMap(([, list]) => list.flatMap((variable) => ofEntry(variable, loops, tokens))),
  ];
};
