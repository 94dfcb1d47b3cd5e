/** An entry of the menu as the server gives it: a group with links below it, or a page. */
export interface ServiceLink {
  readonly url: string;
  readonly title: string;
  readonly icon?: string;
  readonly description?: string;
  readonly subLinks?: readonly ServiceLink[];
}

const isLink = (value: unknown): value is ServiceLink =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ServiceLink).url === 'string' &&
  typeof (value as ServiceLink).title === 'string';

/** Reads the services of an answer; what has no address or no title cannot be linked to and is left out. */
export const readServices = (value: unknown): readonly ServiceLink[] =>
  Array.isArray(value)
    ? value.filter(isLink).map((link) => ({ ...link, subLinks: readServices(link.subLinks) }))
    : [];
