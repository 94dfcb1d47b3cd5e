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

/** Where the generated screens stand. A list of addresses opens the same screen; the first one is linked to. */
export interface Screens {
  readonly list?: string | readonly string[];
  /** By default `<list>/new`. */
  readonly create?: string | readonly string[];
  readonly edit?: string | readonly string[];
  readonly show?: string | readonly string[];
}
export interface ListLayout<F extends string> {
  readonly columns: readonly F[];
  /** The column that tells rows apart, and heads their cards on a phone; by default the title. */
  readonly head?: F;
  /** Field to sort by at first; a leading `-` sorts downwards. */
  readonly sort?: F | `-${F}`;
  /** Filters offered beside the search. */
  readonly filters?: readonly F[];
  /** Number columns whose sum over the whole filtered set stands in the footer. */
  readonly totals?: readonly F[];
  /**
   * Grouped by this at first, until the user groups it otherwise: by a value, or by the day, month or year of a date. The
   * options of a choice may have titles of their own there.
   */
  readonly group?: {
    readonly by: F | `${F}:${DayGrain}`;
    readonly titles?: Readonly<Record<string, string>>;
  };
  /** Rows edited in place. */
  readonly inline?: readonly F[];
  /**
   * Shown as a board too, one column for each option of a choice field; a card that is moved there takes that value, by a
   * move of the life cycle where the field is its state. `fields` stand on the card below its title.
   */
  readonly board?: { readonly by: F; readonly fields?: readonly F[] };
  /** Colour of a row by condition; never the only sign. */
  readonly tone?: readonly { readonly when: Expression<F>; readonly tone: Tone }[];
  /** Named views everybody has; one of a feature is gone where that is switched off. */
  readonly views?: readonly {
    readonly key: string;
    readonly label: string;
    readonly filter: Filter<F | BaseKey>;
    readonly feature?: string;
  }[];
  /** Key of the view that is shown at first, to whoever has kept none for that. */
  readonly opens?: string;
  /** The list at addresses of their own, each for another purpose: to find one record quickly, or by many fields at once. */
  readonly pages?: readonly ListPage<F>[];
}

export interface Section<F extends string> {
  readonly label?: string;
  readonly help?: string;
  readonly fields: readonly F[];
  /** Those of the fields that are shown once they hold something or are asked for by their name: ten ways to say one thing. */
  readonly onDemand?: readonly F[];
  /** Stands under the fields, or alone where there are none. */
  readonly own?: OwnSection;
  /** On the page of the record alone: what nobody types is not in the way of a form; or in forms alone. */
  readonly on?: 'show' | 'form';
}
export interface Tab<F extends string> {
  readonly key: string;
  readonly label: string;
  readonly sections: readonly Section<F>[];
  /** Of a wizard: where the step of a record that is there opens (`/employee/admission3/:id`). */
  readonly screen?: string | readonly string[];
  /** Of a wizard: the value of the resume field while this is the next step. */
  readonly reached?: string;
  /** Of a wizard: shown and changed in tabs, but no step of its own. */
  readonly noStep?: boolean;
  /** Of a wizard: a step that is no part of the record but written by hand, bound by its key in the admin. */
  readonly own?: OwnStep;
}
/** By default one tab with every field. */
export interface FormLayout<F extends string> {
  readonly tabs: readonly Tab<F>[];
  /**
   * Tabs are steps that are filled one after the other, each checked for itself. The record is created as soon as
   * nothing is missing any more, so a half-filled one can be taken up again at the address of a step.
   */
  readonly wizard?: boolean;
  /**
   * Of a wizard: the choice field that keeps how far a record has come, by the `reached` of the steps, so that somebody
   * else can take it up; `done` is its value at the end and of records that were made in another way.
   */
  readonly resume?: { readonly field: F; readonly done: string };
  /** A button before Save: it saves, opens the page of the record, and there begins the part that knows this key. */
  readonly goesOn?: { readonly key: string; readonly label: string };
}
/** Suffixes of generic calls that a module may answer in the engine's place. */
export type OwnCall =
  'save' | 'update' | 'delete' | 'archive' | 'restore' | 'bulk' | 'import' | 'get' | 'getall';

/** What `defineResource` takes. */
export interface ResourceOptions<F extends Fields> {
  readonly module: string;
  readonly label: LabelPair;
  /** Base paths of the calls, without a leading slash; the first one is the client's. Child lines have none. */
  readonly api?: string | readonly string[];
  readonly screens?: Screens;
  readonly menu?: MenuEntry;
  readonly fields: F;
  /** The field that names a record. */
  readonly title: keyof F & string;
  /**
   * Names of the records that every school begins with. Readers see them in their language, and what the school has
   * written itself as it stands; `regions` are the countries of the world.
   */
  readonly delivered?: readonly string[] | 'regions';
  /** Second line of pickers, told apart by it. */
  readonly subtitle?: readonly (keyof F & string)[];
  readonly list: ListLayout<keyof F & string>;
  readonly form?: FormLayout<keyof F & string>;
  readonly related?: readonly RelatedList[];
  /** What a list can be asked about rows elsewhere: whether a record has one, by the right to read those rows. */
  readonly has?: Readonly<Record<string, RowsElsewhere>>;
  /** What the page of a record, or the list, says above everything else where something is amiss; parts written by hand. */
  readonly notices?: readonly OwnSection[];
  readonly conditions?: { readonly [K in keyof F]?: FieldConditions<keyof F & string> };
  readonly access: Access<keyof F & string>;
  readonly unique?: readonly {
    readonly fields: readonly (keyof F & string)[];
    readonly where?: Expression<keyof F & string>;
    /** Two rows whose reference is empty stand in the same place (a grading level of no batch is the school's), or in none. */
    readonly empty?: 'alike' | 'different';
  }[];
  readonly checks?: readonly Check<keyof F & string>[];
  readonly lifecycle?: Lifecycle<keyof F & string, StateIn<F>>;
  readonly closed?: readonly Closure<keyof F & string>[];
  readonly actions?: Readonly<Record<string, Action>>;
  /** Key of the resource that owns these rows as lines; a reference field of that name is added. */
  readonly parent?: string;
  /** The resource keeps no archive: rows are only deleted. */
  readonly noArchive?: boolean;
  /** No record begins as a copy of another: each stands for something that happened once. */
  readonly notCopied?: boolean;
  /** Rows are only added, never changed or deleted. */
  readonly appendOnly?: boolean;
  /** Reference to the record that these rows are made and go with (days of an application): its history accounts for them. */
  readonly accountedBy?: keyof F & string;
  /** Why nobody keeps a history of these rows (they are worked out from rows that have one): none is shown or asked for. */
  readonly noHistory?: string;
  /** Periods of rows alike in `fields` must not overlap; guarded by the database. Archived rows do not count. */
  readonly noOverlap?: readonly {
    readonly key: string;
    readonly fields: readonly (keyof F & string)[];
    readonly from: keyof F & string;
    /** No value: open end. */
    readonly to: keyof F & string;
    /** One period follows another without a gap: the form of a new record proposes the next one. */
    readonly inTurn?: boolean;
  }[];
  /** Generic calls that a module answers itself; the engine leaves them out. */
  readonly ownCalls?: readonly OwnCall[];
  /** What the user reads when one of the calls fails through a fault of the server. */
  readonly failTexts?: Readonly<Partial<Record<OwnCall, string>>>;
  /** Owner of runtime-defined fields (`EMPLOYEE`); their values are kept in the `details` column. */
  readonly custom?: string;
  /** People write comments on a record, whoever reads it or, without `readers`, whoever may change it. */
  readonly comments?: boolean | 'readers';
  /** Files hang on a record, by the same rights. */
  readonly attachments?: boolean;
  /** How rows belong to an academic year: by a reference, a day in it, or as what they stand in (`batch.academicYear`). */
  readonly scope?: { readonly year: (keyof F & string) | `${keyof F & string}.${string}` };
  /** The rows are periods of the institution, which filters name: `this` + name, from one day to another. */
  readonly period?: {
    readonly name: PeriodName;
    readonly from: keyof F & string;
    readonly to: keyof F & string;
  };
  readonly was?: string;
  /** One row only: a settings record. */
  readonly single?: boolean;
  /**
   * Fields in which two records of the same thing agree, each list for itself: `[['firstName', 'dateOfBirth'],
   * ['mobilePhone']]`. A form shows such records before a new one is saved. Each list gets an index.
   */
  readonly alike?: readonly (readonly (keyof F & string)[])[];
  /** Values for generated test rows, where the field types alone cannot know a valid one. */
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
    readonly inTurn?: boolean;
  }[];
  readonly scope?: { readonly year: string };
  readonly period?: { readonly name: PeriodName; readonly from: string; readonly to: string };
  readonly alike?: readonly (readonly string[])[];
  readonly accountedBy?: string;
  /** What other modules add to its page, and what operations do with its records; set by the catalogue. */
  readonly contributed?: ContributedParts;
  readonly operations?: readonly OfferedOperation[];
}
