import type { Connection } from '../database/database.ts';
import { defaultTimeZone } from './institution-clock.ts';

/** The institution's name and how it writes dates and amounts. */
export interface Institution {
  readonly name: string;
  readonly shortName: string | null;
  /** Id of the stored image. */
  readonly logo: number | null;
  readonly timeZone: string;
  readonly dateOrder: 'YMD' | 'DMY' | 'MDY';
  readonly currency: string;
  /** Id of the colour of the product and its documents. */
  readonly themeColorId: string;
  readonly fontName: string;
  readonly gradingSystem: readonly string[];
}

/** SQL of the institution's time zone. */
export const institutionTimeZone = `coalesce((select time_zone from institution_setting order by id limit 1), '${defaultTimeZone}')`;

interface Row {
  readonly name: string;
  readonly short_name: string | null;
  readonly logo_id: string | null;
  readonly time_zone: string;
  readonly date_order: Institution['dateOrder'];
  readonly currency: string;
  readonly theme_color_id: string;
  readonly font_name: string;
  readonly grading_system: readonly string[];
}

const unnamed: Institution = {
  name: 'EduERP',
  shortName: null,
  logo: null,
  timeZone: defaultTimeZone,
  dateOrder: 'YMD',
  currency: 'PKR',
  themeColorId: '1',
  fontName: 'Arial',
  gradingSystem: ['NORMAL'],
};

/** The settings of the institution, or the product's defaults when none have been saved. */
export const institutionOf = async (connection: Connection): Promise<Institution> => {
  const [row] = await connection.query<Row>({
    name: 'institution',
    text: `select name, short_name, logo_id, time_zone, date_order, currency, theme_color_id, font_name,
         grading_system
       from institution_setting order by id limit 1`,
  });
  if (!row) return unnamed;
  return {
    name: row.name,
    shortName: row.short_name,
    logo: row.logo_id === null ? null : Number(row.logo_id),
    timeZone: row.time_zone,
    dateOrder: row.date_order,
    currency: row.currency,
    themeColorId: row.theme_color_id,
    fontName: row.font_name,
    gradingSystem: row.grading_system,
  };
};
