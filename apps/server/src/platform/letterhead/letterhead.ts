import { civilDate } from '@school/domain';
import { buffer } from 'node:stream/consumers';
import { themeColour } from '@school/resources';
import type { Connection } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { SpoiltFile } from '../files/spoilt-file.ts';
import type { StoredFile } from '../files/stored-file.ts';

/** What appears at the head and foot of a printed document. */
export interface Letterhead {
  readonly name: string;
  readonly address: string;
  readonly contact: string;
  readonly footer: string;
  readonly currency: string;
  readonly dateOrder: 'YMD' | 'DMY' | 'MDY';
  readonly logoId: number | null;
  /** Colour of headings and lines, as "#rrggbb". */
  readonly colour: string;
  /** Name of the font that the institution uses. */
  readonly font: string;
}

const unnamed: Letterhead = {
  name: 'EduERP',
  address: '',
  contact: '',
  footer: '',
  currency: 'PKR',
  dateOrder: 'YMD',
  logoId: null,
  colour: themeColour(null),
  font: 'Arial',
};

/** The institution as it presents itself on paper. */
export const letterhead = async (connection: Connection): Promise<Letterhead> => {
  const [row] = await connection.query<Omit<Letterhead, 'colour'> & { readonly themeColorId: string }>({
    name: 'letterhead',
    text: `SELECT name, concat_ws(', ', nullif(address_line1, ''), nullif(address_line2, ''), nullif(city, '')) AS address,
        concat_ws('  ·  ', nullif(phone, ''), nullif(email, ''), nullif(website, '')) AS contact,
        coalesce(document_footer, '') AS footer, coalesce(currency, 'PKR') AS currency,
        coalesce(date_order, 'YMD') AS "dateOrder", logo_id::float8 AS "logoId",
        theme_color_id AS "themeColorId", font_name AS font
      FROM institution_setting ORDER BY id LIMIT 1`,
  });
  if (!row) return unnamed;
  const { themeColorId, ...head } = row;
  return { ...head, colour: themeColour(themeColorId) };
};

/** Amounts on paper are formatted by the rules of the domain. */
export { amountInWords, formatAmount } from '@school/domain';

const two = (value: number): string => String(value).padStart(2, '0');

/** A date in the institution's format. */
export const printedDay = (day: string, order: Letterhead['dateOrder']): string => {
  const { year, month, day: dayOfMonth } = civilDate(day);
  if (order === 'DMY') return `${two(dayOfMonth)}/${two(month)}/${year}`;
  return order === 'MDY' ? `${two(month)}/${two(dayOfMonth)}/${year}` : day;
};

const printable = /^image\/(?:png|jpeg|gif|webp)$/;

/** Paper does not wait for a spoilt picture; the administrators are notified of it. */
const bytesOf = async (files: Files, institute: string, file: StoredFile): Promise<Buffer | undefined> => {
  try {
    return await buffer(await files.read(institute, file));
  } catch (error) {
    if (error instanceof SpoiltFile) return undefined;
    throw error;
  }
};

/** A stored picture as a `data:` URL, which is all that paper may show; empty without one. */
export const pictureOf = async (files: Files, institute: string, id: number | null): Promise<string> => {
  const file = id === null ? undefined : await files.find(institute, id);
  if (!file || !printable.test(file.type)) return '';
  const content = await bytesOf(files, institute, file);
  return content === undefined ? '' : `data:${file.type};base64,${content.toString('base64')}`;
};
