import { Liquid } from 'liquidjs';
import type { Template } from 'liquidjs';
import { qrImage } from './qr-code.ts';

/** Bounds for one rendering, so that a user-edited template cannot stop the server. */
const limits = { parseLimit: 500_000, renderLimit: 5_000, memoryLimit: 50_000_000 };

const engine = new Liquid({
  outputEscape: 'escape',
  strictFilters: true,
  ownPropertyOnly: true,
  relativeReference: false,
  // Templates are self-contained: nothing is read from the disk.
  fs: {
    exists: () => Promise.resolve(false),
    existsSync: () => false,
    readFile: () => Promise.reject(new Error('Templates include no files.')),
    readFileSync: () => {
      throw new Error('Templates include no files.');
    },
    resolve: (_folder, file) => file,
  },
  ...limits,
});
// `{{ number | qr }}`: a code that any phone can read. It returns markup of our own.
engine.registerFilter('qr', { raw: true, handler: (value: unknown) => qrImage(String(value ?? '')) });

/** A parsed template; one of them fills many pages. */
export type ParsedTemplate = readonly Template[];

/** @throws an error of Liquid when the template is wrong */
export const parseTemplate = (template: string): ParsedTemplate => engine.parse(template);

/** Fills a previously parsed template. */
export const fillTemplate = async (template: ParsedTemplate, values: object): Promise<string> =>
  String(await engine.render([...template], values));

/** Names that a template uses, with their positions. */
export const namesIn = (template: ParsedTemplate): ReturnType<typeof engine.analyzeSync> =>
  engine.analyzeSync([...template], { partials: false });

/**
 * Fills a Liquid template. Every value is escaped for HTML; only `| raw` lets markup through, so it may only be used on
 * values that are markup of our own.
 * @throws an error of Liquid when the template is wrong
 */
export const renderTemplate = (template: string, values: object): Promise<string> =>
  engine.parseAndRender(template, values);
