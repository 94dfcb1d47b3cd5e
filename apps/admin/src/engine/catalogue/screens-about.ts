import { isAmong, type Actor, type AnyResource, type Catalogue, type Screen } from '@school/kernel';

/** A screen of its own that shows one record of a resource. */
export interface ScreenAbout {
  readonly screen: Screen;
  /** Its address for the record. */
  readonly to: (row: Readonly<Record<string, unknown>>) => string;
}

/** The screens about records of the resource that the actor may open, in the order of the catalogue. */
export const screensAbout = (
  actor: Actor,
  resource: AnyResource,
  { screens }: Catalogue,
): readonly ScreenAbout[] =>
  screens
    .filter(({ about, access }) => about === resource.key && (access === 'public' || isAmong(actor, access)))
    .map((screen) => ({
      screen,
      to: (row) => (screen.paths[0] ?? '').replace(/:\w+$/, encodeURIComponent(String(row['id'] ?? ''))),
    }));
