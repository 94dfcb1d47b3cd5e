import { may, mayReadHistory, isAmong, type AnyResource, type FoundRecord } from '@school/kernel';
import { contributedTabs } from '../catalogue/contributed-tabs.ts';
import { filledAddress, opensAddress } from '../catalogue/opens-address.ts';
import { pageTabsOf } from '../catalogue/layout.ts';
import { recordPath } from '../catalogue/paths.ts';
import { actionsOn, offers, operationsOn } from '../catalogue/rights.ts';
import { screensAbout } from '../catalogue/screens-about.ts';
import type { Words } from '../catalogue/use-words.ts';
import type { Environment } from '../environment/environment.ts';

/** How the reader's language words things. */
export interface Sayings {
  readonly words: Words;
  readonly translate: (key: string, options?: object) => string;
}

/** Something that a record's page leads to: a place, a part of the page, or an action on it. */
export interface RecordVerb {
  readonly key: string;
  readonly label: string;
  /** Further words for it: everyday ones, and the English label. */
  readonly also: string;
  readonly to: string;
  /** The action to start there, by its key among those of the page. */
  readonly act?: string;
  /** It leads on from the page, to where something is done. */
  readonly isWay?: true;
}

type Known = Pick<Environment, 'actor' | 'catalogue'>;

/** Everyday words for what a definition names differently: `pay` for `Take a payment`. */
export const everydayWords = (translate: Sayings['translate'], english: string): string =>
  `${english} ${translate(`find.${english}`, { _: '' })}`;

const tabsOf = (resource: AnyResource, known: Known, { words, translate }: Sayings) => [
  ...contributedTabs(resource, known).map(({ key, label }) => ({
    key,
    english: label,
    label: words.say(`tabs.${key}`, label),
  })),
  ...(resource.related ?? [])
    .filter(
      (one) =>
        known.catalogue.has(one.resource) &&
        known.catalogue.resource(one.resource).api !== undefined &&
        may(known.actor, known.catalogue.resource(one.resource).access, 'read') &&
        // Only the record itself tells whether this is on its page.
        (!one.when || isAmong(known.actor, one.always)),
    )
    .map(({ key, label }) => ({
      key: `related.${key}`,
      english: label,
      label: words.say(`resources.${resource.key}.related.${key}`, label),
    })),
  ...pageTabsOf(resource).map(({ key, label }) => ({
    key,
    english: label,
    label: words.say(`resources.${resource.key}.tabs.${key}`, label),
  })),
  ...(resource.comments
    ? [{ key: 'comments', english: 'Comments', label: translate('engine.comments.title') }]
    : []),
  ...(resource.attachments
    ? [{ key: 'attachments', english: 'Attachments', label: translate('engine.attachments.title') }]
    : []),
  ...(resource.noHistory === undefined && mayReadHistory(known.actor, resource.access)
    ? [{ key: 'history', english: 'History', label: translate('engine.history.title') }]
    : []),
];

const waysOf = (
  resource: AnyResource,
  row: FoundRecord['row'],
  known: Known,
  { words, translate }: Sayings,
): readonly RecordVerb[] => {
  const links = contributedTabs(resource, known)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'links' ? block.links : []));
  return links.flatMap(({ label, to, access }) => {
    const address = filledAddress(to, row);
    if (address === undefined || (access && !isAmong(known.actor, access))) return [];
    if (!opensAddress(known, address)) return [];
    const said = words.say(`links.${label}`, label);
    return [
      {
        key: `link.${label}`,
        label: said,
        also: everydayWords(translate, label),
        to: address,
        isWay: true,
      },
    ];
  });
};

/** Actions start on the page, which knows whether this record is in a state that allows them. */
const actsOf = (
  resource: AnyResource,
  page: string,
  { actor }: Known,
  { words, translate }: Sayings,
): readonly RecordVerb[] => {
  const act = (key: string, english: string, label: string): RecordVerb => ({
    key: `act.${key}`,
    label,
    also: everydayWords(translate, english),
    to: page,
    act: key,
  });
  const own = (kind: 'actions' | 'transitions', name: string, label: string): string =>
    words.say(`resources.${resource.key}.${kind}.${name}`, label);
  return [
    ...Object.entries(resource.lifecycle?.transitions ?? {})
      .filter(([, { access }]) => isAmong(actor, access))
      .map(([name, { label }]) => act(`to.${name}`, label, own('transitions', name, label))),
    ...actionsOn(actor, resource, 'row').map(([name, { label }]) =>
      act(`do.${name}`, label, own('actions', name, label)),
    ),
    ...operationsOn(actor, resource, 'one').map(({ key, label }) =>
      act(`do.${key}`, label, words.say(`operations.${key}`, label)),
    ),
  ];
};

/**
 * What a record's page leads to, as far as the reader may see it: the links shown first, then its parts, then what can be
 * done to it. Nothing for a record without a page of its own.
 */
export const recordVerbs = (
  resource: AnyResource,
  { id, row, picked }: Pick<FoundRecord, 'id' | 'row' | 'picked'>,
  known: Known,
  sayings: Sayings,
): readonly RecordVerb[] => {
  const values = { ...row, id };
  const ways = waysOf(resource, values, known, sayings);
  const page = recordPath(resource, 'show', values);
  // A user who may only refer to such records has the links from them, but not their page.
  if (picked || page === undefined || page.includes('/:') || !may(known.actor, resource.access, 'read'))
    return ways;
  const { words, translate } = sayings;
  const screens = screensAbout(known.actor, resource, known.catalogue).flatMap(({ screen, to }) => {
    const address = to(values);
    if (address === undefined || !opensAddress(known, address)) return [];
    const label = words.say(`screens.${screen.key}`, screen.label);
    return [{ key: screen.key, label, also: everydayWords(translate, screen.label), to: address }];
  });
  const tabs = tabsOf(resource, known, sayings).map(({ key, english, label }) => ({
    key: `tab.${key}`,
    label,
    also: everydayWords(translate, english),
    to: `${page}?${new URLSearchParams({ tab: key })}`,
  }));
  const edit = offers(known.actor, resource, 'update') ? recordPath(resource, 'edit', values) : undefined;
  const editing =
    edit === undefined || edit.includes('/:')
      ? []
      : [
          {
            key: 'edit',
            label: translate('engine.verb.edit'),
            also: everydayWords(translate, 'Edit'),
            to: edit,
          },
        ];
  return [...ways, ...screens, ...tabs, ...editing, ...actsOf(resource, page, known, sayings)];
};
