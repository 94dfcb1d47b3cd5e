import type { AnyField, AnyResource, FieldOf, FieldTypeName } from '@school/kernel';
import type { ComponentType } from 'react';

/** What shows a value: a table cell, or the fuller form of a record's page. */
export interface FieldViewProps<F extends AnyField> {
  readonly field: F;
  readonly name: string;
  readonly value: unknown;
  /** The whole row, which includes the words of references. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly resource?: AnyResource;
  /** Renders the fields inside a field: lines and groups hold others. */
  readonly Nested?: ComponentType<ViewProps>;
}

/** The props of an input. It keeps no value of its own, so it works in forms, filters, questions and grid cells alike. */
export interface FieldInputProps<F extends AnyField> {
  readonly field: F;
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur?: () => void;
  /** A sentence in the user's language. */
  readonly error?: string;
  /** Errors inside lines and groups, by path below this field. */
  readonly errors?: object;
  readonly help?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** In a grid: no label, no help, small size. */
  readonly dense?: boolean;
  readonly inputRef?: (element: HTMLElement | null) => void;
  readonly resource?: AnyResource;
  /** Renders the inputs inside a field: lines and groups hold others. */
  readonly Nested?: ComponentType<InputProps>;
}

export type ViewProps<T extends FieldTypeName = FieldTypeName> = FieldViewProps<FieldOf<T>>;
export type InputProps<T extends FieldTypeName = FieldTypeName> = FieldInputProps<FieldOf<T>>;

export interface FieldView<T extends FieldTypeName = FieldTypeName> {
  readonly Cell: ComponentType<ViewProps<T>>;
  readonly Display: ComponentType<ViewProps<T>>;
  readonly align?: 'right' | 'center';
  /** Its words are included in the row only on request. */
  readonly labelled?: boolean;
  /** Takes the full width of a form; some types only with long lists. */
  readonly wide?: boolean | ((field: FieldOf<T>) => boolean);
}
