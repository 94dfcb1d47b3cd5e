import type { Text } from '../../i18n/use-text.ts';
import type { ServiceLink } from './service.ts';

/** The services in the chosen language: translations are under `services.<address>`. */
export const translated = (services: readonly ServiceLink[], text: Text): readonly ServiceLink[] =>
  services.map((link) => ({
    ...link,
    title: text.or(`services.${link.url}`, link.title),
    description: link.description && text.or(`services.${link.url}.text`, link.description),
    subLinks: translated(link.subLinks, text),
  }));
