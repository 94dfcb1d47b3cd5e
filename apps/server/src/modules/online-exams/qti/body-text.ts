import { formulaOf } from './math.ts';
import { isElement, type XmlElement, type XmlNode } from './xml-element.ts';

const blocks = new Set(
  `p div blockquote pre address ul ol li dl dt dd table caption thead tbody tfoot tr h1 h2 h3 h4 h5 h6 hr prompt
  itemBody section article figure figcaption`.split(/\s+/),
);
const cells = new Set(['td', 'th']);
/** What pupils see only at times, or what is meant for others. */
const unseen = new Set([
  'feedbackBlock',
  'feedbackInline',
  'rubricBlock',
  'modalFeedback',
  'style',
  'script',
]);

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('$', '\\$');

const written = (node: XmlNode, own: (element: XmlElement) => string | undefined): string => {
  if (!isElement(node)) return plain(node);
  const said = own(node);
  if (said !== undefined) return said;
  if (unseen.has(node.name)) return '';
  if (node.name === 'br') return '\n';
  if (node.name === 'math') return `$${formulaOf(node).replaceAll(/\s+/g, ' ').trim()}$`;
  const inside = node.children.map((child) => written(child, own)).join('');
  if (blocks.has(node.name)) return `\n${inside}\n`;
  return cells.has(node.name) ? ` ${inside} ` : inside;
};

/** A text on a single line. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The text of a part of an item, as the bank stores texts: lines for paragraphs, formulas between dollar signs.
 * @param own what replaces the content of an element
 */
export const bodyText = (
  element: XmlElement,
  own: (element: XmlElement) => string | undefined = () => undefined,
): string =>
  element.children
    .map((child) => written(child, own))
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
