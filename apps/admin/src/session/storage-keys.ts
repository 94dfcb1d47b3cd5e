/** Names under which this browser stores things. They are part of the product's external interface. */
export const storageKeys = {
  session: 'authUser',
  /** The head-office sign-in of a user visiting a branch. */
  home: 'homeUser',
  language: 'I18N_LANGUAGE',
  layout: 'layout',
  layoutMode: 'layoutMode',
  fontFamily: 'fontFamily',
  tableColour: 'TableColor',
  rememberedUsername: 'rememberedUsername',
} as const;

/** The part of `Storage` that the product uses, so that rules can be tested without a browser. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;
