/** How a text is encoded for a phone, and how it is counted. */
export interface SmsParts {
  readonly encoding: 'GSM7' | 'UCS2';
  /** Characters as the network counts them: some GSM 7 characters count as two. */
  readonly units: number;
  /** Number of billed messages. */
  readonly parts: number;
}

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const one = new Set(basic);
/** They are preceded by an escape character. */
const two = new Set('^{}[]~\\|€\f');

const partsOf = (units: number, alone: number, joined: number): number =>
  units === 0 ? 0 : units <= alone ? 1 : Math.ceil(units / joined);

/** Length and parts of a text message: GSM 7 as long as it contains all characters, else UCS-2 (SMS-3). */
export const smsParts = (text: string): SmsParts => {
  let units = 0;
  for (const character of text) {
    if (!one.has(character) && !two.has(character)) {
      return { encoding: 'UCS2', units: text.length, parts: partsOf(text.length, 70, 67) };
    }
    units += two.has(character) ? 2 : 1;
  }
  return { encoding: 'GSM7', units, parts: partsOf(units, 160, 153) };
};
