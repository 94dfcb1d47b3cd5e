import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { nestingMistakes } from './check-nesting.ts';
import { lineAt } from './template-mistake.ts';
import type { TemplateMistake } from './template-mistake.ts';

const elements =
  `article aside b blockquote br caption code col colgroup dd div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6
  header hr i img li main ol p pre s section small span strong sub sup table tbody td tfoot th thead tr u ul`.split(
    /\s+/,
  );
const attributes = [
  'class',
  'style',
  'colspan',
  'rowspan',
  'span',
  'alt',
  'src',
  'width',
  'height',
  'lang',
  'dir',
];
const picture = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;

/** Liquid tags and values, which are not markup; `value` takes the place of a value. */
const withoutLiquid = (body: string): string =>
  body
    .replaceAll(/\{%.*?%\}/gs, (tag) => tag.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/\{\{.*?\}\}/gs, (value) => value.replaceAll(/[^\n]/g, 'x'));

/** A whole URL supplied by a value: `src="{{ photo }}"`. */
const isValue = (address: string): boolean => /^x*$/.test(address);

/** Styles that would load or run something; the printer refuses these as well. */
const risky = /@import|url\s*\(\s*(?!['"]?data:)|expression\s*\(|behavior\s*:|-moz-binding|javascript:|<\//gi;

/** Mistakes in styles, line by line. */
export const styleMistakes = (style: string): readonly TemplateMistake[] =>
  Array.from(style.matchAll(risky), ({ 0: found, index }) => ({
    line: lineAt(style, index),
    code: 'styleRisk',
    message: `Styles load nothing from elsewhere: "${found.trim()}" cannot be used here.`,
    params: { name: found.trim() },
  }));

const ofAttribute = (line: number, name: string, value: string): readonly TemplateMistake[] => {
  if (!attributes.includes(name)) {
    return [
      { line, code: 'attribute', message: `The attribute "${name}" cannot be used here.`, params: { name } },
    ];
  }
  if (name === 'src' && !picture.test(value) && !isValue(value)) {
    return [{ line, code: 'address', message: 'Pictures come from a token: src="{{ photo }}".' }];
  }
  return name === 'style' ? styleMistakes(value).map((mistake) => ({ ...mistake, line })) : [];
};

/** Mistakes in the markup of a template, line by line. */
export const markupMistakes = (body: string): readonly TemplateMistake[] => {
  const markup = withoutLiquid(body);
  const found: TemplateMistake[] = [];
  const parser = new Parser({
    onopentag: (name, given) => {
      const line = lineAt(markup, parser.startIndex);
      if (!elements.includes(name)) {
        found.push({ line, code: 'element', message: `<${name}> cannot be used here.`, params: { name } });
        return;
      }
      for (const [key, value] of Object.entries(given)) found.push(...ofAttribute(line, key, value));
    },
  });
  parser.end(markup);
  return [...found, ...nestingMistakes(body, withoutLiquid)];
};

/** Second line of defence behind `markupMistakes`: removes everything from a filled page that is not plain markup. */
export const cleanPage = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: elements,
    allowedAttributes: { '*': attributes },
    allowedSchemes: [],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    allowVulnerableTags: false,
  });

/** Styles that cannot close their element. */
export const cleanStyle = (style: string): string => style.replaceAll('</', '<\\/');
