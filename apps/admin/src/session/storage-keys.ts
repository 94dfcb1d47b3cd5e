/** Names under which this browser keeps things. They are part of the outside of the product. */
export const storageKeys = {
  session: 'authUser',
  /** The sign-in at the head office of whoever visits a branch. */
  home: 'homeUser',
  language: 'I18N_LANGUAGE',
  layout: 'layout',
  layoutMode: 'layoutMode',
  fontFamily: 'fontFamily',
  tableColour: 'TableColor',
  rememberedUsername: 'rememberedUsername',
} as const;

/** The part of `Storage` that the product uses, so that rules can be tried without a browser. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;
