// What the bundler gives the admin, for specs, which Node loads: style sheets, of which a page without layout needs nothing,
// and the catalogue, which comes from the definitions.
const catalogue = new URL('../../apps/admin/test/virtual-catalogue.ts', import.meta.url).href;

export const resolve = (specifier, context, next) => {
  if (specifier === 'virtual:catalogue') return { url: catalogue, shortCircuit: true };
  if (specifier.endsWith('.css')) return { url: 'data:text/javascript,', shortCircuit: true };
  return next(specifier, context);
};
