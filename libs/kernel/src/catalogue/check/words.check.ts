import type { AnyResource } from '../../resource/definition.ts';
import { address, type CatalogueCheck } from './finding.ts';

interface Words {
  readonly at: string;
  readonly text: string | undefined;
}

const wordsIn = (resource: AnyResource): readonly Words[] => [
  { at: 'label', text: resource.label?.[0] },
  { at: 'label', text: resource.label?.[1] },
  ...(resource.form?.tabs ?? []).map(({ label }, index) => ({
    at: `form.tabs[${index}].label`,
    text: label,
  })),
  ...(resource.related ?? []).map(({ label }, index) => ({ at: `related[${index}].label`, text: label })),
  ...(resource.list.views ?? []).map(({ label }, index) => ({
    at: `list.views[${index}].label`,
    text: label,
  })),
  ...(resource.checks ?? []).map(({ message }, index) => ({ at: `checks[${index}].message`, text: message })),
  ...(resource.closed ?? []).map(({ message }, index) => ({ at: `closed[${index}].message`, text: message })),
  ...Object.entries(resource.actions ?? {}).map(([key, { label }]) => ({
    at: `actions.${key}.label`,
    text: label,
  })),
  ...Object.entries(resource.lifecycle?.transitions ?? {}).flatMap(([key, { label, whose }]) => [
    { at: `lifecycle.transitions.${key}.label`, text: label },
    ...(whose ? [{ at: `lifecycle.transitions.${key}.whose.message`, text: whose.message }] : []),
  ]),
  ...Object.entries(resource.fields).flatMap(([key, field]) =>
    'options' in field
      ? Object.entries(field.options).map(([option, text]) => ({
          at: `fields.${key}.options.${option}`,
          text,
        }))
      : [],
  ),
];

const isMissing = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** Every button, tab, option and message has words. */
export const words: CatalogueCheck = {
  code: 'RES024',
  finds: 'An action, transition, tab, view, option, check or definition without words.',
  run: ({ resources, reports, documents, screens }) => [
    ...resources.flatMap((resource) =>
      wordsIn(resource)
        .filter(({ text }) => isMissing(text))
        .map(({ at }) => ({ at: address(resource, at), message: 'the words are missing' })),
    ),
    ...[...reports, ...documents, ...screens]
      .filter(({ label }) => isMissing(label))
      .map((definition) => ({ at: address(definition, 'label'), message: 'the words are missing' })),
  ],
};
