import type { ServiceLink } from '@school/kernel';

export type { ServiceLink };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the services of an answer; anything without an address or title cannot be linked to and is left out. */
export const readServices = (value: unknown): readonly ServiceLink[] =>
  Array.isArray(value)
    ? value.flatMap((entry: unknown) => {
        const { url, title, icon, description, subLinks } = (entry ?? {}) as Readonly<
          Record<string, unknown>
        >;
        return textOf(url) && textOf(title)
          ? [
              {
                url: textOf(url),
                title: textOf(title),
                icon: textOf(icon),
                description: textOf(description),
                subLinks: readServices(subLinks),
              },
            ]
          : [];
      })
    : [];
