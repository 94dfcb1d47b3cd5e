import { isAmong, type Actor, type AnyResource, type ShownCatalogue, type Screen } from '@school/kernel';

type Row = Readonly<Record<string, unknown>>;

/** A custom screen that shows one record of a resource. */
export interface ScreenAbout {
  readonly screen: Screen;
  /** Its address for the record; undefined for one that lacks a value for another part of the address. */
  readonly to: (row: Row) => string | undefined;
}

/** The last parameter is the record, wherever it appears; others are fields of it: `:batchId` its `batch`. */
const addressOf = (path: string, row: Row): string | undefined => {
  const others = path.replace(/:\w+(?=[^:]*$)/, encodeURIComponent(String(row['id'] ?? '')));
  const filled = others.replace(/:(\w+)/g, (part, name: string) => {
    const value = row[name] ?? row[name.replace(/I[dD]$/, '')];
    return value === null || value === undefined ? part : encodeURIComponent(String(value));
  });
  return filled.includes('/:') ? undefined : filled;
};

/** The screens about records of the resource that the actor may open, in catalogue order. */
export const screensAbout = (
  actor: Actor,
  resource: AnyResource,
  { screens }: ShownCatalogue,
): readonly ScreenAbout[] =>
  screens
    .filter(({ about, access }) => about === resource.key && (access === 'public' || isAmong(actor, access)))
    .map((screen) => ({
      screen,
      to: (row) => addressOf(screen.paths[0] ?? '', row),
    }));

/** Address of the screen that is a record's page, where a module has one in place of a generated page. */
export const ownPagePath = (
  actor: Actor,
  resource: AnyResource,
  catalogue: ShownCatalogue,
  row: Row,
): string | undefined =>
  screensAbout(actor, resource, catalogue)
    .find(({ screen }) => screen.isPage)
    ?.to(row);
