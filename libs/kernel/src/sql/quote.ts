/** A name as an SQL identifier. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as an SQL literal (`standard_conforming_strings` is on, as by default). */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
