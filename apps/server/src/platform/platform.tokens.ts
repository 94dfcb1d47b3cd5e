/** Under which the settings of the product are injected. */
export const SETTINGS = Symbol('Settings');

/** Under which the catalogue is injected. */
export const CATALOGUE = Symbol('Catalogue');
