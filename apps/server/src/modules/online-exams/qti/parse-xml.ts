import { Parser } from 'htmlparser2';
import type { XmlElement, XmlNode } from './xml-element.ts';

/** Deeper than the nesting of any item. */
const deepest = 100;

/** Input that cannot be read as XML. */
export class NotXml extends Error {}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
}

/**
 * Parses a document; its own definitions (DTD, custom entities) are never evaluated.
 * @returns its root
 * @throws NotXml
 */
export const parseXml = (text: string): XmlElement => {
  const root: Open = { name: '', attributes: {}, children: [] };
  const open: Open[] = [root];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length > deepest) throw new NotXml();
        const own = Object.entries(attributes).map(([key, value]) => [local(key), value]);
        open.push({ name: local(name), attributes: Object.fromEntries(own), children: [] });
      },
      ontext: (words) => open.at(-1)?.children.push(words),
      onclosetag: () => {
        const closed = open.pop();
        if (closed) open.at(-1)?.children.push(closed);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text.replace(/^\uFEFF/, ''));
  const [element] = root.children.filter((child): child is XmlElement => typeof child !== 'string');
  if (!element) throw new NotXml();
  return element;
};
