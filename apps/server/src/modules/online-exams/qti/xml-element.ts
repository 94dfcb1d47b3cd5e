/** An element as returned by a parser: names without their prefix, since packages choose those freely. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export const elementsIn = ({ children }: XmlElement, name?: string): readonly XmlElement[] =>
  children.filter(isElement).filter((child) => name === undefined || child.name === name);

/** All elements below one, in document order. */
export const allIn = (element: XmlElement, accept: (one: XmlElement) => boolean): readonly XmlElement[] =>
  elementsIn(element).flatMap((child) => [...(accept(child) ? [child] : []), ...allIn(child, accept)]);

/** All text below an element. */
export const wordsIn = ({ children }: XmlElement): string =>
  children.map((child) => (isElement(child) ? wordsIn(child) : child)).join('');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML cannot carry are left out. */
const carried = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** A text escaped for XML. */
export const escapeXml = (text: string): string =>
  carried(text).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** An element serialised. @param content XML that is already serialised */
export const tag = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  content = '',
): string => {
  const said = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeXml(value)}"`]))
    .join('');
  return content === '' ? `<${name}${said}/>` : `<${name}${said}>${content}</${name}>`;
};
