/** Languages of the interface by their stored codes. */
export const termLanguages = {
  en: 'English',
  gr: 'Deutsch',
  it: 'Italiano',
  rs: 'Русский',
  sp: 'Español',
} as const;
export type TermLanguage = keyof typeof termLanguages;

type Pair = readonly [singular: string, plural: string];

/** Terms that vary between schools: what the product calls them, in every language. */
export const terms = {
  employee: {
    en: ['Employee', 'Employees'],
    gr: ['Mitarbeitende Person', 'Mitarbeitende'],
    it: ['Dipendente', 'Dipendenti'],
    rs: ['Сотрудник', 'Сотрудники'],
    sp: ['Empleado', 'Empleados'],
  },
  department: {
    en: ['Department', 'Departments'],
    gr: ['Abteilung', 'Abteilungen'],
    it: ['Reparto', 'Reparti'],
    rs: ['Отдел', 'Отделы'],
    sp: ['Departamento', 'Departamentos'],
  },
  position: {
    en: ['Position', 'Positions'],
    gr: ['Stelle', 'Stellen'],
    it: ['Mansione', 'Mansioni'],
    rs: ['Должность', 'Должности'],
    sp: ['Puesto', 'Puestos'],
  },
  grade: {
    en: ['Grade', 'Grades'],
    gr: ['Gehaltsstufe', 'Gehaltsstufen'],
    it: ['Livello', 'Livelli'],
    rs: ['Разряд', 'Разряды'],
    sp: ['Escalafón', 'Escalafones'],
  },
  category: {
    en: ['Category', 'Categories'],
    gr: ['Kategorie', 'Kategorien'],
    it: ['Categoria', 'Categorie'],
    rs: ['Категория', 'Категории'],
    sp: ['Categoría', 'Categorías'],
  },
  payslip: {
    en: ['Payslip', 'Payslips'],
    gr: ['Gehaltsabrechnung', 'Gehaltsabrechnungen'],
    it: ['Busta paga', 'Buste paga'],
    rs: ['Расчётный лист', 'Расчётные листы'],
    sp: ['Recibo de nómina', 'Recibos de nómina'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<TermLanguage, Pair>>>>;
export type TermKey = keyof typeof terms;

/** Name of each term, for choosing one. */
export const termNames = Object.fromEntries(
  Object.entries(terms).map(([key, words]) => [key, words.en[0]]),
) as Readonly<Record<TermKey, string>>;

/** What a school calls a term in a given language. */
export interface CustomWord {
  readonly term: string;
  readonly language: string;
  readonly singular: string;
  readonly plural: string;
}

/** The product's word, and its replacement. */
export type Rename = readonly [from: string, to: string];

const isTerm = (key: string): key is TermKey => Object.hasOwn(terms, key);
const isLanguage = (code: string): code is TermLanguage => Object.hasOwn(termLanguages, code);

/** The renames for one language, from the words that a school has stored; empty ones stay unchanged. */
export const renamesOf = (words: readonly CustomWord[], language: string): readonly Rename[] =>
  words
    .filter((word) => word.language === language)
    .flatMap(({ term, singular, plural }): Rename[] => {
      if (!isTerm(term) || !isLanguage(language)) return [];
      const [one, many] = terms[term][language];
      // Where both forms are the same word, the plural is used, because nearly everywhere lists are meant.
      const pairs: readonly Rename[] = [
        [many, plural],
        [one, singular],
      ];
      return pairs.filter(([from, to], at) => to !== '' && (at === 0 || from !== many));
    });
