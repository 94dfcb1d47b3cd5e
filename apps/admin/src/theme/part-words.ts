/** Texts that MUI's components contain themselves. */
export interface PartWords {
  readonly open: string;
  readonly close: string;
  readonly clear: string;
  readonly nothing: string;
  readonly loading: string;
}

/** The same in the user's language; MUI's own are English. */
export const partWordsIn = (translate: (key: string) => string): PartWords => ({
  open: translate('engine.pick.open'),
  close: translate('engine.verb.close'),
  clear: translate('engine.pick.clear'),
  nothing: translate('engine.ref.nothing'),
  loading: translate('engine.ref.searching'),
});
