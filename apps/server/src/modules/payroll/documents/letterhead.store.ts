import type { Connection } from '../../../platform/database/database.ts';

/** What stands at the head and foot of a printed document. */
export interface Letterhead {
  readonly name: string;
  readonly address: string;
  readonly contact: string;
  readonly footer: string;
  readonly currency: string;
  readonly dateOrder: 'YMD' | 'DMY' | 'MDY';
  readonly logoId: number | null;
}

const unnamed: Letterhead = {
  name: 'EduERP',
  address: '',
  contact: '',
  footer: '',
  currency: 'PKR',
  dateOrder: 'YMD',
  logoId: null,
};

/** The institution as it presents itself on paper. */
export const letterhead = async (connection: Connection): Promise<Letterhead> => {
  const [row] = await connection.query<Letterhead>({
    name: 'letterhead',
    text: `SELECT name, concat_ws(', ', nullif(address_line1, ''), nullif(address_line2, ''), nullif(city, '')) AS address,
        concat_ws('  ·  ', nullif(phone, ''), nullif(email, ''), nullif(website, '')) AS contact,
        coalesce(document_footer, '') AS footer, coalesce(currency, 'PKR') AS currency,
        coalesce(date_order, 'YMD') AS "dateOrder", logo_id::float8 AS "logoId"
      FROM institution_setting ORDER BY id LIMIT 1`,
  });
  return row ?? unnamed;
};
