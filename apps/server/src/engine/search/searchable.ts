import { addressList, may, searchFields, searchWords } from '@school/kernel';
import type { Actor, AnyResource, Catalogue } from '@school/kernel';

/** Resources whose records have a page of their own or a list, and fields to be found by. */
export const isSearchable = (resource: AnyResource): boolean =>
  resource.kind === 'resource' &&
  resource.api !== undefined &&
  resource.parent === undefined &&
  !resource.single &&
  resource.screens !== undefined &&
  searchFields(resource).length > 0;

/** How many resources lead to this one, through however many references. */
const leadingTo = (catalogue: Catalogue, key: string, found = new Set<string>()): number => {
  for (const { resource } of catalogue.pointingAt(key)) {
    if (found.has(resource.key)) continue;
    found.add(resource.key);
    leadingTo(catalogue, resource.key, found);
  }
  return found.size;
};

const weights = new WeakMap<Catalogue, ReadonlyMap<string, number>>();

const weightsIn = (catalogue: Catalogue): ReadonlyMap<string, number> => {
  const known =
    weights.get(catalogue) ?? new Map(catalogue.resources.map(({ key }) => [key, leadingTo(catalogue, key)]));
  weights.set(catalogue, known);
  return known;
};

/**
 * What the actor may search in, starting with what most other resources lead to: where a number names two records, such as
 * an employee and the account named after that number, the one that everything depends on is meant.
 * @param isOpen by default what the actor reads
 */
export const searchableBy = (
  actor: Actor,
  catalogue: Catalogue,
  isOpen: (resource: AnyResource) => boolean = ({ access }) => may(actor, access, 'read'),
): readonly AnyResource[] => {
  const weight = ({ key }: AnyResource): number => weightsIn(catalogue).get(key) ?? 0;
  const direct = ({ key }: AnyResource): number => catalogue.pointingAt(key).length;
  return catalogue.resources
    .filter((resource) => isSearchable(resource) && isOpen(resource))
    .toSorted((a, b) => weight(b) - weight(a) || direct(b) - direct(a));
};

/** Fields of the resource that its addresses name, such as `:empId` of a profile; record numbers are handled separately. */
export const addressFields = ({ screens, fields }: AnyResource): readonly string[] => {
  const addresses = [...addressList(screens?.show), ...addressList(screens?.edit)];
  const names = addresses.flatMap((address) =>
    Array.from(address.matchAll(/:(\w+)/g), (match) => match[1] ?? ''),
  );
  return [...new Set(names)].filter((name) => Object.hasOwn(fields, name));
};

const longest = 100;

/** The search words; none when the text is too short to mean anything. */
export const wordsToFind = (text: string): readonly string[] =>
  searchWords(text.slice(0, longest).toLowerCase());

/** A text split up: words that name a record, and those that may name something to do with it. */
interface Apart {
  readonly words: readonly string[];
  readonly left: string;
}

/** Words at the end or the beginning that may be a verb: `take payment`. */
const mostLeft = 2;

/** The ways to read a text as a record and a verb: trailing verb before leading verb, short verbs before long ones. */
export const takenApart = (text: string): readonly Apart[] => {
  const words = text.trim().slice(0, longest).split(/\s+/).filter(Boolean);
  const lengths = Array.from({ length: Math.min(mostLeft, words.length - 1) }, (_, at) => at + 1);
  return lengths
    .flatMap((length) => [
      { rest: words.slice(0, -length), verb: words.slice(-length) },
      { rest: words.slice(length), verb: words.slice(0, length) },
    ])
    .map(({ rest, verb }) => ({ words: wordsToFind(rest.join(' ')), left: verb.join(' ') }))
    .filter(({ words: found, left }) => found.length > 0 && left.length > 1);
};
