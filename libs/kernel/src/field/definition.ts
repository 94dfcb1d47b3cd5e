import type { OnDelete } from '../sql/table.ts';
import type { FieldLevel } from '../access/access.ts';
import type { WhoseRecords } from '../access/whose-records.ts';
import type { SoundFile } from './file/stored-file.ts';
import type { Expression } from '../tree/expression.ts';
import type { Filter } from '../tree/filter.ts';
import type { WithOptions } from './choice/with-options.ts';
import type { LineColumns } from './lines/line-columns.ts';

export type { Options } from './choice/with-options.ts';
export type { LineColumns } from './lines/line-columns.ts';

/** Options common to all fields. */
export interface FieldCommon {
  /** Label on the screen; by default derived from the key (`joiningDate` -> `Joining date`). */
  readonly label?: string;
  /** One sentence next to the field. */
  readonly help?: string;
  /** Alternative names used in files of other programs; an import uses them to guess the column. */
  readonly aliases?: readonly string[];
  readonly required?: boolean;
  /** No two rows may be alike; texts are compared trimmed and ignoring case. */
  readonly unique?: boolean;
  /** Included in the quick search. */
  readonly search?: boolean;
  /** An index for filtering and sorting by it. */
  readonly index?: boolean;
  /** Its sensitivity; required for e-mail, phone, money, file, image and secret fields. */
  readonly level?: FieldLevel;
  /** Its initial value comes from the record chosen in another reference field: `academicYear.startDate`. */
  readonly defaultFrom?: string;
  /** Set by the server only; a value from a client is refused. */
  readonly readOnly?: boolean;
  /** Its former key; the next migration renames instead of dropping. */
  readonly was?: string;
  /** Not copied by "Duplicate". */
  readonly noCopy?: boolean;
}

interface Texts extends FieldCommon {
  readonly max?: number;
  readonly min?: number;
  readonly default?: string;
}

export interface TextField extends Texts {
  readonly type: 'text';
  /** A regular expression the whole text must match, and the message that explains it. */
  readonly pattern?: { readonly regex: string; readonly message: string };
  readonly case?: 'upper' | 'lower';
  /** Numbers in it are sorted as numbers: G2 comes before G12. */
  readonly natural?: boolean;
  /** The form of a new record shows the last value given, so that numbers can be continued. */
  readonly tellsLast?: boolean;
  /** Archived records keep what is unique among the others: an index tells whether any record has it, them included. */
  readonly keptByArchived?: boolean;
}
export interface LongTextField extends Texts {
  readonly type: 'longText';
}
export interface RichTextField extends Texts {
  readonly type: 'richText';
}
export interface EmailField extends Texts {
  readonly type: 'email';
}
export interface PhoneField extends Texts {
  readonly type: 'phone';
}
export interface ColourField extends Texts {
  readonly type: 'colour';
}
export interface IntField extends FieldCommon {
  readonly type: 'int';
  /** The number is a year: it is written without separators. */
  readonly year?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
}
interface Exact extends FieldCommon {
  /** Decimals stored; input with more is refused. */
  readonly scale?: number;
  readonly min?: string;
  readonly max?: string;
  readonly default?: string;
}
export interface DecimalField extends Exact {
  readonly type: 'decimal';
  readonly precision?: number;
  /** Trailing zero decimals are hidden: a count of 3 next to a measure of 2.5. */
  readonly trim?: boolean;
}
export interface PercentField extends Exact {
  readonly type: 'percent';
}
/** Two decimals, "12435.00" on the wire. */
export interface MoneyField extends Exact {
  readonly type: 'money';
  /** Money that is received: the form also shows the amount in words. */
  readonly words?: boolean;
  /** A unit price, a rate, a bound or a running balance: a sum of it is meaningless, so nothing adds it up. */
  readonly noSum?: boolean;
}

export interface FlagField extends FieldCommon {
  readonly type: 'flag';
  readonly default?: boolean;
  /** Yes is bad news: it is shown as a warning, not as something done. */
  readonly warns?: boolean;
}
export interface DateField extends FieldCommon {
  readonly type: 'date';
  /** Bounds: "yyyy-MM-dd" or `today`. */
  readonly min?: string;
  readonly max?: string;
  readonly default?: string;
  /** The field with the last day: both are shown as one period, a whole month as month and year. */
  readonly until?: string;
}
export interface TimeField extends FieldCommon {
  readonly type: 'time';
  readonly default?: string;
}
export interface DateTimeField extends FieldCommon {
  readonly type: 'dateTime';
  readonly default?: string;
}
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';
export interface ChoiceField<V extends string = string> extends FieldCommon, WithOptions<V> {
  readonly type: 'choice';
  readonly tones?: { readonly [K in V]?: Tone };
  /** Colours "#rrggbb" that the options stand for, shown next to their labels. */
  readonly swatches?: { readonly [K in V]?: string };
  /** Transient states: the page of a record in one of them polls until it has ended. */
  readonly passing?: readonly V[];
  readonly default?: V;
  /** The initial value for those who may set it, by its level; `default` then applies to all others. */
  readonly defaultForWriters?: V;
}
export interface OptionGroup<V extends string = string> {
  readonly key: string;
  readonly label: string;
  readonly options: readonly V[];
}
export interface ChoicesField<V extends string = string> extends FieldCommon, WithOptions<V> {
  readonly type: 'choices';
  /** Headings for the options of a long list; an option without a heading comes last. */
  readonly groups?: readonly OptionGroup<V>[];
  readonly default?: readonly V[];
}

/** A field that refers to records of another resource. */
interface Referring extends FieldCommon {
  /** Key of the other resource. */
  readonly to: string;
  /** What the picker offers and the server accepts; `{ $field: 'category' }` reads the form, and the record being moved. */
  readonly filter?: Filter;
  /**
   * Which of them each principal may choose from, where some are limited: a teacher to their own classes. The first
   * matching principal counts.
   */
  readonly among?: Readonly<Record<string, 'all' | Filter>>;
  /** Readers of the field can also read the titles, even without a right to the records themselves: who did it. */
  readonly named?: boolean;
}
export interface RefField extends Referring {
  readonly type: 'ref';
  /** What happens to this row when the referenced one is deleted: `restrict` refuses and lists the dependents. */
  readonly onDelete?: OnDelete;
  /** The picker and the import may create a missing record. */
  readonly create?: boolean;
}
export interface RefsField extends Referring {
  readonly type: 'refs';
}
/** Child rows of a resource that names this one as its `parent`, saved with it in one transaction. */
export interface LinesField extends FieldCommon {
  readonly type: 'lines';
  readonly of: string;
  readonly min?: number;
  /** More lines are refused. `begins`: rows that a form starts with; a client without a form supplies all. */
  readonly max?: number;
  readonly begins?: readonly Readonly<Record<string, unknown>>[];
  readonly columns?: LineColumns;
  /**
   * Columns that not everyone who writes the lines fills in: whose they are, by the record as it is kept. Others only read
   * them; in a new record they are nobody's. The module keeps what they hold.
   */
  readonly whose?: Readonly<Record<string, WhoseRecords>>;
}
/** Fields that belong together (an address); stored as columns of the same table. */
export interface GroupField<G extends Fields = Fields> extends FieldCommon {
  readonly type: 'group';
  readonly fields: G;
  /** The parts are stored together in one `jsonb` column named after the group; for fields created at run time. */
  readonly packed?: true;
}

export interface FileField extends FieldCommon {
  readonly type: 'file';
  /** Extensions without the dot; the content must match. */
  readonly accept: readonly string[];
  readonly maxBytes?: number;
  readonly sound?: SoundFile;
}
export interface ImageField extends FieldCommon {
  readonly type: 'image';
  readonly maxBytes?: number;
  /** Width to height; the form crops the image taken or chosen to it (`[35, 45]` for an ID card). */
  readonly ratio?: readonly [width: number, height: number];
}

/** A gapless number assigned by the server: `PS-{yyyy}{MM}-{seq:5}`; the counter restarts with each prefix. */
export interface SeriesField extends FieldCommon {
  readonly type: 'series';
  readonly pattern: string;
}
export type ScalarKind = 'text' | 'int' | 'decimal' | 'money' | 'flag' | 'date';
/** Never stored: the value of an expression over the row. */
export interface ComputedField extends FieldCommon {
  readonly type: 'computed';
  readonly as: ScalarKind;
  readonly scale?: number;
  readonly value: Expression;
  /** Stored fields that rows are sorted by instead of the shown value; an empty one is skipped in favour of the next. */
  readonly sortedBy?: readonly string[];
  /** For a flag: yes is bad news. */
  readonly warns?: boolean;
}
/** Never stored: a figure over the rows of another resource that reference this one. */
export interface RollupField extends FieldCommon {
  readonly type: 'rollup';
  readonly of: string;
  /** The field of the other resource that references this one, or its list of references. */
  readonly via: string;
  readonly fn: 'count' | 'sum' | 'min' | 'max';
  readonly field?: string;
  readonly as?: ScalarKind;
  readonly where?: Filter;
}
/** Never stored: a field of the referenced row. */
export interface LookupField extends FieldCommon {
  readonly type: 'lookup';
  /** A reference field of this resource. */
  readonly via: string;
  readonly field: string;
  readonly as: ScalarKind;
}
export interface JsonField extends FieldCommon {
  readonly type: 'json';
  /** English labels of the keys inside, at any depth, where the key itself does not read well. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Keys inside that only programs use. */
  readonly hidden?: readonly string[];
}
/**
 * Written but never read back; stored encrypted. `sentTo` names the field with its address: another host requires it to be
 * entered again.
 */
export interface SecretField extends FieldCommon {
  readonly type: 'secret';
  readonly max?: number;
  readonly sentTo?: string;
}

export type AnyField =
  | TextField
  | LongTextField
  | RichTextField
  | EmailField
  | PhoneField
  | ColourField
  | IntField
  | DecimalField
  | PercentField
  | MoneyField
  | FlagField
  | DateField
  | TimeField
  | DateTimeField
  | ChoiceField
  | ChoicesField
  | RefField
  | RefsField
  | LinesField
  | GroupField
  | FileField
  | ImageField
  | SeriesField
  | ComputedField
  | RollupField
  | LookupField
  | JsonField
  | SecretField;

export type FieldTypeName = AnyField['type'];
export type FieldOf<T extends FieldTypeName> = Extract<AnyField, { type: T }>;
export type Fields = { readonly [key: string]: AnyField };
