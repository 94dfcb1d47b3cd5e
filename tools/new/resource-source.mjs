const kebab = (key) => key.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const label = (key) => {
  const text = kebab(key).replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
const plural = (word) =>
  /(s|x|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
const pascal = (key) => key.charAt(0).toUpperCase() + key.slice(1);

export const fileNameOf = (key) => `${kebab(key)}.resource.ts`;

/** Source of a complete definition with sensible defaults; the author continues from there. */
export const resourceSource = (module, key, fields) => {
  const one = label(key);
  const shown = fields
    .filter(({ type }) => !['longText', 'richText', 'json', 'secret'].includes(type))
    .map(({ name }) => `'${name}'`);
  const title = fields[0].name;
  const address = `/${kebab(module)}/${plural(kebab(key)).replaceAll('-', '_')}`;
  return `import { defineResource, f, masterData } from '@school/kernel';

export const ${key} = defineResource('${key}', {
  module: '${module}',
  label: ['${one}', '${plural(one)}'],
  api: 'setup/v1/${plural(pascal(key))}',
  screens: { list: '${address}', show: '${address}/:id', edit: '${address}/:id/edit' },
  menu: { group: 'administration', icon: 'details' },
  fields: {
${fields.map(({ name, source }) => `    ${name}: ${source},`).join('\n')}
  },
  title: '${title}',
  list: { columns: [${shown.join(', ')}], sort: '${title}' },
  access: masterData('GeneralSettings'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    ${key}: typeof ${key};
  }
}
`;
};
