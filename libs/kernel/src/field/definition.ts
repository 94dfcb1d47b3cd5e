import type { OnDelete } from '../sql/table.ts';
import type { FieldLevel } from '../access/access.ts';
import type { SoundFile } from './file/stored-file.ts';
import type { Expression } from '../tree/expression.ts';
import type { Filter } from '../tree/filter.ts';
import type { WithOptions } from './choice/with-options.ts';
import type { LineColumns } from './lines/line-columns.ts';

export type { Options } from './choice/with-options.ts';
export type { LineColumns } from './lines/line-columns.ts';

/** What every field may say. */
export interface FieldCommon {
  /** Words on the screen; by default made from the key (`joiningDate` -> `Joining date`). */
  readonly label?: string;
  /** One sentence beside the field. */
  readonly help?: string;
  /** Other words under which files of other programs may bring it; an import guesses the column by them. */
  readonly aliases?: readonly string[];
  readonly required?: boolean;
  /** No two rows alike; texts are compared trimmed and without regard to case. */
  readonly unique?: boolean;
  /** The quick search reads it. */
  readonly search?: boolean;
  /** An index for filters and sorting on it. */
  readonly index?: boolean;
  /** How sensitive it is; e-mail, phone, money, file, image and secret fields must say it. */
  readonly level?: FieldLevel;
  /** What it begins with comes from the record chosen in a reference beside it: `academicYear.startDate`. */
  readonly defaultFrom?: string;
  /** Set by the server only; a value from a client is refused. */
  readonly readOnly?: boolean;
  /** The key it had before; the next migration renames instead of dropping. */
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
  /** A regular expression the whole text must match, and the words that explain it. */
  readonly pattern?: { readonly regex: string; readonly message: string };
  readonly case?: 'upper' | 'lower';
  /** Numbers in it count as numbers where rows are put in order: G2 stands before G12. */
  readonly natural?: boolean;
  /** The form of a new record tells what the last one has been given, so that numbers go on. */
  readonly tellsLast?: boolean;
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
  /** Decimals kept; input with more is refused. */
  readonly scale?: number;
  readonly min?: string;
  readonly max?: string;
  readonly default?: string;
}
export interface DecimalField extends Exact {
  readonly type: 'decimal';
  readonly precision?: number;
  /** Decimals that are zero are not shown: a count of 3 beside a measure of 2.5. */
  readonly trim?: boolean;
}
export interface PercentField extends Exact {
  readonly type: 'percent';
}
/** Two decimals, "12435.00" on the wire. */
export interface MoneyField extends Exact {
  readonly type: 'money';
  /** Money that is received: the form says the amount in words as well. */
  readonly words?: boolean;
  /** The price of one, a rate, a bound or a running balance: added up it is no figure, so that nothing sums it. */
  readonly noSum?: boolean;
}

export interface FlagField extends FieldCommon {
  readonly type: 'flag';
  readonly default?: boolean;
  /** Yes is no good news: it is shown as a warning, not as something done. */
  readonly warns?: boolean;
}
export interface DateField extends FieldCommon {
  readonly type: 'date';
  /** Bounds: "yyyy-MM-dd" or `today`. */
  readonly min?: string;
  readonly max?: string;
  readonly default?: string;
  /** The field with the last day: both are read as one period, a whole month as month and year. */
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
  /** Colours "#rrggbb" that the options stand for, shown beside their words. */
  readonly swatches?: { readonly [K in V]?: string };
  /** States that pass by themselves: the page of a record in one of them looks again until it is over. */
  readonly passing?: readonly V[];
  readonly default?: V;
  /** What it begins with for whoever may set it, by its level; `default` then stands for all others. */
  readonly defaultForWriters?: V;
}
export interface OptionGroup<V extends string = string> {
  readonly key: string;
  readonly label: string;
  readonly options: readonly V[];
}
export interface ChoicesField<V extends string = string> extends FieldCommon, WithOptions<V> {
  readonly type: 'choices';
  /** Headings over the options of a long list; an option that stands under none comes last. */
  readonly groups?: readonly OptionGroup<V>[];
  readonly default?: readonly V[];
}

/** A field that refers to records of another resource. */
interface Referring extends FieldCommon {
  /** Key of the other resource. */
  readonly to: string;
  /** What the picker offers and the server accepts; `{ $field: 'category' }` reads the form, and the record that is moved. */
  readonly filter?: Filter;
  /**
   * Which of them each principal chooses among, where somebody may have only some: a teacher the own classes. The first
   * principal that somebody is counts.
   */
  readonly among?: Readonly<Record<string, 'all' | Filter>>;
  /** Whoever reads the field reads the titles, also without a right to the records themselves: who did it. */
  readonly named?: boolean;
}
export interface RefField extends Referring {
  readonly type: 'ref';
  /** What happens to this row when the other one goes: `restrict` refuses and names the dependents. */
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
  /** More lines are refused. `begins`: rows that a form begins with; whoever saves without a form gives all of them. */
  readonly max?: number;
  readonly begins?: readonly Readonly<Record<string, unknown>>[];
  readonly columns?: LineColumns;
}
/** Fields that belong together (an address); stored as columns of the same table. */
export interface GroupField<G extends Fields = Fields> extends FieldCommon {
  readonly type: 'group';
  readonly fields: G;
  /** The parts stand together in one `jsonb` column that bears the name of the group; for fields made at run time. */
  readonly packed?: true;
}

export interface FileField extends FieldCommon {
  readonly type: 'file';
  /** Extensions without the dot; the content must agree. */
  readonly accept: readonly string[];
  readonly maxBytes?: number;
  readonly sound?: SoundFile;
}
export interface ImageField extends FieldCommon {
  readonly type: 'image';
  readonly maxBytes?: number;
  /** Width to height; the form crops what is taken or chosen to it (`[35, 45]` for an ID card). */
  readonly ratio?: readonly [width: number, height: number];
}

/** A number given by the server, gapless: `PS-{yyyy}{MM}-{seq:5}`; the counter starts anew with each prefix. */
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
  /** Stored fields that rows are put in order by instead of the shown value; an empty one is passed over for the next. */
  readonly sortedBy?: readonly string[];
  /** Of a flag: yes is no good news. */
  readonly warns?: boolean;
}
/** Never stored: a figure over the rows of another resource that point here. */
export interface RollupField extends FieldCommon {
  readonly type: 'rollup';
  readonly of: string;
  /** The reference field of the other resource that points here, or its list of references. */
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
  /** English words of the keys inside, at any depth, where the key itself does not read well. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Keys inside that only programs read. */
  readonly hidden?: readonly string[];
}
/** Written but never read back; kept encrypted. `sentTo` names the field with its address: another host needs it anew. */
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
