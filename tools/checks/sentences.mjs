import { readFileSync, readdirSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { inProject } from '../project.mjs';

/** Where users are told something that is not in a definition. */
const folders = ['apps/server/src', 'libs/domain/src', 'libs/kernel/src/problem'];
const translations = 'apps/admin/src/i18n';
const languages = ['gr', 'it', 'rs', 'sp'];

/** What stays English, and why. */
const inEnglish = [
  [/^apps\/server\/src\/(commands|platform\/settings|engine\/schema)\//, 'operators read it'],
  [/^apps\/server\/src\/database\//, 'operators read it, or it is a record of the demo school'],
  [/^apps\/server\/src\/engine\/calls\//, 'programs that use the calls wrongly are told; no screen does'],
  [/^apps\/server\/src\/engine\/own-calls\/(body-values|id-or-all)\.ts$/, 'as above'],
  [/^apps\/server\/src\/engine\/write\/idempotency\.ts$/, 'as above'],
  [/^apps\/server\/src\/modules\/audit\/audit-filter\.ts$/, 'as above'],
  [/^apps\/server\/src\/modules\/drive\/uploads\/upload(-headers|\.controller)\.ts$/, 'as above'],
  [/^apps\/server\/src\/platform\/jobs\/job\.ts$/, 'the program itself reads it'],
  [/^apps\/server\/src\/platform\/templates\//, 'clients say these mistakes by their codes'],
];

/** Calls whose texts nobody reads on a screen: the log, letters, and errors that are program faults. */
const elsewhere = /(^|\.)(log|warn|error|debug|queueMail|RunAgain|ZipRefused|\w*Error)$/;
/** Classes and functions that take their text as an argument. */
const speakers =
  /^(Conflict|Invalid|Refusal|askFirst|badParameter|conflictAt|filled|invalidField|problemSaying|refuse\w*|takenAt|wrongAt)$/;

/** Symbols and values alone need no translation. */
const hasLetters = (text) => /\p{L}/u.test(text.replaceAll(/%\{\w+\}/g, ''));
const isSentence = (text) => /^[\p{Lu}"“<%{◇]/u.test(text) && /[\p{L}◇}"] .*[.?!]$/su.test(text);
/** Text that starts with the name of a parameter, in lower case, is meant for programs as well. */
const hasWords = (text) => /^[^\p{Ll}\s]\S* +\S/u.test(text);

const calleeOf = ({ callee }) =>
  callee.type === 'MemberExpression' ? `.${callee.property.name}` : callee.name;

/** Text of a literal, with `◇` in place of a template's values. */
const textOf = ({ type, value, quasis }) => {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  return type === 'TemplateLiteral' ? quasis.map((part) => part.value.cooked).join('◇') : undefined;
};

const isCall = ({ type }) => type === 'CallExpression' || type === 'NewExpression';

/** Calls `found` with every text in the tree that users may read. `spoken` means that it is passed to a speaker. */
const walk = (node, spoken, found) => {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, spoken, found);
    return;
  }
  if (typeof node?.type !== 'string') return;
  const text = textOf(node);
  const isRead = text !== undefined && hasLetters(text) && (isSentence(text) || (spoken && hasWords(text)));
  if (isRead) found(node, text);
  if (node.type === 'TaggedTemplateExpression') return;
  if (isCall(node)) {
    const callee = calleeOf(node) ?? '';
    if (elsewhere.test(callee)) return;
    walk(node.callee, false, found);
    walk(node.arguments, speakers.test(callee), found);
    return;
  }
  const isFunction = node.type.includes('Function');
  for (const [key, part] of Object.entries(node)) {
    if (typeof part !== 'object' || (node.type === 'Property' && key === 'key')) continue;
    const isSaid = node.type === 'Property' && ['message', 'sentence'].includes(node.key.name);
    walk(part, isSaid || (spoken && !isFunction), found);
  }
};

const sources = () =>
  folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true })
      .filter((name) => name.endsWith('.ts') && !/\.(spec|fixture|d)\.ts$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => !inEnglish.some(([pattern]) => pattern.test(path))),
  );

const wordsOf = (language) =>
  Object.assign(
    {},
    ...readdirSync(inProject(translations, language)).map((name) =>
      JSON.parse(readFileSync(inProject(translations, language, name), 'utf8')),
    ),
  );

const placesIn = (text) => String([...new Set(text.match(/%\{\w+\}/g))].sort());

/** Sentences of the server, each with its location. Values belong in parameters, never in the sentence itself. */
export const sentencesIn = (code) => {
  const sentences = [];
  walk(parseAst(code, { lang: 'ts' }).body, false, ({ start, type, expressions }, text) => {
    const line = code.slice(0, start).split('\n').length;
    sentences.push({ line, text, isFilled: type === 'TemplateLiteral' && expressions.length > 0 });
  });
  return sentences;
};

/** Sentences of the server that clients cannot show in every language. */
export const unsaidSentences = () => {
  const words = languages.map((language) => [language, wordsOf(language)]);
  return sources().flatMap((path) =>
    sentencesIn(readFileSync(inProject(path), 'utf8')).flatMap(({ line, text, isFilled }) => {
      const at = `${path}:${line}: "${text}"`;
      if (isFilled) return [`${at} has values in it; give them as params and write %{name}`];
      const wrong = words.filter(([, said]) => {
        const translation = said[`words.${text}`];
        return translation === undefined || placesIn(translation) !== placesIn(text);
      });
      return wrong.length === 0
        ? []
        : [`${at} is not said in ${wrong.map(([language]) => language).join(', ')}`];
    }),
  );
};
