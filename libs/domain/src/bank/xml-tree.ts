/** An element of an XML file, by its name without the prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const code = (text: string): string => {
  const number = text.startsWith('x') ? Number.parseInt(text.slice(1), 16) : Number(text);
  return Number.isInteger(number) && number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : '';
};
const plain = (text: string): string =>
  text.replace(
    /&(?:#(x[0-9a-fA-F]+|[0-9]+)|(amp|lt|gt|quot|apos));/g,
    (_all, number?: string, name?: string) =>
      number === undefined ? (marks[name ?? ''] ?? '') : code(number),
  );

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
const attributesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      local(name),
      plain(double ?? single ?? ''),
    ]),
  );

/** Maximum nesting depth of a file; bank files have a dozen levels. */
const deepest = 60;
const part =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([^\s<>/!?]+)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>|([^<]+)/gy;

/**
 * Reads an XML file as a tree. Document types are rejected: they could refer to files on the server, and no bank uses them.
 * @returns undefined where it is not well-formed XML
 */
export const xmlTree = (source: string): XmlElement | undefined => {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  part.lastIndex = 0;
  const text = source.replace(/^\ufeff/, '');
  while (part.lastIndex < text.length) {
    const found = part.exec(text);
    const top = open.at(-1);
    if (!found || !top) return undefined;
    const [, data, slash, name, attributes = '', empty, words] = found;
    if (data !== undefined) top.text += data;
    else if (words !== undefined) top.text += plain(words);
    else if (name === undefined) continue;
    else if (slash === '/') {
      if (open.length === 1 || top.name !== local(name)) return undefined;
      open.pop();
    } else {
      const element: Open = {
        name: local(name),
        attributes: attributesIn(attributes),
        children: [],
        text: '',
      };
      top.children.push(element);
      if (empty !== '/') open.push(element);
      if (open.length > deepest) return undefined;
    }
  }
  return open.length === 1 && root.children.length === 1 ? root.children[0] : undefined;
};

/** The first element on a path of names. */
export const at = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(
    (from, name) => from?.children.find((child) => child.name === name),
    element,
  );

/** All elements with a given name below an element. */
export const every = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The text at a path; empty where there is none. */
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  (at(element, ...path)?.text ?? '').replace(/\s+/g, ' ').trim();
