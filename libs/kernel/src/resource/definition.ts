import type { Access, BaseKey } from '../access/access.ts';
import type { Expression } from '../tree/expression.ts';
import type { Fields, Tone } from '../field/definition.ts';
import type { StateIn } from '../field/infer.ts';
import type { DayGrain } from '../field/grouping.ts';
import type { PeriodName } from '../field/calendar/date-words.ts';
import type { Filter, RowsElsewhere } from '../tree/filter.ts';
import type { ContributedParts } from '../page/contribute.ts';
import type { OfferedOperation } from './offered-operation.ts';
import type { Action, Lifecycle } from './acts.ts';
import type { Check } from './check.ts';
import type { FieldConditions } from './field-conditions.ts';
import type { Closure } from './closure.ts';
import type { ListPage } from './list-page.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';
import type { OwnSection, OwnStep } from './own-section.ts';
import type { RelatedList } from './related-list.ts';

/** One label and its plural. */
export type LabelPair = readonly [singular: string, plural: string];

/** Where the generated screens are found. All addresses of a list open the same screen; links use the first one. */
export interface Screens {
  readonly list?: string | readonly string[];
  /** By default `<list>/new`. */
  readonly create?: string | readonly string[];
  readonly edit?: string | readonly string[];
  readonly show?: string | readonly string[];
}
export interface ListLayout<F extends string> {
  readonly columns: readonly F[];
  /** The column that distinguishes rows and heads their cards on a phone; by default the title. */
  readonly head?: F;
  /** Initial sort field; a leading `-` sorts in descending order. */
  readonly sort?: F | `-${F}`;
  /** Filters offered next to the search. */
  readonly filters?: readonly F[];
  /** Number columns whose sum over the whole filtered set is shown in the footer. */
  readonly totals?: readonly F[];
  /**
   * Initial grouping, until the user changes it: by a value, or by the day, month or year of a date. The options of a
   * choice may have their own titles there.
   */
  readonly group?: {
    readonly by: F | `${F}:${DayGrain}`;
    readonly titles?: Readonly<Record<string, string>>;
  };
  /** Rows are edited in place. */
  readonly inline?: readonly F[];
  /**
   * Also shown as a board, one column for each option of a choice field; a card moved there takes that value, through a
   * move of the life cycle where the field is its state. `fields` are shown on the card below its title.
   */
  readonly board?: { readonly by: F; readonly fields?: readonly F[] };
  /** Colour of a row by condition; never the only indication. */
  readonly tone?: readonly { readonly when: Expression<F>; readonly tone: Tone }[];
  /** Named views that everyone has; a feature's view disappears where the feature is switched off. */
  readonly views?: readonly {
    readonly key: string;
    readonly label: string;
    readonly filter: Filter<F | BaseKey>;
    readonly feature?: string;
  }[];
  /** Key of the view shown initially, for users who have saved none as their default. */
  readonly opens?: string;
  /**
   * The list at additional addresses, each for a different purpose: to find one record quickly, or by many fields at the
   * same time.
   */
  readonly pages?: readonly ListPage<F>[];
}

export interface Section<F extends string> {
  readonly label?: string;
  readonly help?: string;
  readonly fields: readonly F[];
  /** Those of the fields that are shown once they have a value or are asked for by name: ten ways to say one thing. */
  readonly onDemand?: readonly F[];
  /** Shown below the fields, or alone where there are none. */
  readonly own?: OwnSection;
  /** Only on the page of the record: what nobody types does not clutter a form; or only in forms. */
  readonly on?: 'show' | 'form';
}
export interface Tab<F extends string> {
  readonly key: string;
  readonly label: string;
  readonly sections: readonly Section<F>[];
  /** For a wizard: where the step of an existing record opens (`/employee/admission3/:id`). */
  readonly screen?: string | readonly string[];
  /** For a wizard: the value of the resume field while this is the next step. */
  readonly reached?: string;
  /** For a wizard: shown and changed in tabs, but not a step of its own. */
  readonly noStep?: boolean;
  /** For a wizard: a hand-written step that is not part of the record, bound by its key in the admin. */
  readonly own?: OwnStep;
}
/** By default one tab with every field. */
export interface FormLayout<F extends string> {
  readonly tabs: readonly Tab<F>[];
  /**
   * Tabs are steps that are filled in one after the other, each validated separately. The record is created as soon as
   * nothing is missing any more, so a half-filled one can be resumed at the address of a step.
   */
  readonly wizard?: boolean;
  /**
   * For a wizard: the choice field that records how far a record has come, by the `reached` of the steps, so that someone
   * else can continue it; `done` is its value at the end, and for records created another way.
   */
  readonly resume?: { readonly field: F; readonly done: string };
  /** A button before Save: it saves, opens the page of the record, and starts the part there that knows this key. */
  readonly goesOn?: { readonly key: string; readonly label: string };
}
/** Suffixes of generic calls that a module may handle instead of the engine. */
export type OwnCall =
  'save' | 'update' | 'delete' | 'archive' | 'restore' | 'bulk' | 'import' | 'get' | 'getall';

/** What `defineResource` takes. */
export interface ResourceOptions<F extends Fields> {
  readonly module: string;
  readonly label: LabelPair;
  /** Base paths of the calls, without a leading slash; the client uses the first one. Child lines have none. */
  readonly api?: string | readonly string[];
  readonly screens?: Screens;
  readonly menu?: MenuEntry;
  readonly fields: F;
  /** The field that names a record. */
  readonly title: keyof F & string;
  /**
   * Names of the records that every school starts with. Readers see them in their language, and what the school has entered
   * itself as written; `regions` are the countries of the world.
   */
  readonly delivered?: readonly string[] | 'regions';
  /** Second line of pickers, to tell records apart. */
  readonly subtitle?: readonly (keyof F & string)[];
  readonly list: ListLayout<keyof F & string>;
  readonly form?: FormLayout<keyof F & string>;
  readonly related?: readonly RelatedList[];
  /**
   * What a list can filter on in rows elsewhere: whether a record has such a row, given the permission to read those rows.
   */
  readonly has?: Readonly<Record<string, RowsElsewhere>>;
  /**
   * Warnings shown above everything else on the page of a record, or on the list, where something is wrong; hand-written
   * parts.
   */
  readonly notices?: readonly OwnSection[];
  readonly conditions?: { readonly [K in keyof F]?: FieldConditions<keyof F & string> };
  readonly access: Access<keyof F & string>;
  readonly unique?: readonly {
    readonly fields: readonly (keyof F & string)[];
    readonly where?: Expression<keyof F & string>;
    /**
     * Whether two rows with an empty reference count as the same (a grading level without a batch is the school's) or as
     * different.
     */
    readonly empty?: 'alike' | 'different';
  }[];
  readonly checks?: readonly Check<keyof F & string>[];
  readonly lifecycle?: Lifecycle<keyof F & string, StateIn<F>>;
  readonly closed?: readonly Closure<keyof F & string>[];
  readonly actions?: Readonly<Record<string, Action>>;
  /** Key of the resource that owns these rows as lines; a reference field of that name is added. */
  readonly parent?: string;
  /** The resource has no archive: rows are only deleted. */
  readonly noArchive?: boolean;
  /** No record starts as a copy of another: each stands for something that happened once. */
  readonly notCopied?: boolean;
  /** Rows are only added, never changed or deleted. */
  readonly appendOnly?: boolean;
  /**
   * Reference to the record that these rows are created and removed with (days of an application): its history covers them.
   */
  readonly accountedBy?: keyof F & string;
  /** Why these rows have no history (they are computed from rows that have one): none is shown or required. */
  readonly noHistory?: string;
  /** Periods of rows that agree in `fields` must not overlap; enforced by the database. Archived rows do not count. */
  readonly noOverlap?: readonly {
    readonly key: string;
    readonly fields: readonly (keyof F & string)[];
    readonly from: keyof F & string;
    /** No value: open end. */
    readonly to: keyof F & string;
    /** Only these rows count: what was withdrawn no longer takes its time. */
    readonly where?: Expression<keyof F & string>;
    /** Periods follow each other without a gap: the form of a new record proposes the next one. */
    readonly inTurn?: boolean;
  }[];
  /** Generic calls that a module handles itself; the engine leaves them out. */
  readonly ownCalls?: readonly OwnCall[];
  /** Messages for the user when one of the calls fails through a server error. */
  readonly failTexts?: Readonly<Partial<Record<OwnCall, string>>>;
  /** Owner of runtime-defined fields (`EMPLOYEE`); their values are kept in the `details` column. */
  readonly custom?: string;
  /** A record can be commented on by anyone who may change it or, with `readers`, anyone who may read it. */
  readonly comments?: boolean | 'readers';
  /** Files can be attached to a record, under the same permissions. */
  readonly attachments?: boolean;
  /**
   * How rows belong to an academic year: by a reference, a day within it, or through what they belong to
   * (`batch.academicYear`).
   */
  readonly scope?: { readonly year: (keyof F & string) | `${keyof F & string}.${string}` };
  /** The rows are periods of the institution that filters can name: `this` + name, from one day to another. */
  readonly period?: {
    readonly name: PeriodName;
    readonly from: keyof F & string;
    readonly to: keyof F & string;
  };
  readonly was?: string;
  /** A single row: a settings record. */
  readonly single?: boolean;
  /**
   * Fields that two records of the same thing have in common, each list on its own: `[['firstName', 'dateOfBirth'],
   * ['mobilePhone']]`. A form shows such records before a new one is saved. Each list gets an index.
   */
  readonly alike?: readonly (readonly (keyof F & string)[])[];
  /** Values for generated test rows, where the field types alone cannot yield a valid one. */
  readonly sample?: Readonly<Record<string, unknown>>;
}

/** A resource with its key. Engines read this; it is plain data. */
export interface Resource<K extends string = string, F extends Fields = Fields> extends ResourceOptions<F> {
  readonly kind: 'resource' | 'settings';
  readonly key: K;
}
/** A resource as the engines see it, whatever its fields. */
export interface AnyResource extends Omit<
  Resource,
  | 'title'
  | 'subtitle'
  | 'list'
  | 'form'
  | 'conditions'
  | 'access'
  | 'unique'
  | 'checks'
  | 'lifecycle'
  | 'closed'
  | 'noOverlap'
  | 'period'
  | 'scope'
  | 'alike'
  | 'accountedBy'
> {
  readonly title: string;
  readonly subtitle?: readonly string[];
  readonly list: ListLayout<string>;
  readonly form?: FormLayout<string>;
  readonly conditions?: Readonly<Record<string, FieldConditions<string> | undefined>>;
  readonly access: Access;
  readonly unique?: readonly {
    readonly fields: readonly string[];
    readonly where?: Expression;
    readonly empty?: 'alike' | 'different';
  }[];
  readonly checks?: readonly Check<string>[];
  readonly lifecycle?: Lifecycle<string>;
  readonly closed?: readonly Closure<string>[];
  readonly noOverlap?: readonly {
    readonly key: string;
    readonly fields: readonly string[];
    readonly from: string;
    readonly to: string;
    readonly where?: Expression;
    readonly inTurn?: boolean;
  }[];
  readonly scope?: { readonly year: string };
  readonly period?: { readonly name: PeriodName; readonly from: string; readonly to: string };
  readonly alike?: readonly (readonly string[])[];
  readonly accountedBy?: string;
  /** What other modules add to its page, and what operations do to its records; set by the catalogue. */
  readonly contributed?: ContributedParts;
  readonly operations?: readonly OfferedOperation[];
}
