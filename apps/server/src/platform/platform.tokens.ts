/** Token under which the settings of the product are injected. */
export const SETTINGS = Symbol('Settings');

/** Token under which the catalogue is injected. */
export const CATALOGUE = Symbol('Catalogue');
