import { baseFields } from '../../resource/fields-of.ts';
import { parseFilter } from '../../filter/parse.ts';
import { messageOf } from '../../problem/messages.ts';
import { resolvePath } from '../../resource/paths.ts';
import { listedIn, viewsOf, type Block } from '../../page/block.ts';
import type { Page } from '../../page/define.ts';
import type { Contribution } from '../../page/contribute.ts';
import type { Catalogue } from '../catalogue.ts';
import { matchRoute } from '../routes.ts';
import { didYouMean } from './closest.ts';
import { address, type CatalogueCheck, type Found } from './finding.ts';

/** Whether an address with placeholders leads to a page. */
const leads = (to: string, catalogue: Catalogue): boolean =>
  matchRoute(catalogue.routes, to.replace(/\?.*$/, '').replace(/:\w+/g, '1')) !== undefined;

const addressMistakes = (at: string, to: string | undefined, catalogue: Catalogue): readonly Found[] =>
  to === undefined || leads(to, catalogue) ? [] : [{ at, message: `"${to}" leads nowhere` }];

const viewMistakes = (
  at: string,
  key: string,
  shows: readonly string[],
  catalogue: Catalogue,
): readonly Found[] => {
  const view = catalogue.views?.find((one) => one.key === key);
  if (!view) {
    return [
      {
        at,
        message: `no view "${key}"`,
        ...didYouMean(
          key,
          (catalogue.views ?? []).map((one) => one.key),
        ),
      },
    ];
  }
  return shows
    .filter((column) => !Object.hasOwn(view.columns, column))
    .map((column) => ({
      at,
      message: `${key} has no column "${column}"`,
      ...didYouMean(column, Object.keys(view.columns)),
    }));
};

const scopeMistakes = (
  at: string,
  { resource, scope }: Extract<Block, { kind: 'rows' }>,
  catalogue: Catalogue,
): readonly Found[] => {
  const of = catalogue.resource(resource);
  const { columns = [], head, sort, where, narrows = {} } = scope;
  const named = [...columns, ...(head ? [head] : []), ...(sort ? [sort.replace(/^-/, '')] : [])];
  const parsed = parseFilter(where ?? {}, { resource: of, catalogue });
  const narrowed = Object.values(narrows).flat();
  return [
    ...[...named, ...narrowed.map((key) => key.replace(/_(gte|lte)$/, ''))]
      .filter((key) => !resolvePath(of, key, catalogue) && !Object.hasOwn(baseFields, key))
      .map((key) => ({
        at,
        message: `${resource} has no field "${key}"`,
        ...didYouMean(key, Object.keys(of.fields)),
      })),
    ...(parsed.ok ? [] : [{ at, message: `${parsed.at}: ${messageOf(parsed.violation, parsed.at)}` }]),
  ];
};

const blockMistakes = (at: string, block: Block, catalogue: Catalogue): readonly Found[] => {
  if (block.kind === 'links') return block.links.flatMap(({ to }) => addressMistakes(at, to, catalogue));
  const { opens, ways = [] } = block.kind === 'rows' ? block.scope : block.kind === 'table' ? block : {};
  const led = [opens, ...ways.map(({ to }) => to)].flatMap((to) => addressMistakes(at, to, catalogue));
  const listed = listedIn(block);
  if (listed !== undefined && !catalogue.has(listed)) return [{ at, message: `no resource "${listed}"` }];
  if (block.kind === 'rows') return [...led, ...scopeMistakes(at, block, catalogue)];
  const shows = block.kind === 'chart' ? [block.category, ...block.values] : [];
  return [...led, ...viewsOf(block).flatMap((key) => viewMistakes(at, key, shows, catalogue))];
};

const mistakesIn = (contribution: Contribution, catalogue: Catalogue): readonly Found[] => {
  const { to, module, summary = [], tabs = [], tiles = [], waiting = [] } = contribution;
  const at = (where: string): string => address({ module, key: to }, where);
  return [
    ...(to === 'home' || catalogue.has(to) ? [] : [{ at: at(''), message: `no resource "${to}"` }]),
    ...summary.flatMap(({ key, view, shows }) => viewMistakes(at(`summary.${key}`), view, shows, catalogue)),
    ...tabs.flatMap(({ key, blocks }) =>
      blocks.flatMap((block) => blockMistakes(at(`tabs.${key}`), block, catalogue)),
    ),
    ...tiles.flatMap(({ key, view, shows, to: way }) => [
      ...viewMistakes(at(`tiles.${key}`), view, [shows], catalogue),
      ...addressMistakes(at(`tiles.${key}`), way, catalogue),
    ]),
    ...waiting.flatMap(({ key, view, to: way }) => [
      ...viewMistakes(at(`waiting.${key}`), view, [], catalogue),
      ...addressMistakes(at(`waiting.${key}`), way, catalogue),
    ]),
  ];
};

/** A view that does not know a parameter of its page would be refused when the page is opened. */
const parameterMistakes = (
  page: Page,
  block: Block,
  index: number,
  { views = [] }: Catalogue,
): readonly Found[] =>
  viewsOf(block).flatMap((key) => {
    const known = views.find((view) => view.key === key)?.parameters ?? {};
    return Object.keys(page.parameters ?? {})
      .concat(page.month ? [page.month.from, page.month.to] : [])
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => ({
        at: address(page, `blocks[${index}]`),
        message: `${key} has no parameter "${name}", which the page gives it`,
      }));
  });

/** What a module adds to another module's page is seen only there, where nobody working on the module looks. */
export const contributions: CatalogueCheck = {
  code: 'RES051',
  finds: 'A page, or a part added to one, with an unknown resource, view, column or address.',
  run: (catalogue) => [
    ...(catalogue.contributions ?? []).flatMap((one) => mistakesIn(one, catalogue)),
    ...(catalogue.pages ?? []).flatMap((page) =>
      page.blocks.flatMap((block, index) => [
        ...blockMistakes(address(page, `blocks[${index}]`), block, catalogue),
        ...parameterMistakes(page, block, index, catalogue),
      ]),
    ),
    ...(catalogue.views ?? []).flatMap((view) =>
      Object.entries(view.columns).flatMap(([key, { link }]) =>
        addressMistakes(address(view, `columns.${key}.link`), link, catalogue),
      ),
    ),
  ],
};
