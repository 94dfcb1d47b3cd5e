import type { AnyResource, ShownCatalogue, FoundRecord } from '@school/kernel';
import { recordPath, screenPath } from '../catalogue/paths.ts';
import { screensAbout } from '../catalogue/screens-about.ts';
import { datesSaid } from '../field/date/date-format.ts';
import { subtitleWords } from '../field/ref/use-subtitle.ts';
import type { Words } from '../catalogue/use-words.ts';
import { offers } from '../catalogue/rights.ts';
import type { Actor } from '@school/kernel';
import type { PaletteEntry } from './entry.ts';

interface Surroundings {
  readonly actor: Actor;
  readonly catalogue: ShownCatalogue;
  readonly words: Words;
}

/** Where a record opens: its page, a screen of its own, its form, or its list narrowed to it. */
const addressOf = (
  resource: AnyResource,
  { row, label }: FoundRecord,
  { actor, catalogue }: Surroundings,
): string | undefined => {
  const show = recordPath(resource, 'show', row);
  if (show) return show;
  const [own] = screensAbout(actor, resource, catalogue);
  const address = own?.to(row);
  if (address) return address;
  const edit = offers(actor, resource, 'update') ? recordPath(resource, 'edit', row) : undefined;
  if (edit) return edit;
  const list = screenPath(resource, 'list');
  return list && `${list}?${new URLSearchParams({ filter: JSON.stringify({ q: label }) })}`;
};

/** What the palette shows for a record found; undefined if the user has nowhere to open it. */
export const recordEntry = (found: FoundRecord, surroundings: Surroundings): PaletteEntry | undefined => {
  const resource = surroundings.catalogue.resource(found.resource);
  const to = addressOf(resource, found, surroundings);
  if (!to || to.includes('/:')) return undefined;
  const kind = surroundings.words.one(resource);
  const subtitle = subtitleWords(resource, found, surroundings.words);
  return {
    key: `${found.resource}.${found.id}`,
    kind: 'record',
    title: datesSaid(found.label) || `${kind} ${found.id}`,
    about: subtitle ? `${kind} · ${subtitle}` : kind,
    to,
  };
};
