/** A text, or a picture, that a template may use: `{{ name }}`. */
export interface TextToken {
  readonly kind: 'text' | 'image';
  /** Description for template authors. */
  readonly label: string;
  /** Shown in the preview where there is no record; for a picture a `data:` address or nothing. */
  readonly sample: string;
  /** Field of the printed record that supplies the value, `officeAddress.city` for a part of a group. */
  readonly field?: string;
  /** An amount in figures, or in words. */
  readonly words?: boolean;
}

/** A list within an entry: `{% for cell in row.cells %}`. */
export interface InnerList {
  readonly label: string;
  readonly entry: Readonly<Record<string, string>>;
}

/** Values of one entry. */
export type TokenEntry = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

/** Several entries of the same shape: `{% for row in rows %}{{ row.amount }}{% endfor %}`. */
export interface ListToken {
  readonly kind: 'list';
  readonly label: string;
  /** The values of each entry, with their descriptions. */
  readonly entry: Readonly<Record<string, string | InnerList>>;
  readonly sample: readonly TokenEntry[];
}

export type Token = TextToken | ListToken;
export type Tokens = Readonly<Record<string, Token>>;

/** Where a token takes its value from; a binding on the server supplies the others. */
type From = Pick<TextToken, 'field' | 'words'>;

/** A text of the record. */
export const token = (label: string, sample: string, from: From = {}): TextToken => ({
  kind: 'text',
  label,
  sample,
  ...from,
});

/** A picture of the record as a `data:` address; empty where there is none. */
export const imageToken = (label: string, from: Pick<TextToken, 'field'>, sample = ''): TextToken => ({
  kind: 'image',
  label,
  sample,
  ...from,
});

/** Entries that a template iterates over. */
export const listToken = (
  label: string,
  entry: ListToken['entry'],
  sample: ListToken['sample'],
): ListToken => ({ kind: 'list', label, entry, sample });

/** The data on the institution and the day available to every document. */
export const commonTokens: Tokens = {
  schoolName: token('Name of the institution', 'Greenfield School'),
  schoolAddress: token('Address of the institution', '12 Canal Road, Lahore'),
  schoolContact: token('Phone, e-mail and website of the institution', '+92 42 111 222 333'),
  schoolLogo: { kind: 'image', label: 'Logo of the institution', sample: '' },
  currency: token('Currency', 'PKR'),
  today: token('Day of printing', '2026-07-15'),
};
